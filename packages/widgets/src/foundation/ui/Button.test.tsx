import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './Button';

it('is a link with an `href`', () => {
  render(<Button href="/products">All products</Button>);
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
});

it('does not submit a form by default', async () => {
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

it('forwards its ref', () => {
  const ref = createRef<HTMLElement>();
  render(<Button ref={ref}>Press</Button>);
  expect(ref.current).toBe(screen.getByRole('button'));
});
