import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InElement } from './part';
import { StateSlot } from './StateSlot';

it('renders its children in an application', () => {
  const { container } = render(<StateSlot name="error">Try again</StateSlot>);
  expect(container.innerHTML).toBe('Try again');
});

it('renders the page’s slotted content in an element, unless it is part of a larger list', () => {
  const { container } = render(
    <InElement.Provider value={true}>
      <StateSlot name="empty">Nothing here</StateSlot>
      <StateSlot name="error" isWhole={false}>
        More failed
      </StateSlot>
    </InElement.Provider>,
  );
  expect(container.innerHTML).toBe('<slot name="empty">Nothing here</slot>More failed');
});

it('keeps the element’s light DOM visible on an error', () => {
  render(
    <InElement.Provider value={true}>
      <StateSlot name="error">Try again</StateSlot>
    </InElement.Provider>,
  );
  const slot = screen.getByText('Try again');
  expect(slot.outerHTML).toBe('<slot name="error"><slot></slot>Try again</slot>');
});
