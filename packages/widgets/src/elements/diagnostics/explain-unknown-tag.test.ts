import { afterEach, expect, it, vi } from 'vitest';
import { explainUnknownTag } from './explain-unknown-tag';

const known = ['diwan-cart', 'diwan-product-card', 'diwan-product-grid'];
afterEach(() => vi.restoreAllMocks());

it.each([
  ['diwan-product-gird', '<diwan-product-grid>'],
  ['diwan-card', '<diwan-cart>'],
  ['diwan-productcard', '<diwan-product-card>'],
])('names for <%s> the tag that was probably meant', (tag, meant) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  explainUnknownTag(tag, known);
  expect(warn).toHaveBeenCalledExactlyOnceWith(`Diwan: there is no element <${tag}>. Did you mean ${meant}?`);
});

it('names all tags where none is close, and is silent about an element of the page’s own', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  explainUnknownTag('diwan-wardrobe-planner', known);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Diwan: there is no element <diwan-wardrobe-planner>. The elements are <diwan-cart>, <diwan-product-card>, <diwan-product-grid>.',
  );
  customElements.define('diwan-own', class extends HTMLElement {});
  explainUnknownTag('diwan-own', known);
  expect(warn).toHaveBeenCalledOnce();
});
