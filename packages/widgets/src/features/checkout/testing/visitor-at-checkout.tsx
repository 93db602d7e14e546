import { NetworkError } from '@diwan/sdk';
import { basketProduct, type Locale } from '@diwan/sdk/commerce';
import type { OrderRequest, ProductSummary } from '@diwan/sdk/contract';
import {
  type ClientOverrides,
  createFakeClient,
  type FakeShop,
  makeApiError,
  makeProduct,
  makeSettings,
} from '@diwan/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, type MockInstance, vi } from 'vitest';
import { createStores, memoryStorage, type TextStorage } from '../../../foundation/stores';
import { renderInShop, Shop } from '../../../testing';
import { Checkout, type CheckoutProps } from '../Checkout';
import { CHECKOUT_STORAGE_KEY, type CheckoutRecord, emptyRecord } from '../checkout-record-store';

export const sofa = makeProduct({
  id: 1,
  name_en: 'Nafud Sofa',
  price: 1000,
  discount: 0,
  allow_discount: false,
});
export const lamp = makeProduct({
  id: 2,
  name_en: 'Sahra Lamp',
  price: 200,
  discount: 0,
  allow_discount: false,
});
export const settings = makeSettings({
  allow_tax_rate: true,
  free_shipping: false,
  currency_display: 'code',
});

export interface World {
  lines?: readonly [ProductSummary, number][];
  shop?: Partial<FakeShop>;
  /** The settings that the page was loaded with. */
  loadedSettings?: typeof settings;
  overrides?: ClientOverrides;
  storage?: TextStorage;
  locale?: Locale;
  /** The shop that a partner's page belongs to. */
  shopUrl?: string;
  props?: Partial<CheckoutProps>;
}

/** A no-break space joins currency and amount. */
export const NORTH = 'North Riyadh – 120 Saudi riyals';

/** A visitor at checkout with a sofa in the cart. */
export function renderCheckout(world: World = {}) {
  const {
    lines = [[sofa, 1]],
    shop,
    overrides = {},
    storage = memoryStorage(),
    locale,
    shopUrl,
    props,
    loadedSettings = settings,
  } = world;
  const client = createFakeClient(overrides, { products: [sofa, lamp], settings, ...shop });
  const orders: { order: OrderRequest; key: string | undefined }[] = [];
  const { create } = client.orders;
  client.orders.create = vi.fn((order, options) => {
    orders.push({ order, key: options?.idempotencyKey });
    return create(order, options);
  });
  const request = vi.spyOn(client.otp, 'request');
  const stores = createStores({ client, storage });
  if (stores.cart.lines.value.length === 0 && storage.read('cart-storage') === null)
    for (const [product, quantity] of lines) stores.cart.add(basketProduct(product), { quantity });
  const onDone = vi.fn();
  const widget = <Checkout onDone={onDone} storage={storage} {...props} />;
  const { unmount, rerender } = renderInShop(widget, {
    client,
    stores,
    settings: loadedSettings,
    ...(locale && { locale }),
    ...(shopUrl && { shopUrl }),
  });
  const changeSettings = (next: typeof settings) =>
    rerender(
      <Shop client={client} stores={stores} settings={next}>
        {widget}
      </Shop>,
    );
  return { stores, storage, onDone, orders, request, client, unmount, rerender, changeSettings };
}

// jsdom applies no styles, so the hidden busy label is part of the name.
export const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
export const press = async (name: string) => userEvent.click(await button(name));
export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const select = (name: string) => screen.findByRole('combobox', { name });

/** Without typing each key, for tests that aren't about typing. */
export async function fill(input: HTMLElement, text: string) {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

export async function requestCode(phone = '501234567', enter = fill) {
  await select('Country');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
  await enter(await field('Phone number'), phone);
  await press('Send code');
}

export const enterCode = async (code = '123456') => fill(await field('6-digit code'), code);

export async function verify() {
  await requestCode();
  await enterCode();
  await screen.findByRole('heading', { name: /^Welcome/ });
}

export async function fillDetails() {
  await fill(await field('Full name'), 'Noura Al Qahtani');
  await userEvent.selectOptions(await select('City / governorate'), 'Riyadh');
  await userEvent.selectOptions(await select('Area'), screen.getByRole('option', { name: /^North Riyadh/ }));
  await userEvent.click(screen.getByRole('checkbox'));
}

/** As another tab would: the cart is emptied before the receipt is stored. */
export function placeInAnotherTab(storage: TextStorage) {
  createStores({ client: createFakeClient(), storage }).cart.clear();
  const record = JSON.parse(storage.read(CHECKOUT_STORAGE_KEY) ?? '{}');
  const placed = { number: 'A-5', total: 1270, lines: [] };
  storage.write(CHECKOUT_STORAGE_KEY, JSON.stringify({ ...record, placed }));
}

export const order = () => press('Place order');
export const receipt = () => screen.findByRole('dialog', { name: 'Thank you for your order' });
export const summary = () => within(screen.getByRole('region', { name: 'Order summary' }));

export const saudi = { countryCode: '966', number: '501234567' };

/** Storage left by an earlier visit. */
export const checkoutStorage = (record: Partial<CheckoutRecord>) =>
  memoryStorage({
    [CHECKOUT_STORAGE_KEY]: JSON.stringify({ version: 1, savedAt: Date.now(), ...emptyRecord, ...record }),
  });

/** Fails one call, either offline or with a server error. */
export function failing(call: MockInstance, state: 'offline' | 'down') {
  if (state === 'down')
    return call.mockRejectedValueOnce(makeApiError({ status: 502, message: 'Bad gateway' }));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return call.mockRejectedValueOnce(new NetworkError('no route', { endpoint: 'orders.create' }));
}
afterEach(() => void vi.restoreAllMocks());
