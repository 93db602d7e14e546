import {
  basketProduct,
  CART_STORAGE_KEY,
  orderTotals,
  pricedLines,
  serialiseBasket,
} from '@diwan/sdk/commerce';
import { itemsList, mapGet } from '@diwan/sdk/contract';
import { type ConnectionOptions, createCall, createReadCall } from '@diwan/sdk/parts';
import { makeProductSummary } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserStorage, type Stores } from '../../foundation/stores';
import { createPageShop } from './create-page-shop';
import { createResponses } from './responses';

const sofa = basketProduct(makeProductSummary({ id: 1, allow_online_purchase: true }));
const stored = serialiseBasket([{ id: '1', product: sofa, quantity: 2, customization: null }]);

/** A grid on a new page. */
function gridOfNewShop() {
  const shop = createPageShop(createResponses(), 'https://shop.example/api', browserStorage());
  const element = document.createElement('div');
  document.body.append(element);
  shop.join(element);
  return { shop, element, stores: shop.storesFor(element) };
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response('{}'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the baskets of a page', () => {
  it('hold what was stored', () => {
    localStorage.setItem(CART_STORAGE_KEY, stored);
    const { stores } = gridOfNewShop();
    expect(stores.cart.isRestored.value).toBe(true);
    expect(stores.cart.itemCount.value).toBe(2);
    expect(stores.basket('cart').has(1)).toBe(true);
  });

  it('follow other tabs', () => {
    const { stores } = gridOfNewShop();
    localStorage.setItem(CART_STORAGE_KEY, stored);
    window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY, newValue: stored }));
    expect(stores.cart.itemCount.value).toBe(2);
  });

  it.each([
    ['read', ({ restore }: Stores) => restore()],
    ['refreshed', ({ cart }: Stores) => cart.refreshPrices()],
  ])('that are %s report it once the deferred scripts of the page can listen', (_what, start) => {
    localStorage.setItem(CART_STORAGE_KEY, stored);
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    const { element, stores } = gridOfNewShop();
    const tooEarly = vi.fn();
    element.addEventListener('diwan-cart-change', tooEarly);
    void start(stores);
    expect(stores.cart.itemCount.value).toBe(2);
    expect(tooEarly).not.toHaveBeenCalled();
    const received = vi.fn();
    element.addEventListener('diwan-cart-change', received);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(received).toHaveBeenCalledOnce();
  });

  it('are the same in all elements, and report changes on the one that was used', () => {
    const { shop, element, stores } = gridOfNewShop();
    const other = shop.storesFor(document.createElement('div'));
    const received = vi.fn();
    element.addEventListener('diwan-add', received);
    stores.basket('cart').toggle(sofa);
    expect(other.cart.itemCount.value).toBe(1);
    expect(received).toHaveBeenCalledOnce();
  });
});

it('reports an order once, on the element it was placed in', () => {
  const { element, stores } = gridOfNewShop();
  const received = vi.fn();
  element.addEventListener('diwan-order', ({ detail }) => received(detail));
  const lines = [{ id: '1', product: sofa, quantity: 2, customization: null }];
  const settings = { allow_tax_rate: false, tax_rate: 0, free_shipping: false, currency: 'SAR' };
  const totals = orderTotals({ lines: pricedLines(lines), settings, promo: null, zone: { price: 100 } });
  stores.conversions.report({ type: 'order', key: 'k', number: 'D-7', lines, totals, promoCode: null });
  stores.conversions.report({ type: 'quote', key: 'q', lines });
  expect(received.mock.calls).toEqual([[{ number: 'D-7', total: totals.total, lines }]]);
});

it('asks in the language the element has now', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { shop, element } = gridOfNewShop();
  const languages: unknown[] = [];
  const connection: ConnectionOptions = shop.connection(element);
  const call = createCall(connection);
  const read = createReadCall(connection);
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Record<string, string> }) => {
    languages.push(headers['accept-language']);
    return new Response('{}');
  });
  for (const language of ['en', 'ar']) {
    element.lang = language;
    await call(mapGet, {}).catch(() => {});
    await read(itemsList, {}).catch(() => {});
  }
  expect(languages).toEqual(['en', 'en', 'ar', 'ar']);
  await vi.waitFor(() => expect(said).toHaveBeenCalledTimes(4));
});
