import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SubmitButton } from './SubmitButton';

const show = (busy: boolean) => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <input aria-label="Name" />
      <SubmitButton busy={busy} busyLabel="Sending…">
        Send
      </SubmitButton>
    </form>,
  );
  return onSubmit;
};

it('submits its form', async () => {
  const onSubmit = show(false);
  await userEvent.click(screen.getByRole('button', { name: /Send/ }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('blocks clicks and submits while busy, and stays focusable', async () => {
  const onSubmit = show(true);
  const button = screen.getByRole('button', { name: /Sending…/ });
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), 'Noura{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});
