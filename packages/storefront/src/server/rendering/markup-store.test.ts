import { describe, expect, it } from 'vitest';
import { createMarkupStores } from './markup-store';

/** Renders a page with a single part. Returns the page, and whether the part had to be rendered. */
function visit(stores: ReturnType<typeof createMarkupStores>, of: object, variant: string, settings: object) {
  const rendering = stores(settings, 'en').begin();
  const { number, isCached } = rendering.cache.place(of, variant);
  const mark = `<template data-cached="${number}"></template>`;
  const part = isCached ? '' : `<p>${variant}</p><template data-cached="end"></template>`;
  return { page: String(rendering.fill(`<main>${mark}${part}</main>`)), isCached };
}

describe('cached markup', () => {
  const settings = {};
  const product = {};

  it('is rendered once for the same data, variant and settings', () => {
    const stores = createMarkupStores();
    const page = '<main><p>red</p></main>';
    expect(visit(stores, product, 'red', settings)).toEqual({ page, isCached: false });
    expect(visit(stores, product, 'red', settings)).toEqual({ page, isCached: true });
    expect(visit(stores, product, 'blue', settings).isCached).toBe(false);
    expect(visit(stores, {}, 'red', settings).isCached).toBe(false);
    expect(visit(stores, product, 'red', {}).isCached).toBe(false);
  });

  it('evicts the least recently used markup, with any number of variants', () => {
    const stores = createMarkupStores(100);
    for (let index = 0; index < 20; index += 1) visit(stores, product, `variant ${index}`, settings);
    expect(visit(stores, product, 'variant 19', settings).isCached).toBe(true);
    expect(visit(stores, product, 'variant 0', settings).isCached).toBe(false);
  });
});
