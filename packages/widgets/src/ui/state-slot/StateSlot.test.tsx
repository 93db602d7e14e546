import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StateSlot, StateSlots } from './StateSlot';

it('is what it holds in an application', () => {
  const { container } = render(<StateSlot name="error">Try again</StateSlot>);
  expect(container.innerHTML).toBe('Try again');
});

it('gives way to the page’s content in an element, unless it is a part of something shown', () => {
  const { container } = render(
    <StateSlots.Provider value={true}>
      <StateSlot name="empty">Nothing here</StateSlot>
      <StateSlot name="error" isWhole={false}>
        More failed
      </StateSlot>
    </StateSlots.Provider>,
  );
  expect(container.innerHTML).toBe('<slot name="empty">Nothing here</slot>More failed');
});

it('keeps what stands between the tags in view when something failed', () => {
  render(
    <StateSlots.Provider value={true}>
      <StateSlot name="error">Try again</StateSlot>
    </StateSlots.Provider>,
  );
  const slot = screen.getByText('Try again');
  expect(slot.outerHTML).toBe('<slot name="error"><slot></slot>Try again</slot>');
});
