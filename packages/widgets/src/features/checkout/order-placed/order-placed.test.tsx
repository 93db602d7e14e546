import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient, makeOrderReceipt } from '@diwan/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, Shop } from '../../../testing';
import { CHECKOUT_STORAGE_KEY, type CheckoutRecord, emptyRecord } from '../checkout-record-store';
import {
  button,
  checkoutStorage,
  field,
  fill,
  fillDetails,
  lamp,
  order,
  placeInAnotherTab,
  press,
  receipt,
  renderCheckout,
  settings,
  sofa,
  summary,
  verify,
} from '../testing/visitor-at-checkout';
import { LastOrder } from './LastOrder';

it('does not show the receipt again to a visitor who returns before the next page has loaded', async () => {
  renderCheckout();
  await verify();
  await fillDetails();
  await order();
  await receipt();
  await press('Back to home');
  expect(await receipt()).toBeInTheDocument();
  fireEvent.popState(window);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText(/Your cart is empty/)).toBeVisible();
});

it('closes the receipt on a partner’s page, and takes the next order there', async () => {
  const { onDone, stores } = renderCheckout({ shopUrl: 'https://shop.example' });
  await verify();
  await fillDetails();
  await order();
  const dialog = within(await receipt());
  expect(dialog.queryByRole('button', { name: 'Back to home' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(onDone).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/Your cart is empty/)).toBeVisible();
  act(() => stores.cart.add(basketProduct(lamp)));
  expect(await field('Phone number')).toHaveValue('');
});

it('leaves no personal data on the device once the receipt is closed', async () => {
  const { storage, stores, unmount } = renderCheckout();
  await verify();
  await fillDetails();
  await order();
  await receipt();
  expect(storage.read(CHECKOUT_STORAGE_KEY)).toContain('Noura');
  await press('Back to home');
  expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567|proof":"/);
  unmount();
  stores.cart.add(basketProduct(lamp), { quantity: 1 });
  renderCheckout({ storage });
  expect(await field('Phone number')).toHaveValue('');
  expect(screen.queryByRole('textbox', { name: 'Full name' })).not.toBeInTheDocument();
});

it('names the delivery on the receipt and the order in the page’s title, until it is closed', async () => {
  document.title = 'Checkout | Athel';
  renderCheckout();
  await verify();
  await fillDetails();
  await fill(await field(/^Street/), 'شارع <b>العليا</b>');
  await fill(await field(/^Building/), '7 B');
  await order();
  const dialog = within(await receipt());
  expect(dialog.getByText('Noura Al Qahtani')).toBeInTheDocument();
  expect(dialog.getByText('North Riyadh, Riyadh')).toBeInTheDocument();
  expect(dialog.getByText('شارع <b>العليا</b>')).toBeInTheDocument();
  expect(dialog.getByText(/^Building[^:]*: \u2068 ?7 B\u2069$/)).toBeInTheDocument();
  expect(document.title).toMatch(/^We have received your order A-10\d\d$/);
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(dialog.getByText('Noura Al Qahtani')).toBeInTheDocument();
});

