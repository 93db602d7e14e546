import { basketProduct, CART_STORAGE_KEY, PRICE_BOX_STORAGE_KEY } from '@diwan/sdk/commerce';
import { createFakeClient, makeProductSummary } from '@diwan/sdk/testing';
import { browserStorage, createStores } from '@diwan/widgets';
import { afterEach, expect, it } from 'vitest';
import { FILLED_BASKETS_SCRIPT, followBaskets } from './filled-baskets';

const root = document.documentElement;
const said = () => root.getAttribute('data-baskets');
const runScript = () => new Function(FILLED_BASKETS_SCRIPT)();

const sofa = basketProduct(makeProductSummary({ id: 1 }));
const openShop = () => createStores({ client: createFakeClient(), storage: browserStorage() });

afterEach(() => {
  localStorage.clear();
  window.location.hash = '';
  root.removeAttribute('data-baskets');
});

it('says which baskets hold something, before any store is there', () => {
  runScript();
  expect(said()).toBe('');
  openShop().priceBox.add(sofa);
  runScript();
  expect(said()).toBe('price-box');
  openShop().cart.add(sofa);
  runScript();
  expect(said()).toBe('cart price-box');
});

it('knows baskets as earlier shops stored them, and takes emptied ones for empty', () => {
  localStorage.setItem(CART_STORAGE_KEY, JSON.stringify({ state: { items: [{ id: '1' }] } }));
  const { priceBox } = openShop();
  priceBox.add(sofa);
  priceBox.clear();
  expect(localStorage.getItem(PRICE_BOX_STORAGE_KEY)).not.toBeNull();
  runScript();
  expect(said()).toBe('cart');
});

it('says nothing where the address brings a basket along', () => {
  window.location.hash = '#basket=abc';
  runScript();
  expect(said()).toBeNull();
});

it('stays true from the first reading of storage on', () => {
  openShop().cart.add(sofa);
  runScript();
  const stores = openShop();
  const stop = followBaskets(stores);
  expect(said()).toBe('cart');
  stores.restore();
  expect(said()).toBe('cart');
  const undo = stores.cart.remove('1');
  expect(said()).toBe('');
  undo();
  stop();
  stores.cart.clear();
  expect(said()).toBe('cart');
});
