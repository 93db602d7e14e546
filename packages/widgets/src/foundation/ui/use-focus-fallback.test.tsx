import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusFallback } from './use-focus-fallback';

function Example({ isShown = true }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const region = useFocusFallback<HTMLDivElement>((element) =>
    element.querySelector('button:not(:disabled)'),
  );
  return (
    <>
      {isShown && (
        <div ref={region}>
          {isOpen ? (
            <button key="done" type="button" onClick={() => setIsOpen(false)}>
              Done
            </button>
          ) : (
            <button key="change" type="button" onClick={() => setIsOpen(true)}>
              Change
            </button>
          )}
          <button type="button" disabled={isSent} onClick={() => setIsSent(true)}>
            Send
          </button>
        </div>
      )}
      <input aria-label="Elsewhere" onChange={() => setIsOpen(!isOpen)} />
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('moves the focus when the focused element is removed', async () => {
  render(<Example />);
  await userEvent.click(button('Change'));
  expect(button('Done')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Change')).toHaveFocus();
});

it('moves the focus when the focused element is disabled', async () => {
  render(<Example />);
  await userEvent.click(button('Send'));
  expect(button('Change')).toHaveFocus();
});

it('moves the focus in a region that was removed and is rendered again', async () => {
  const { rerender } = render(<Example />);
  rerender(<Example isShown={false} />);
  rerender(<Example />);
  await userEvent.click(button('Change'));
  expect(button('Done')).toHaveFocus();
});

it('does not move the focus if the visitor has moved it elsewhere', async () => {
  render(<Example />);
  await userEvent.click(button('Change'));
  await userEvent.type(screen.getByRole('textbox'), 'ab');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
