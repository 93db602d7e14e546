import { basketProduct, CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { createFakeClient, makeProductSummary } from '@diwan/sdk/testing';
import { browserStorage, createStores } from '@diwan/widgets';
import { afterEach, expect, it } from 'vitest';
import { FILLED_BASKETS_SCRIPT, followBaskets } from './filled-baskets';

const root = document.documentElement;
const mark = () => root.getAttribute('data-baskets');
const runScript = () => new Function(FILLED_BASKETS_SCRIPT)();

const sofa = basketProduct(makeProductSummary({ id: 1 }));
const openShop = () => createStores({ client: createFakeClient(), storage: browserStorage() });

afterEach(() => {
  localStorage.clear();
  window.location.hash = '';
  root.removeAttribute('data-baskets');
});

it('marks the baskets with items before any store exists', () => {
  runScript();
  expect(mark()).toBe('');
  openShop().priceBox.add(sofa);
  runScript();
  expect(mark()).toBe('price-box');
  openShop().cart.add(sofa);
  runScript();
  expect(mark()).toBe('cart price-box');
});

it('reads the storage format of earlier shops, and treats emptied baskets as empty', () => {
  localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({ state: { items: [{ id: '1' }] } }));
  const { priceBox } = openShop();
  priceBox.add(sofa);
  priceBox.clear();
  expect(localStorage.getItem(PRICE_BOX_STORAGE_KEY)).not.toBeNull();
  runScript();
  expect(mark()).toBe('cart');
});

it('sets no mark when the URL contains a basket', () => {
  window.location.hash = '#basket=abc';
  runScript();
  expect(mark()).toBeNull();
});

it('keeps the mark in sync once storage has been read', () => {
  openShop().cart.add(sofa);
  runScript();
  const stores = openShop();
  const stop = followBaskets(stores);
  expect(mark()).toBe('cart');
  stores.restore();
  expect(mark()).toBe('cart');
  const undo = stores.cart.remove('1');
  expect(mark()).toBe('');
  undo();
  stop();
  stores.cart.clear();
  expect(mark()).toBe('cart');
});
