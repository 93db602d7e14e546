import { basketProduct } from '@diwan/sdk/commerce';
import type { OrderRequest, Promo } from '@diwan/sdk/contract';
import {
  createFakeClient,
  makeApiError,
  makeCountry,
  makeGovernorate,
  makeOrderReceipt,
  makeProduct,
  makePromo,
  makeSettings,
  makeZone,
} from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createStores, memoryStorage, type TextStorage } from '../../../foundation/stores';
import { promoStoreOf } from '../../basket/promo/promo-store';
import {
  button,
  checkoutStorage,
  enterCode,
  failing,
  field,
  fillDetails,
  lamp,
  order,
  placeInAnotherTab,
  press,
  receipt,
  renderCheckout,
  sofa,
  summary,
  verify,
} from '../testing/visitor-at-checkout';

it('places the order as shown, empties the cart and shows a receipt with links', async () => {
  const { orders, stores, onDone } = renderCheckout();
  await verify();
  await fillDetails();
  await userEvent.type(await field(/^Building/), ' 24 ');
  await userEvent.type(await field(/^Apartment/), '7');
  await userEvent.type(await field(/^Order notes/), 'Ring twice');
  await order();
  const dialog = within(await receipt());
  expect(dialog.getByText(/^A-10/)).toBeInTheDocument();
  expect(dialog.getByText('1,270 Saudi riyals')).toBeInTheDocument();
  expect(dialog.getByText('Nafud Sofa')).toBeInTheDocument();
  for (const amount of ['120 Saudi riyals', '150 Saudi riyals'])
    expect(dialog.getByText(amount)).toBeInTheDocument();
  expect(orders).toHaveLength(1);
  expect(orders[0]?.key).toMatch(/\S{20}/);
  expect(orders[0]?.order).toMatchObject({
    lead: { name: 'Noura Al Qahtani', phone: '501234567' },
    address: { country_id: 1, governorate_id: 1, zone_id: 1, building: '24', flat: '7' },
    cart: [{ item_id: 1, quantity: 1, price: 1000, discount: 0 }],
    tax_rate: 0.15,
    shipping_fee: 120,
    promo_code_id: null,
    notes: 'Ring twice',
  });
  expect(orders[0]?.order.phone_proof).toBeTruthy();
  expect(stores.cart.itemCount.value).toBe(0);
  expect(screen.queryByRole('region', { name: 'Order summary' })).not.toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to home' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it('shows, sends and charges dinars with their three decimals', async () => {
  const shelf = makeProduct({ id: 1, name_en: 'Shelf', price: 12.345, discount: 0, allow_discount: false });
  const dinars = makeSettings({ currency: 'KWD', currency_display: 'code', tax_rate: 0.05 });
  const promo = makePromo({ code: 'FILS', type: 'fixed', value: 1.855, min_order_total: 37.035 });
  const zone = makeZone({ price: 1.25 });
  const countries = [makeCountry({ governorates: [makeGovernorate({ zones: [zone] })] })];
  const { orders, stores } = renderCheckout({
    lines: [[shelf, 3]],
    shop: { products: [shelf], settings: dinars, promos: [promo], countries },
    loadedSettings: dinars,
  });
  promoStoreOf(stores).keep('FILS');
  await verify();
  expect(await screen.findByText('Promo code applied successfully.')).toBeInTheDocument();
  await fillDetails();
  const shown = ['37.035', '1.855', '1.250', '1.759', '38.189'].map(
    (value) => new RegExp(`^(KWD )?${value}`),
  );
  for (const amount of shown) expect(summary().getAllByText(amount)).not.toHaveLength(0);
  await order();
  const dialog = within(await receipt());
  for (const amount of shown) expect(dialog.getAllByText(amount)).not.toHaveLength(0);
  expect(orders[0]?.order).toMatchObject({
    cart: [{ price: 12.345, quantity: 3 }],
    shipping_fee: 1.25,
    totals: {
      subtotal: 37.035,
      coupon_discount: 1.855,
      shipping_fee: 1.25,
      tax: 1.759,
      total: 38.189,
      currency: 'KWD',
    },
  });
});

it('places one order, however often the button is clicked', async () => {
  const { orders } = renderCheckout();
  await verify();
  await fillDetails();
  const place = await button('Place order');
  await userEvent.dblClick(place);
  await receipt();
  expect(orders).toHaveLength(1);
});

it.each([
  ['offline', /^There is no connection, so your order was not sent\./],
  ['down', /^The problem is on our side, and your order may not have been received\./],
] as const)(
  'keeps the form when ordering fails (%s), explains it, and retries with the same key',
  async (state, text) => {
    const create = vi.fn(async () => makeOrderReceipt());
    const { orders } = renderCheckout({ overrides: { orders: { create } } });
    await verify();
    await fillDetails();
    failing(create, state);
    await order();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('it will be placed only once.');
    expect(await field('Full name')).toHaveValue('Noura Al Qahtani');
    await order();
    await receipt();
    expect(orders[1]?.key).toBe(orders[0]?.key);
  },
);

