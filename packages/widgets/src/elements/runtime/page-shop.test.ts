import { basketProduct, CART_STORAGE_KEY } from '@diwan/sdk/commerce';
import { makeProductSummary } from '@diwan/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { createEmbedSession } from '../session/embed-session';
import { pageShop } from './page-shop';

const sofa = basketProduct(makeProductSummary({ id: 1, allow_online_purchase: true }));
const [own, other] = ['https://shop.example/api', 'https://other.example/api'];

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', async () => new Response('{}'));
});

/** A cart of each shop on a new page with the script of `own`. */
function openPage() {
  const session = createEmbedSession({ shopUrl: 'https://shop.example' });
  return [own, other].map((apiBase) => {
    const { cart } = pageShop(session, apiBase).storesFor(document.createElement('div'));
    return cart;
  });
}

it('keeps the baskets of each shop of a page apart, also after a reload', () => {
  openPage()[1]?.add(sofa, { quantity: 2 });
  openPage()[0]?.add(sofa);
  expect(openPage().map(({ itemCount }) => itemCount.value)).toEqual([1, 2]);
  expect(Object.keys(localStorage).sort()).toEqual([CART_STORAGE_KEY, `${CART_STORAGE_KEY} ${other}`]);
});

it('is one shop for all elements of a page', () => {
  const session = createEmbedSession();
  expect(pageShop(session, other)).toBe(pageShop(session, other));
});
