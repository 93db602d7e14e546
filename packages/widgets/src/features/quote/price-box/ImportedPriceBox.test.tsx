import { NetworkError } from '@diwan/sdk';
import { basketProduct, boxCode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { type ClientOverrides, createFakeClient } from '@diwan/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, sampleProduct } from '../../../testing';
import { ImportedPriceBox } from './ImportedPriceBox';

const sofa = sampleProduct({ id: 7, name_en: 'Nafud Sofa', price: 9940 });
const rug = sampleProduct({ id: 8, name_en: 'Sadu Rug', price: 1200 });

const code =
  boxCode([
    { item_id: 7, quantity: 2, customization: { color_id: 3, width: 240 } },
    { item_id: 8, quantity: 3, customization: null },
  ]) ?? '';

function restore(text: string, products: Product[], overrides: ClientOverrides = {}) {
  const client = createFakeClient(overrides, { products });
  const stores = createStores({ client, storage: memoryStorage() });
  const onRestored = vi.fn();
  const open = () =>
    renderInShop(<ImportedPriceBox code={text} headingLevel={1} onRestored={onRestored} />, {
      client,
      stores,
    });
  return { box: stores.priceBox, onRestored, open };
}

const shop = [sofa, rug];

it('restores the pieces of a sheet with the shop’s current data', async () => {
  const { box, onRestored, open } = restore(code.toLowerCase(), shop);
  open();
  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(box.lines.value.map(({ product, quantity }) => [product.name_en, product.price, quantity])).toEqual([
    ['Nafud Sofa', 9940, 2],
    ['Sadu Rug', 1200, 3],
  ]);
  expect(box.lines.value[0]?.customization).toMatchObject({ color: { id: 3 }, width: { value: 240 } });
  expect(await screen.findByText('5 pieces from your quote sheet are in your price box')).toBeInTheDocument();
});

it('changes nothing the second time, and keeps the greater quantity', async () => {
  const { box, onRestored, open } = restore(code, shop);
  box.add(basketProduct(rug), { quantity: 9 });
  open().unmount();
  open();
  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(box.lines.value.map(({ quantity }) => quantity)).toEqual([9, 2]);
});

it('leaves out what the shop no longer has or allows, and reports it', async () => {
  const { box, onRestored, open } = restore(code, [{ ...sofa, allow_edit_colors: false }]);
  open();
  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(box.lines.value).toHaveLength(1);
  expect(box.lines.value[0]?.customization?.color).toBeNull();
  expect(await screen.findByText('1 piece of your quote sheet is no longer available')).toBeInTheDocument();
});

it.each(['', 'X', `${code}0`, code.replace(/^./, code.startsWith('1') ? '2' : '1'), '<script>'])(
  'rejects a code that we did not print: %s',
  async (text) => {
    const get = vi.fn();
    const { box, onRestored, open } = restore(text, shop, { items: { get, list: get } });
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This quote sheet can’t be read' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Price box' })).toHaveAttribute('href', '/price-box');
    expect(get).not.toHaveBeenCalled();
    expect(onRestored).not.toHaveBeenCalled();
    expect(box.lines.value).toEqual([]);
  },
);

it('keeps the price box unchanged when the shop cannot be reached, and retries', async () => {
  const get = vi
    .fn(async (): Promise<Product> => sofa)
    .mockRejectedValueOnce(new NetworkError('no route', { endpoint: 'items.get' }));
  const { box, onRestored, open } = restore(code, shop, { items: { get } });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onRestored).toHaveBeenCalled());
  expect(box.itemCount.value).toBe(5);
});
