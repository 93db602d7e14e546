import { createFakeBackend, makeProduct } from '@diwan/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmbedSession } from '../session/embed-session';
import { addToCart } from './add-to-cart';
import { pageShop } from './page-shop';

const products = [
  makeProduct({ id: 101, code: 'NF1042', allow_online_purchase: true, price: 900 }),
  makeProduct({ id: 102, code: 'DR2011', allow_online_purchase: false }),
];
let session: ReturnType<typeof createEmbedSession>;
let element: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  session = createEmbedSession({ shopUrl: 'https://shop.example' });
  element = document.createElement('div');
  document.body.append(element);
  vi.stubGlobal('fetch', createFakeBackend({ products }).fetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  element.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const add = (product: number | string, options?: { quantity?: number }) =>
  addToCart({ element, session }, product, options);
const pieces = () => pageShop(session, 'https://shop.example/api').storesFor(element).cart.itemCount.value;

it('adds pieces of a product, by its id or its code, and reports them on the element', async () => {
  const added = vi.fn();
  element.addEventListener('diwan-add', ({ detail }) => added(detail.line.product.id, detail.quantity));
  expect(await add(101, { quantity: 2 })).toBe(true);
  expect(await add('NF1042')).toBe(true);
  expect(pieces()).toBe(3);
  expect(added.mock.calls).toEqual([
    [101, 2],
    [101, 1],
  ]);
});

it('adds nothing that a listener keeps out, nor on top of 999 pieces', async () => {
  const keepOut = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('diwan-before-add', keepOut, { once: true });
  expect(await add(101, { quantity: 2 })).toBe(false);
  expect(keepOut.mock.lastCall?.[0]).toMatchObject({
    target: element,
    detail: { basket: 'cart', product: { id: 101, code: 'NF1042' }, quantity: 2, customization: null },
  });
  expect(pieces()).toBe(0);
  expect(await add(101, { quantity: 999 })).toBe(true);
  expect(await add(101)).toBe(false);
  expect(pieces()).toBe(999);
});

it('rejects for a product that is missing or not sold online', async () => {
  await expect(add(999)).rejects.toMatchObject({ status: 404 });
  await expect(add('DR2011')).rejects.toThrow("The product DR2011 isn't sold online.");
  expect(pieces()).toBe(0);
});
