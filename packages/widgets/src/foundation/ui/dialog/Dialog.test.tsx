import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

function Example({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" id="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        title="Clear your cart?"
        closeLabel="Close"
      >
        <p>All items will be removed.</p>
      </Dialog>
    </StrictMode>
  );
}

async function opened(onClose?: () => void) {
  render(<Example {...(onClose && { onClose })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Clear your cart?' });
}

const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

it('renders nothing while closed', () => {
  const { container } = render(<Example />);
  expect(container.querySelector('dialog')).toBeNull();
});

it('focuses its title and locks the page’s scrolling', async () => {
  await opened();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('hidden');
});

it('focuses the content’s `data-autofocus` element', () => {
  render(
    <Dialog open onClose={() => {}} title="Code" closeLabel="Close">
      <input aria-label="Code" data-autofocus="" />
    </Dialog>,
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('closes with its button, and restores focus and scrolling', async () => {
  await opened();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  expect(document.documentElement.style.overflow).toBe('');
});

it('calls `onClose` once on Esc', async () => {
  const onClose = vi.fn();
  const dialog = await opened(onClose);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await gone();
  expect(onClose).toHaveBeenCalledOnce();
});

it('notices when the browser closes it', async () => {
  const onClose = vi.fn();
  const dialog = await opened(onClose);
  dialog.close();
  fireEvent(dialog, new Event('close'));
  await gone();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes on a click on the backdrop, but not if it started inside', async () => {
  const onClose = vi.fn();
  const dialog = await opened(onClose);
  fireEvent.mouseDown(screen.getByText('All items will be removed.'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('locks scrolling until the last of several is closed', () => {
  const { rerender } = render(<Two first second />);
  rerender(<Two first />);
  expect(document.documentElement.style.overflow).toBe('hidden');
  rerender(<Two />);
  expect(document.documentElement.style.overflow).toBe('');
});

function Two({ first = false, second = false }) {
  return (
    <>
      <Dialog open={first} onClose={() => {}} title="One" closeLabel="Close">
        1
      </Dialog>
      <Dialog open={second} onClose={() => {}} title="Two" closeLabel="Close">
        2
      </Dialog>
    </>
  );
}

it('focuses its opener on close if what had the focus before is gone', async () => {
  const opener = createRef<HTMLButtonElement>();
  const page = (open: boolean) => (
    <>
      <button type="button" ref={opener}>
        Open
      </button>
      {!open && <input aria-label="Elsewhere" />}
      <Dialog opener={opener} open={open} onClose={() => {}} title="Search" closeLabel="Close">
        Results
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('textbox').focus();
  rerender(page(true));
  rerender(page(false));
  await gone();
  expect(opener.current).toHaveFocus();
});
