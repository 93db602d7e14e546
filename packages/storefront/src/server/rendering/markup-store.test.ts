import { describe, expect, it } from 'vitest';
import { createMarkupStores } from './markup-store';

/** Renders a page with a single part. Returns the page, and whether the part had to be rendered. */
function visit(stores: ReturnType<typeof createMarkupStores>, of: object, variant: string, settings: object) {
  const rendering = stores(settings, 'en').begin();
  const { number, isKept } = rendering.keeper.place(of, variant);
  const mark = `<template data-kept="${number}"></template>`;
  const part = isKept ? '' : `<p>${variant}</p><template data-kept="end"></template>`;
  return { page: String(rendering.fill(`<main>${mark}${part}</main>`)), isKept };
}

describe('cached markup', () => {
  const settings = {};
  const product = {};

  it('is rendered once for the same data, variant and settings', () => {
    const stores = createMarkupStores();
    const page = '<main><p>red</p></main>';
    expect(visit(stores, product, 'red', settings)).toEqual({ page, isKept: false });
    expect(visit(stores, product, 'red', settings)).toEqual({ page, isKept: true });
    expect(visit(stores, product, 'blue', settings).isKept).toBe(false);
    expect(visit(stores, {}, 'red', settings).isKept).toBe(false);
    expect(visit(stores, product, 'red', {}).isKept).toBe(false);
  });

  it('evicts the least recently used markup, with any number of variants', () => {
    const stores = createMarkupStores(100);
    for (let index = 0; index < 20; index += 1) visit(stores, product, `variant ${index}`, settings);
    expect(visit(stores, product, 'variant 19', settings).isKept).toBe(true);
    expect(visit(stores, product, 'variant 0', settings).isKept).toBe(false);
  });
});
