import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('is a link when it leads somewhere', () => {
  render(<Button href="/products">All products</Button>);
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
});

it('does not submit unless asked to', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('holds back presses and submits while busy, and stays focusable', async () => {
  const onSubmit = vi.fn();
  const onClick = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Sending…" onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: /Sending…/ });
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), 'Noura{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
});

it('gives out its element', () => {
  const ref = createRef<HTMLElement>();
  render(<Button ref={ref}>Press</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
