import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { announced } from '../../testing/announced';
import { field, lamp, renderCheckout, settings, sofa, summary, verify } from './testing/visitor-at-checkout';

it('uses settings that arrive late, and keeps what was typed', async () => {
  const { changeSettings } = renderCheckout();
  await userEvent.type(await field('Phone number'), '50123');
  expect(summary().getByText('VAT (15%)')).toBeVisible();
  changeSettings({ ...settings, tax_rate: 0.05, delivery_times: { checkout: { min: 1, max: 3 } } });
  await waitFor(() => expect(summary().getByText('VAT (5%)')).toBeVisible());
  expect(summary().getByText('Delivery time: 1–3 days')).toBeVisible();
  changeSettings({ ...settings, allow_tax_rate: false });
  await waitFor(() => expect(summary().queryByText('VAT (15%)')).not.toBeInTheDocument());
  expect(await field('Phone number')).toHaveValue('50123');
});

it('keeps its heading, which the page focuses on arrival, while the details load', async () => {
  const { unmount, storage } = renderCheckout();
  await verify();
  unmount();
  renderCheckout({ storage });
  const heading = screen.getByRole('heading', { level: 1, name: 'Checkout' });
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(heading).toBeVisible();
});

it('keeps the focus in the checkout when another tab empties the cart, and when it fills it again', async () => {
  const { stores } = renderCheckout();
  (await field('Phone number')).focus();
  let undo = () => {};
  act(() => {
    undo = stores.cart.clear();
  });
  const browse = await screen.findByRole('link', { name: 'Browse products' });
  expect(browse).toHaveFocus();
  act(() => undo());
  expect(await field('Phone number')).toHaveFocus();
});

it('asks for no phone when every piece in the cart is gone, and says so', async () => {
  const { request } = renderCheckout({
    lines: [
      [sofa, 1],
      [lamp, 1],
    ],
    overrides: { items: { list: async () => ({ results: [], limit: 50, hasMore: false }) } },
  });
  expect(
    await screen.findByText(
      'Nafud Sofa is no longer available and is not part of your order. Sahra Lamp is no longer available and is not part of your order.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/products');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(request).not.toHaveBeenCalled();
  expect(announced()).toHaveLength(1);
});

it('announces a piece that is gone, and keeps the focus when all are and the form disappears', async () => {
  const fetched = [[sofa], []];
  const { stores } = renderCheckout({
    lines: [
      [sofa, 1],
      [lamp, 1],
    ],
    overrides: {
      items: { list: async () => ({ results: fetched.shift() ?? [], limit: 50, hasMore: false }) },
    },
  });
  const sentence = 'Sahra Lamp is no longer available and is not part of your order.';
  await waitFor(() => expect(announced()).toEqual([sentence]));
  await userEvent.click(await field('Phone number'));
  await act(() => stores.cart.refreshPrices());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(announced()).toEqual([
    sentence,
    `Nafud Sofa is no longer available and is not part of your order. ${sentence}`,
  ]);
});

it('links to the products if the cart is empty', async () => {
  renderCheckout({ lines: [] });
  expect(await screen.findByText('Your cart is empty. Add a piece before checking out.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
});

it('is in Arabic, including digits', async () => {
  renderCheckout({ locale: 'ar', lines: [[sofa, 2]] });
  expect(await screen.findByRole('heading', { level: 1, name: 'إتمام الطلب' })).toBeInTheDocument();
  expect(screen.getByText('١ رقم الجوال')).toHaveAttribute('aria-current', 'step');
  expect(screen.getAllByText('الكمية ٢').length).toBeGreaterThan(0);
});
