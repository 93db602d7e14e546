import { basketProduct, CART_STORAGE_KEY } from '@diwan/sdk/commerce';
import { createFakeClient, makeProductSummary } from '@diwan/sdk/testing';
import { signal } from '@preact/signals-core';
import { describe, expect, it, vi } from 'vitest';
import { type BasketStore, createBasketStore, memoryStorage } from '../stores';
import { openingBasket } from './opening-basket';

const sofa = basketProduct(makeProductSummary({ id: 1, price: 1000 }));
const lamp = basketProduct(makeProductSummary({ id: 2, price: 200 }));

function closedBasket() {
  const real = createBasketStore({
    kind: 'cart',
    storageKey: CART_STORAGE_KEY,
    storage: memoryStorage(),
    client: createFakeClient(),
  });
  const opened = signal<BasketStore | undefined>(undefined);
  const open = vi.fn(async () => {
    await Promise.resolve();
    opened.value = real;
    return real;
  });
  return { real, open, basket: openingBasket('cart', { opened, open, restore: () => void open() }) };
}

const quantities = ({ lines }: BasketStore) =>
  Object.fromEntries(lines.value.map(({ product, quantity }) => [product.id, quantity]));

describe('a basket that opens with its first use', () => {
  it('is empty, and not known, until then', () => {
    const { basket, open } = closedBasket();
    expect(basket.lines.value).toEqual([]);
    expect(basket.itemCount.value).toBe(0);
    expect(basket.isRestored.value).toBe(false);
    expect(basket.has(1)).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('does what opened it, in order', async () => {
    const { basket, open } = closedBasket();
    basket.add(sofa, { quantity: 3 });
    expect(await basket.toggle(lamp)).toBe('added');
    expect(quantities(basket)).toEqual({ 1: 3, 2: 1 });
    expect(basket.has(2)).toBe(true);
    expect(await basket.toggle(lamp)).toBe('removed');
    expect(quantities(basket)).toEqual({ 1: 3 });
    expect(open.mock.calls.length).toBeGreaterThan(0);
  });

  it('adds with every press until it is open, as it has promised', async () => {
    const { basket, real } = closedBasket();
    real.add(lamp);
    const presses = [basket.toggle(sofa), basket.toggle(sofa), basket.toggle(lamp)];
    expect(await Promise.all(presses)).toEqual(['added', 'added', 'added']);
    expect(quantities(basket)).toEqual({ 1: 1, 2: 1 });
  });

  it('is the real one from then on', async () => {
    const { basket, real } = closedBasket();
    basket.restore();
    await vi.waitFor(() => expect(basket.isRestored.value).toBe(real.isRestored.value));
    real.add(sofa);
    basket.increment('1');
    await vi.waitFor(() => expect(quantities(real)).toEqual({ 1: 2 }));
    basket.setQuantity('1', 7);
    await vi.waitFor(() => expect(quantities(real)).toEqual({ 1: 7 }));
    const undo = basket.clear();
    await vi.waitFor(() => expect(quantities(basket)).toEqual({}));
    undo();
    await vi.waitFor(() => expect(quantities(basket)).toEqual({ 1: 7 }));
  });

  it('tells that nothing was added when it cannot be opened, and can be later', async () => {
    const { basket, open } = closedBasket();
    open.mockRejectedValueOnce(new Error('offline'));
    await expect(basket.toggle(sofa)).rejects.toThrow('offline');
    expect(await basket.toggle(sofa)).toBe('added');
  });

  it('has no unheard failures', async () => {
    const { basket, open } = closedBasket();
    const unheard = vi.fn();
    process.on('unhandledRejection', unheard);
    open.mockRejectedValue(new Error('offline'));
    basket.add(sofa);
    basket.increment('1');
    basket.remove('1')();
    await basket.refreshPrices();
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unheard);
    expect(unheard).not.toHaveBeenCalled();
  });
});
