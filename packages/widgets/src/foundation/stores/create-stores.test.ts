import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient, makeProductSummary } from '@diwan/sdk/testing';
import { signal } from '@preact/signals-core';
import { expect, it, vi } from 'vitest';
import { createBaskets, createStores, type FeatureSetting } from './create-stores';
import { memoryStorage } from './storage';

const dispose = vi.fn();

function createNote({ storage }: FeatureSetting) {
  const note = signal('');
  const restore = () => {
    note.value = storage.read('note') ?? '';
  };
  return { note, restore, dispose };
}

const setUp = () => createStores({ client: createFakeClient(), storage: memoryStorage({ note: 'oak' }) });

it('creates a feature’s state once, and restores it with the baskets', () => {
  const stores = setUp();
  const { note } = stores.feature(createNote);
  expect(stores.feature(createNote).note).toBe(note);
  expect(note.value).toBe('');
  stores.restore();
  expect(note.value).toBe('oak');
});

it('restores features created later immediately, and disposes of them with the rest', () => {
  const stores = setUp();
  stores.restore();
  expect(stores.feature(createNote).note.value).toBe('oak');
  stores.dispose();
  expect(dispose).toHaveBeenCalledOnce();
});

it('leaves baskets alone that other sets of stores use too', () => {
  const storage = memoryStorage();
  const baskets = createBaskets({ client: createFakeClient(), storage });
  const stores = createStores({ client: createFakeClient(), storage, baskets });
  stores.restore();
  stores.dispose();
  createStores({ client: createFakeClient(), storage }).cart.add(basketProduct(makeProductSummary()));
  expect(baskets.cart.itemCount.value).toBe(1);
});