it('keeps the order and its receipt at hand when the receipt is closed, without personal data', async () => {
  const { storage, stores, unmount } = renderCheckout();
  await verify();
  await fillDetails();
  await order();
  await receipt();
  await press('Back to home');
  unmount();
  const next = renderCheckout({ storage });
  expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  await press('Your earlier order A-10');
  const dialog = within(await receipt());
  expect(dialog.getByText('Nafud Sofa')).toBeInTheDocument();
  expect(dialog.getByText('1,270 Saudi riyals')).toBeInTheDocument();
  expect(dialog.queryByText(/Noura|50 123 4567/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(next.onDone).not.toHaveBeenCalled();
  // It stays while the next order is being prepared.
  act(() => next.stores.cart.add(basketProduct(lamp)));
  expect(await field('Phone number')).toHaveValue('');
  expect(await button('Your earlier order A-10')).toBeVisible();
  expect(stores.cart.itemCount.value).toBe(1);
});

it('links to the last order for 24 hours, and the newest only', async () => {
  const receiptOf = (number: string, closedHoursAgo: number) => ({
    ...{ number, total: 1270, lines: [] },
    closedAt: Date.now() - closedHoursAgo * 60 * 60 * 1000,
  });
  const { unmount } = renderCheckout({
    storage: checkoutStorage({ last: receiptOf('A-1', 25) }),
    lines: [],
  });
  expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  expect(screen.queryByText(/A-1/)).not.toBeInTheDocument();
  unmount();
  const storage = checkoutStorage({ last: receiptOf('A-1', 23), placed: receiptOf('A-2', 0) });
  renderInShop(<LastOrder />, { stores: createStores({ client: createFakeClient(), storage }) });
  expect(await button('Your earlier order A-2')).toBeVisible();
  expect(screen.queryByText(/A-1/)).not.toBeInTheDocument();
});

it.each([
  ['text', 'A-1'],
  ['a list', []],
  ['without lines', { total: 1270, number: 'A-1' }],
  ['with other lines', { total: 1270, number: 'A-1', lines: [null, 1, { id: '1', product: {} }] }],
  ['with other amounts', { total: 1270, number: {}, lines: [], totals: { subtotal: 1 }, delivery: 'Riyadh' }],
])('shows a page beside a stored receipt that is invalid: %s', async (_, invalid) => {
  const last = Object(invalid) === invalid ? { ...Object(invalid), closedAt: Date.now() } : invalid;
  renderCheckout({ storage: checkoutStorage({ last: last as CheckoutRecord['last'] }), lines: [] });
  expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  const show = screen.queryByRole('button', { name: /Your earlier order/ });
  if (!show) return;
  await userEvent.click(show);
  expect(within(await receipt()).getByText('1,270 Saudi riyals')).toBeVisible();
});

it('links to the order in another tab, in place of its form', async () => {
  const storage = memoryStorage();
  renderCheckout({ storage });
  await verify();
  await fillDetails();
  act(() => placeInAnotherTab(storage));
  expect(await screen.findByText(/Your cart is empty/)).toBeVisible();
  await press('Your earlier order A-5');
  expect(within(await receipt()).getByText('A-5')).toBeInTheDocument();
});

it('links to the order for a visitor who left while it was being sent', async () => {
  let respond = (_: ReturnType<typeof makeOrderReceipt>) => {};
  const create = vi.fn(
    () =>
      new Promise<ReturnType<typeof makeOrderReceipt>>((resolve) => {
        respond = resolve;
      }),
  );
  const { stores, storage, client, rerender } = renderCheckout({ overrides: { orders: { create } } });
  await verify();
  await fillDetails();
  await order();
  await waitFor(() => expect(create).toHaveBeenCalled());
  rerender(
    <Shop client={client} stores={stores} settings={settings}>
      <LastOrder />
    </Shop>,
  );
  expect(screen.queryByText(/A-9/)).not.toBeInTheDocument();
  await act(async () => respond(makeOrderReceipt({ number: 'A-9' })));
  await press('Your earlier order A-9');
  expect(within(await receipt()).getByText('Noura Al Qahtani')).toBeInTheDocument();
  await userEvent.click(
    within(await receipt())
      .getAllByRole('button', { name: 'Close' })
      .at(-1) as HTMLElement,
  );
  expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567/);
  expect(storage.read(CHECKOUT_STORAGE_KEY)).toContain('A-9');
});

it('says in a toast that the order was placed, to a visitor who has left', async () => {
  let respond = (_: ReturnType<typeof makeOrderReceipt>) => {};
  const create = vi.fn(
    () =>
      new Promise<ReturnType<typeof makeOrderReceipt>>((resolve) => {
        respond = resolve;
      }),
  );
  const { stores, unmount } = renderCheckout({ overrides: { orders: { create } } });
  await verify();
  await fillDetails();
  await order();
  await waitFor(() => expect(create).toHaveBeenCalled());
  unmount();
  respond(makeOrderReceipt({ number: 'A-9' }));
  await waitFor(() => expect(stores.toasts.toasts.value).toHaveLength(2));
  expect(stores.toasts.toasts.value[1]).toMatchObject({
    message: 'We have received your order A-9',
    action: { label: 'Show receipt', href: '/checkout' },
  });
});

it('does not take another tab’s receipt for that of the pieces added since', async () => {
  const storage = memoryStorage();
  const { stores, orders } = renderCheckout({ storage });
  await verify();
  await fillDetails();
  act(() => {
    placeInAnotherTab(storage);
    stores.cart.add(basketProduct(lamp));
  });
  await order();
  expect(await field('Phone number')).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(orders).toEqual([]);
  await verify();
  await fillDetails();
  await order();
  await receipt();
  expect(orders.map(({ order }) => order.cart.map(({ item_id }) => item_id))).toEqual([[2]]);
});

it('shows the receipt again if the page was closed before it was read', async () => {
  const storage = memoryStorage();
  const first = renderCheckout({ storage });
  await verify();
  await fillDetails();
  await order();
  await receipt();
  first.unmount();
  const { stores, orders } = renderCheckout({ storage });
  expect(within(await receipt()).getByText('VAT (15%)')).toBeVisible();
  // Another tab begins the next order.
  act(() => stores.cart.add(basketProduct(lamp)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await field('Phone number')).toHaveValue('');
  expect(summary().getByText('Sahra Lamp')).toBeVisible();
  expect(orders).toEqual([]);
});

it('begins the next order if the receipt was left unclosed and the cart filled again', async () => {
  const storage = memoryStorage();
  const first = renderCheckout({ storage });
  await verify();
  await fillDetails();
  await order();
  await receipt();
  first.unmount();
  // The very piece just ordered.
  first.stores.cart.add(basketProduct(sofa));
  const { orders } = renderCheckout({ storage });
  expect(await field('Phone number')).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567|proof":"/);
  await verify();
  await fillDetails();
  await order();
  await receipt();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.key).not.toBe(first.orders[0]?.key);
});

it('begins the next order where the page with the receipt returns from the back/forward cache', async () => {
  const storage = memoryStorage();
  const { stores } = renderCheckout({ storage });
  await verify();
  await fillDetails();
  await order();
  await receipt();
  const returnToPage = () =>
    act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  returnToPage();
  await receipt();
  act(() => stores.cart.add(basketProduct(lamp)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await field('Phone number')).toHaveValue('');
  expect(storage.read(CHECKOUT_STORAGE_KEY)).not.toMatch(/Noura|501234567|proof":"/);
});

it('forgets a receipt that was closed while the page was in the back/forward cache', async () => {
  const storage = memoryStorage();
  renderCheckout({ storage });
  await verify();
  await fillDetails();
  await order();
  await receipt();
  storage.write(CHECKOUT_STORAGE_KEY, JSON.stringify(emptyRecord));
  act(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Your cart is empty', { exact: false })).toBeInTheDocument();
});