it('reuses the key after a reload and in a second tab, and says there that the order was sent', async () => {
  const storage = memoryStorage();
  const lost = vi.fn(async () => Promise.reject(makeApiError({ status: 503 })));
  const first = renderCheckout({ storage, overrides: { orders: { create: lost } } });
  await verify();
  await fillDetails();
  await order();
  await screen.findByText(/^The problem is on our side, and your order may not have been received\./);
  const wasSent = () => screen.queryByText(/^Your order was sent, but/);
  expect(wasSent()).not.toBeInTheDocument();
  first.unmount();
  const second = renderCheckout({
    storage,
    overrides: { orders: { create: async () => makeOrderReceipt() } },
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue(/North/));
  expect(wasSent()).toBeVisible();
  await order();
  await receipt();
  expect(wasSent()).not.toBeInTheDocument();
  expect(second.orders[0]?.key).toBe(first.orders[0]?.key);
});

it('shows the existing order when its response was lost and changed details are sent', async () => {
  let isPlaced = false;
  const sent: OrderRequest[] = [];
  const create = vi.fn(async (order: OrderRequest) => {
    sent.push(order);
    if (!isPlaced) {
      isPlaced = true;
      throw makeApiError({ status: 502 });
    }
    if (order.notes !== '') throw makeApiError({ status: 422, code: 'idempotency_key_reused' });
    return makeOrderReceipt({ number: 'A-7' });
  });
  renderCheckout({ overrides: { orders: { create } } });
  await verify();
  await fillDetails();
  await order();
  await screen.findByText(/^The problem is on our side, and your order may not have been received\./);
  await userEvent.type(await field(/^Order notes/), 'Call first');
  await order();
  expect(within(await receipt()).getByText('A-7')).toBeInTheDocument();
  expect(sent.map(({ notes }) => notes)).toEqual(['', 'Call first', '']);
});

it('does not place the order again in a tab that missed the update', async () => {
  const storage: TextStorage = { ...memoryStorage(), subscribe: () => () => {} };
  const first = renderCheckout({ storage });
  await verify();
  await fillDetails();
  const place = await button('Place order');
  placeInAnotherTab(storage);
  await userEvent.click(place);
  expect(within(await receipt()).getByText('A-5')).toBeInTheDocument();
  expect(first.orders).toEqual([]);
});

it('leaves nothing to order in another tab, whether or not it was notified', async () => {
  const storage = memoryStorage();
  const withoutEvents: TextStorage = { ...storage, subscribe: () => () => {} };
  const first = renderCheckout({ storage });
  await verify();
  await fillDetails();
  first.unmount();
  const uninformed = renderCheckout({ storage: withoutEvents });
  const place = await button('Place order');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Area' })).toHaveDisplayValue(/North/));
  uninformed.client.orders.create = vi.fn();
  // Ordered in the other tab, and the receipt closed there.
  act(() => first.stores.cart.clear());
  await userEvent.click(place);
  expect(await screen.findByText('Your cart is empty', { exact: false })).toBeInTheDocument();
  expect(uninformed.client.orders.create).not.toHaveBeenCalled();
});

it('keeps pieces that were added to the cart while the order was being sent', async () => {
  const storage = memoryStorage();
  const otherTab = createStores({ client: createFakeClient(), storage });
  const { stores } = renderCheckout({
    storage,
    overrides: {
      orders: {
        create: async () => {
          otherTab.cart.add(basketProduct(sofa));
          otherTab.cart.add(basketProduct(lamp));
          return makeOrderReceipt();
        },
      },
    },
  });
  await verify();
  await fillDetails();
  await order();
  await receipt();
  expect(stores.cart.lines.value.map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(otherTab.cart.lines.value).toEqual(stores.cart.lines.value);
});

it.each([undefined, 'damaged', { subtotal: 1 }])(
  'shows a receipt without its totals (%j)',
  async (totals) => {
    const lines = [{ id: '1', product: basketProduct(sofa), quantity: 1, customization: null }];
    const placed = { total: 1270, lines, totals: totals as never };
    renderCheckout({ storage: checkoutStorage({ placed }), lines: [] });
    expect(within(await receipt()).getByText('1,270 Saudi riyals')).toBeInTheDocument();
    expect(screen.queryByText('VAT (15%)')).not.toBeInTheDocument();
  },
);

it('reports one conversion, with its amounts and without personal data', async () => {
  const storage = memoryStorage();
  const report = vi.fn();
  const first = renderCheckout({ storage });
  first.stores.conversions.subscribe(report);
  await verify();
  await fillDetails();
  await order();
  await receipt();
  expect(report).toHaveBeenCalledExactlyOnceWith({
    type: 'order',
    key: first.orders[0]?.key,
    number: expect.any(String),
    lines: [expect.objectContaining({ product: expect.objectContaining({ id: 1 }), quantity: 1 })],
    totals: expect.objectContaining({ subtotal: 1000, shippingFee: 120, tax: 150, total: 1270 }),
    promoCode: null,
  });
  expect(JSON.stringify(report.mock.lastCall)).not.toMatch(/Noura|501234567|Riyadh/);
  first.unmount();
  const second = renderCheckout({ storage });
  second.stores.conversions.subscribe(report);
  await receipt();
  expect(report).toHaveBeenCalledOnce();
});

it('names a product that is gone and leaves it out', async () => {
  let list = [sofa, lamp];
  const { orders } = renderCheckout({
    lines: [
      [sofa, 1],
      [lamp, 1],
    ],
    shop: { products: [sofa] },
    overrides: { items: { list: async () => ({ results: list, limit: 50, hasMore: false }) } },
  });
  await verify();
  await fillDetails();
  list = [sofa];
  await order();
  expect(
    await screen.findByText('Sahra Lamp is no longer available and is not part of your order.'),
  ).toBeInTheDocument();
  await order();
  await receipt();
  expect(orders[1]?.order.cart.map(({ item_id }) => item_id)).toEqual([1]);
});

it('drops a promo that was used up in the meantime, says why, and continues without it', async () => {
  const create = vi
    .fn(async () => makeOrderReceipt())
    .mockRejectedValueOnce(
      makeApiError({
        status: 422,
        code: 'promo_usage_limit',
        message: 'This promo code has reached its usage limit.',
      }),
    );
  const { orders, stores } = renderCheckout({
    overrides: { orders: { create }, promos: { verify: async () => makePromo() } },
  });
  await act(() => promoStoreOf(stores).apply('WELCOME10'));
  await verify();
  await fillDetails();
  expect(summary().getByText('100 Saudi riyals')).toBeInTheDocument();
  await order();
  expect(await screen.findAllByText('This promo code has reached its usage limit.')).not.toHaveLength(0);
  expect(summary().queryByText('100 Saudi riyals')).not.toBeInTheDocument();
  await order();
  await receipt();
  expect(orders.map(({ order }) => order.promo_code_id)).toEqual([1, null]);
});

it('deducts a promo as soon as it is applied', async () => {
  const { stores } = renderCheckout({ overrides: { promos: { verify: async () => makePromo() } } });
  await verify();
  await fillDetails();
  expect(summary().queryByText('Promo discount')).not.toBeInTheDocument();
  await act(() => promoStoreOf(stores).apply('WELCOME10'));
  expect(summary().getByText('Promo discount')).toBeInTheDocument();
  expect(summary().getByText('100 Saudi riyals')).toBeInTheDocument();
});

it('includes a promo from an earlier page as soon as it is shown as applied', async () => {
  let respond: (promo: Promo) => void = () => {};
  const verified = new Promise<Promo>((resolve) => {
    respond = resolve;
  });
  const { stores } = renderCheckout({ overrides: { promos: { verify: () => verified } } });
  act(() => promoStoreOf(stores).keep('WELCOME10'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
  expect(summary().getByText('1,150 Saudi riyals')).toBeInTheDocument();
  // Everything else has loaded: only the promo changes.
  await act(async () => respond(makePromo()));
  expect(await screen.findByText('Promo code applied successfully.')).toBeInTheDocument();
  expect(summary().getByText('100 Saudi riyals')).toBeInTheDocument();
  expect(summary().getByText('1,035 Saudi riyals')).toBeInTheDocument();
});

it('sends the promo code with the order, and clears it', async () => {
  const { orders, stores } = renderCheckout({ overrides: { promos: { verify: async () => makePromo() } } });
  promoStoreOf(stores).keep('WELCOME10');
  await verify();
  expect(await screen.findByText('Promo code applied successfully.')).toBeInTheDocument();
  await fillDetails();
  await order();
  await receipt();
  expect(orders[0]?.order.promo_code_id).toBe(1);
  expect(promoStoreOf(stores).state.value).toEqual({ status: 'none' });
});

it('asks for the phone again when its proof has expired, and keeps the form', async () => {
  const create = vi.fn(async () =>
    Promise.reject(
      makeApiError({ status: 403, code: 'phone_proof_used_up', message: 'Please verify again.' }),
    ),
  );
  renderCheckout({ overrides: { orders: { create } } });
  await verify();
  await fillDetails();
  await order();
  await screen.findByText(/Please verify again\./);
  const number = await field('Phone number');
  expect(number).toHaveAccessibleDescription(/Please verify again\./);
  await waitFor(() => expect(number).toHaveFocus());
  await press('Send code');
  await enterCode();
  expect(await field('Full name')).toHaveValue('Noura Al Qahtani');
});
