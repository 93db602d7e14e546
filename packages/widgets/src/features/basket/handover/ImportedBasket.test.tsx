import { NetworkError } from '@diwan/sdk';
import { basketProduct, type Handover, handoverCode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { type ClientOverrides, createFakeClient } from '@diwan/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, sampleProduct } from '../../../testing';
import { announced } from '../../../testing/announced';
import { Cart } from '../cart/Cart';
import { ImportedBasket } from './ImportedBasket';

const sofa = sampleProduct({ id: 7, name_en: 'Nafud Sofa', price: 9940, allow_online_purchase: true });
const rug = sampleProduct({ id: 8, name_en: 'Sadu Rug', price: 1200, allow_online_purchase: true });
const day = 24 * 60 * 60_000;

const twoSofasAndARug: Handover = {
  kind: 'cart',
  choices: [
    { item_id: 7, quantity: 2, customization: null },
    { item_id: 8, quantity: 1, customization: null },
  ],
};
const codeOf = (handover: Handover = twoSofasAndARug, at = Date.now()) => handoverCode(handover, at) ?? '';

/** The shop's cart page, opened with a code in its URL. */
function arrival(
  code: string,
  { products = [sofa, rug], ...overrides }: { products?: Product[] } & ClientOverrides = {},
) {
  const client = createFakeClient(overrides, { products });
  const stores = createStores({ client, storage: memoryStorage() });
  const onRead = vi.fn();
  function Page() {
    const [address, setAddress] = useState<string | undefined>(code);
    const read = () => {
      onRead();
      setAddress(undefined);
    };
    return (
      <ImportedBasket code={address} onRead={read}>
        <Cart />
      </ImportedBasket>
    );
  }
  const open = () => renderInShop(<Page />, { client, stores });
  return { stores, open, onRead };
}

const held = ({ lines }: { lines: { value: readonly { product: { id: number }; quantity: number }[] } }) =>
  lines.value.map(({ product, quantity }) => [product.id, quantity]);

it('shows the pieces with the shop’s names and prices, and says how many arrived', async () => {
  const { stores, open, onRead } = arrival(codeOf());
  open();
  expect(await screen.findByText('3 pieces were brought to your cart')).toBeVisible();
  expect(await screen.findByText('Nafud Sofa')).toBeVisible();
  expect(stores.cart.lines.value.map(({ product, quantity }) => [product.price, quantity])).toEqual([
    [9940, 2],
    [1200, 1],
  ]);
  expect(screen.queryByText(/What you had here/)).not.toBeInTheDocument();
  expect(onRead).toHaveBeenCalledTimes(1);
});

it('merges with the existing cart, keeps the greater quantity, and explains how', async () => {
  const { stores, open } = arrival(codeOf());
  stores.cart.add(basketProduct(rug), { quantity: 4 });
  open();
  expect(await screen.findByText(/the larger quantity counts/)).toBeVisible();
  expect(held(stores.cart)).toEqual([
    [8, 4],
    [7, 2],
  ]);
});

it('does not double quantities when received again', async () => {
  const { stores, open } = arrival(codeOf());
  open().unmount();
  await waitFor(() => expect(stores.cart.itemCount.value).toBe(3));
  open();
  expect(await screen.findByText('The pieces you brought are already in your cart')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(stores.cart.itemCount.value).toBe(3);
});

it('takes everything out again on one click', async () => {
  const { stores, open } = arrival(codeOf());
  stores.cart.add(basketProduct(sofa));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(held(stores.cart)).toEqual([[7, 1]]);
  expect(screen.getByText('The pieces you brought were removed again')).toHaveFocus();
});

it('can be closed, and moves the focus below the notice', async () => {
  const { open } = arrival(codeOf());
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText('3 pieces were brought to your cart')).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

it('names gone pieces whose names are known, and counts the others', async () => {
  const { stores, open } = arrival(codeOf(), { products: [] });
  stores.cart.add(basketProduct(sofa));
  open();
  expect(await screen.findByText('None of the pieces could be brought over')).toBeVisible();
  expect(screen.getByText('Nafud Sofa is no longer available.')).toBeVisible();
  expect(screen.getByText('1 piece you chose is no longer available.')).toBeVisible();
});

it('adds nothing to the cart that is not sold online', async () => {
  const { stores, open } = arrival(codeOf(), { products: [{ ...sofa, allow_online_purchase: false }, rug] });
  open();
  expect(await screen.findByText('Nafud Sofa is no longer sold online.')).toBeVisible();
  expect(held(stores.cart)).toEqual([[8, 1]]);
});

it('adds no customised piece to a cart, whose orders do not support them', async () => {
  const choices = [{ item_id: 7, quantity: 1, customization: { color_id: 3 } }];
  const { stores, open } = arrival(codeOf({ kind: 'cart', choices }));
  open();
  expect(await screen.findByText('None of the pieces could be brought over')).toBeVisible();
  expect(held(stores.cart)).toEqual([]);
});

it('restores a price box with its choices, and says which the shop no longer offers', async () => {
  const choices = [
    { item_id: 7, quantity: 1, customization: { color_id: 3, fabric_ids: [2], width: 240 } },
    { item_id: 8, quantity: 2, customization: { color_id: 99 } },
  ];
  const { stores, open } = arrival(codeOf({ kind: 'price-box', choices }));
  open();
  expect(await screen.findByText('3 pieces were brought to your price box')).toBeVisible();
  expect(screen.getByText(/^Sadu Rug: some of your choices are no longer available/)).toBeVisible();
  expect(screen.queryByText(/^Nafud Sofa: /)).not.toBeInTheDocument();
  expect(stores.priceBox.lines.value.map(({ id }) => id)).toEqual(['7_c3_f2_w240', '8']);
  expect(held(stores.cart)).toEqual([]);
});

it.each([
  ['expired', codeOf(twoSofasAndARug, Date.now() - 8 * day), 'This link has expired'],
  ['shortened', codeOf().slice(0, -1), 'This link can’t be read'],
  ['edited', codeOf().replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), 'This link can’t be read'],
  ['empty', '', 'This link can’t be read'],
  ['hostile', '<img src=x onerror=alert(1)>', 'This link can’t be read'],
])('rejects a code that is %s without a request, and keeps the cart', async (_, code, title) => {
  const list = vi.fn(async () => ({ results: [sofa], limit: 50, hasMore: false }));
  const { stores, open, onRead } = arrival(code, { items: { get: vi.fn(), list } });
  stores.cart.add(basketProduct(sofa));
  open();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('Nothing was changed here.')).toBeVisible();
  expect(held(stores.cart)).toEqual([[7, 1]]);
  expect(await screen.findByText('Nafud Sofa')).toBeVisible();
  expect(onRead).toHaveBeenCalledTimes(1);
  // Only the cart's own refresh of its sofa; nothing for the code.
  expect(list.mock.calls).toEqual([[{ id: [7], limit: 1 }]]);
});

it('keeps the code and the cart when the shop cannot be reached, and retries', async () => {
  const { items } = createFakeClient({}, { products: [sofa, rug] });
  const list = vi
    .fn(items.list)
    .mockRejectedValueOnce(new NetworkError('no route', { endpoint: 'items.list' }));
  const { stores, open, onRead } = arrival(codeOf(), { items: { list } });
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(onRead).not.toHaveBeenCalled();
  expect(held(stores.cart)).toEqual([]);
  await userEvent.click(retry);
  expect(document.body).not.toHaveFocus();
  expect(await screen.findByText('3 pieces were brought to your cart')).toBeVisible();
  expect(onRead).toHaveBeenCalledTimes(1);
});

it('is announced', async () => {
  const { open } = arrival(codeOf());
  open();
  expect(await screen.findByText('3 pieces were brought to your cart')).toBeVisible();
  expect(announced().join()).toContain('3 pieces were brought to your cart');
});
