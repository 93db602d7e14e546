import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from './Button';
import { InElement } from './part';

it('names parts in a custom element only', () => {
  const { container, rerender } = render(<Button>Order</Button>);
  expect(container.querySelector('[part]')).toBeNull();
  rerender(
    <InElement.Provider value={true}>
      <Button>Order</Button>
    </InElement.Provider>,
  );
  expect(container.querySelector('[part=button]')).not.toBeNull();
});
