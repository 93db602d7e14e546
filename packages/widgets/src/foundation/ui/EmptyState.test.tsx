import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './EmptyState';
import { InElement } from './part';

it('keeps its action next to the page’s slotted content', () => {
  render(
    <InElement.Provider value={true}>
      <EmptyState
        state="error"
        title="No connection"
        hint="Later, perhaps"
        action={<button type="button">Try again</button>}
      />
    </InElement.Provider>,
  );
  expect(screen.getByRole('heading').closest('slot')).toHaveAttribute('name', 'error');
  expect(screen.getByRole('button').closest('slot')).toBeNull();
});
