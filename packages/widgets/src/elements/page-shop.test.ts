import { basketProduct, CART_STORAGE_KEY, serialiseBasket } from '@diwan/sdk/commerce';
import { makeProductSummary } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageShop } from './page-shop';

const sofa = basketProduct(makeProductSummary({ id: 1, allow_online_purchase: true }));
const stored = serialiseBasket([{ id: '1', product: sofa, quantity: 2, customization: null }]);

let shops = 0;
/** A grid of a shop nobody has used before. */
function gridOfNewShop({ showsBaskets = false } = {}) {
  const shop = pageShop(`https://shop-${shops++}.example/api`);
  const element = document.createElement('div');
  document.body.append(element);
  shop.join(element);
  const stores = shop.storesFor(element, 'en', { showsBaskets });
  stores.restore();
  return { shop, element, stores };
}
const someTime = () => new Promise((resolve) => setTimeout(resolve, 100));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(() => vi.unstubAllGlobals());

describe('the baskets of a page', () => {
  it('stay closed for those who only look', async () => {
    const { stores } = gridOfNewShop();
    await someTime();
    expect(stores.cart.isRestored.value).toBe(false);
  });

  it('open for those who have put something in before', async () => {
    localStorage.setItem(CART_STORAGE_KEY, stored);
    const { stores } = gridOfNewShop();
    await vi.waitFor(() => expect(stores.cart.itemCount.value).toBe(2));
    expect(stores.basket('cart').has(1)).toBe(true);
  });

  it('open when another tab puts something in', async () => {
    const { stores } = gridOfNewShop();
    localStorage.setItem(CART_STORAGE_KEY, stored);
    window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY, newValue: stored }));
    await vi.waitFor(() => expect(stores.cart.itemCount.value).toBe(2));
  });

  it('open where they are shown', async () => {
    const { stores } = gridOfNewShop({ showsBaskets: true });
    await vi.waitFor(() => expect(stores.cart.isRestored.value).toBe(true));
  });

  it('are the same in all elements, and tell of changes through the one that was used', async () => {
    const { shop, element, stores } = gridOfNewShop();
    const other = shop.storesFor(document.createElement('div'), 'ar', { showsBaskets: true });
    const heard = vi.fn();
    element.addEventListener('diwan-add', heard);
    expect(await stores.basket('cart').toggle(sofa)).toBe('added');
    expect(other.cart.itemCount.value).toBe(1);
    expect(heard).toHaveBeenCalledOnce();
  });
});
