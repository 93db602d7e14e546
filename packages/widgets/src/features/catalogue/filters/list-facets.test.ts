import type { ItemFacets } from '@diwan/sdk/contract';
import { expect, it } from 'vitest';
import { type Facet, knownChoice, listFacets } from './list-facets';

const color = (id: number, count: number) => ({
  id,
  count,
  hex: '#112233',
  name_en: `C${id}`,
  name_ar: `ل${id}`,
});
const whole: ItemFacets = {
  total: 8,
  color: [color(1, 6), color(2, 3)],
  fabric: [{ id: 1, name_en: 'Linen', name_ar: 'كتان', count: 5 }],
  price: { min: 1000, max: 9000 },
  width: { min: 200, max: 200 },
  type: { piece: 8, set: 0 },
  in_stock: { true: 5, false: 3 },
  on_sale: { true: 8, false: 0 },
  allow_online_purchase: { true: 6, false: 2 },
};
const shown = (change: Partial<Parameters<typeof listFacets>[0]> = {}) =>
  listFacets({ whole, current: whole, choice: {}, locale: 'en', ...change });
const namesOf = (facets: readonly Facet[]) => facets.map(({ name }) => name);
const optionsOf = (facets: readonly Facet[], name: Facet['name']) => {
  const facet = facets.find((one) => one.name === name);
  return facet && 'groups' in facet ? facet.groups.flatMap(({ options }) => options) : [];
};

it('shows only what makes a difference', () => {
  // One fabric and one width leave nothing to choose.
  expect(namesOf(shown())).toEqual(['colour', 'price', 'more']);
  // On sale holds for all, and no piece is a set.
  expect(optionsOf(shown(), 'more').map(({ parameter, value }) => [parameter, value])).toEqual([
    ['in_stock', true],
    ['allow_online_purchase', true],
    ['allow_online_purchase', false],
  ]);
});

it('shows nothing for a short list', () => {
  expect(shown({ whole: { ...whole, total: 7 } })).toEqual([]);
});

it('keeps the order of the whole list, and counts those of the list as chosen', () => {
  const current = { ...whole, total: 3, color: [color(2, 3)] };
  expect(
    optionsOf(shown({ current, choice: { color: [2] } }), 'colour').map(({ value, count, isChosen }) => [
      value,
      count,
      isChosen,
    ]),
  ).toEqual([
    [1, 0, false],
    [2, 3, true],
  ]);
});

it('offers nothing that the page has decided', () => {
  expect(namesOf(shown({ fixed: ['color', 'price_max'] }))).toEqual(['more']);
});

it('drops what the list or the backend doesn’t have', () => {
  expect(
    knownChoice({ color: [2, 99], fabric: [7], price_max: 5000, is_saudi_made: true, in_stock: true }, whole),
  ).toEqual({ color: [2], price_max: 5000, in_stock: true });
});
