import { readFile } from 'node:fs/promises';
import { loosened } from '@diwan/sdk/commerce';
import {
  type ItemFacets,
  type ItemFacetsQuery,
  type ItemListQuery,
  itemFacetsQuerySchema,
} from '@diwan/sdk/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '../../content/document/read-catalogue';
import { items } from '../../db/schema';
import { lexiconOf } from '../../db/search/lexicon';
import { expectResults } from '../../testing/contract-check';
import { demoCatalogue } from '../../testing/demo-shop';
import { importCatalogue } from '../../testing/import-catalogue';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { facetIndexOf } from './facets.repository';
import { searchedProducts } from './items.repository';

const filtersOf = (query: ItemFacetsQuery) => v.parse(itemFacetsQuerySchema, query);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ cachesResponses: true });
});
afterAll(() => api.close());

const urlQuery = (query: ItemListQuery): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();

const facetsOf = async (query: ItemFacetsQuery = {}): Promise<ItemFacets> =>
  expectResults('items.facets', await api.call(`/api/cms/public/items/facets?${urlQuery(query)}`));

const listed = async (query: ItemListQuery) =>
  expectResults('items.list', await api.call(`/api/cms/public/items?${urlQuery({ limit: 100, ...query })}`));

const total = async (query: ItemFacetsQuery): Promise<number> => (await listed(query)).length;

const lists = fc.record(
  {
    category: fc.constantFrom(1, 2, [1, 3]),
    query: fc.constantFrom('sofa', 'كنبة', 'nafud', 'qzxwvq'),
    is_featured: fc.boolean(),
    id_min: fc.constantFrom(110, 130),
  },
  { requiredKeys: [] },
);
const choices = fc.record(
  {
    color: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
    fabric: fc.subarray([1, 2, 3, 4], { minLength: 1 }),
    price_min: fc.constantFrom(0, 1000, 5000, 9000, 900_000),
    price_max: fc.constantFrom(500, 3000, 8449, 20_000),
    width_max: fc.constantFrom(1, 60, 140, 220, 228, 400),
    type: fc.constantFrom<ItemFacetsQuery['type']>('piece', 'set', ['piece', 'set']),
    allow_online_purchase: fc.boolean(),
    in_stock: fc.boolean(),
    on_sale: fc.boolean(),
    is_saudi_made: fc.boolean(),
  },
  { requiredKeys: [] },
);
const queries = fc
  .tuple(fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, lists), choices)
  .map(([list, chosen]): ItemFacetsQuery => ({ ...list, ...chosen }));

const FLAGS = ['allow_online_purchase', 'in_stock', 'on_sale', 'is_saudi_made'] as const;

describe('items.facets', () => {
  it('counts colours, fabrics, kinds and flags, and finds the ranges', async () => {
    const facets = await facetsOf({ category: 1 });
    expect(facets).toMatchObject({
      total: 8,
      color: expect.arrayContaining([{ id: 1, hex: '#6F8273', name_en: 'Sage', name_ar: 'مريمي', count: 3 }]),
      fabric: expect.arrayContaining([expect.objectContaining({ id: 1, name_en: 'Washed linen' })]),
    });
    const sofas = await listed({ category: 1 });
    const widths = await Promise.all(
      sofas.map(async ({ id }) => {
        const product = expectResults('items.get', await api.call(`/api/cms/public/items/${id}`));
        return product.dimensions?.default_width ?? 0;
      }),
    );
    expect(facets.width).toEqual({ min: Math.min(...widths), max: Math.max(...widths) });
    const counts = facets.color?.map(({ count }) => count) ?? [];
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  it('counts every value as the list with that choice alone in its facet, in any list', () =>
    fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const facets = await facetsOf(query);
        expect(facets.total).toBe(await total(query));
        for (const { id, count } of facets.color?.slice(0, 3) ?? [])
          expect(await total({ ...query, color: id }), `color ${id}`).toBe(count);
        for (const { id, count } of facets.fabric?.slice(0, 3) ?? [])
          expect(await total({ ...query, fabric: id }), `fabric ${id}`).toBe(count);
        for (const type of ['piece', 'set'] as const)
          expect(await total({ ...query, type }), type).toBe(facets.type?.[type]);
        for (const name of FLAGS)
          for (const value of [true, false])
            expect(await total({ ...query, [name]: value }), `${name} ${value}`).toBe(
              facets[name]?.[`${value}`],
            );
        const counted = await total({ ...query, color: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
        expect(facets.color?.length === 0).toBe(counted === 0);
      }),
      { numRuns: 25 },
    ));

  it('has ranges that contain all products of the list without them, and no narrower list does', () =>
    fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { price, width } = await facetsOf(query);
        const open = { ...query, price_min: undefined, price_max: undefined };
        const prices = (await listed(open)).flatMap(({ price: full, discount, allow_discount }) =>
          full === null ? [] : [Math.round(full * (allow_discount ? 100 - discount : 100)) / 100],
        );
        expect(price).toEqual(
          prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
        );
        if (!width) return;
        expect(await total({ ...query, width_max: Math.ceil(width.min) })).toBeGreaterThan(0);
        if (width.min > 1) expect(await total({ ...query, width_max: Math.ceil(width.min) - 1 })).toBe(0);
        expect(await total({ ...query, width_max: Math.ceil(width.max) })).toBe(
          await total({ ...query, width_max: 10_000 }),
        );
      }),
      { numRuns: 25 },
    ));

  it('proposes for an empty list each single parameter that lists something, with its number', async () => {
    const empty: ItemFacetsQuery = { category: 1, color: [1], width_max: 60, in_stock: true };
    const { loosenings = [] } = await facetsOf(empty);
    expect(loosenings.map(({ parameter }) => parameter)).toContain('width_max');
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const { total: count, loosenings: proposed, width, price } = await facetsOf(query);
        expect(proposed === undefined).toBe(count > 0);
        for (const one of proposed ?? []) {
          expect(one.count, JSON.stringify(one)).toBe(await total(loosened(query, one)));
          if (one.parameter === 'width_max') expect(one.value).toBe(Math.ceil(width?.min ?? 0));
          if (one.parameter === 'price_max' && query.price_min === undefined)
            expect(one.value).toBe(Math.ceil(price?.min ?? 0));
          if (typeof one.value === 'number' && one.parameter !== 'price_min' && one.value > 1)
            expect(await total(loosened(query, { ...one, value: one.value - 1 }))).toBe(0);
        }
        if (count > 0) return;
        for (const parameter of ['color', 'fabric', 'type', ...FLAGS] as const) {
          if (query[parameter] === undefined) continue;
          const without = await total({ ...query, [parameter]: undefined });
          const found = proposed?.find((one) => one.parameter === parameter)?.count ?? 0;
          expect(found, parameter).toBe(without);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never depends on a price that isn’t shown', async () => {
    const hidden = eq(items.isPriceShow, false);
    const facets = await facetsOf();
    expect(await api.db.$count(items, hidden)).toBeGreaterThan(5);
    await api.db.update(items).set({ allowDiscount: true }).where(hidden);
    await fc.assert(
      fc.asyncProperty(
        fc.array(queries, { minLength: 3, maxLength: 6 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 100 }),
        async (asked, price, discount) => {
          const answers = () =>
            Promise.all(asked.map(async (query) => [await facetsOf(query), await listed(query)]));
          const before = await answers();
          await api.db.update(items).set({ price, unitPrice: price, discount }).where(hidden);
          expect(await answers()).toEqual(before);
        },
      ),
      { numRuns: 15 },
    );
    expect(await facetsOf()).toEqual(facets);
  });

  it('follows a change of content at once, and leaves hidden products out', async () => {
    const before = await facetsOf();
    const hide = (isHidden: boolean) => api.db.update(items).set({ isHidden }).where(eq(items.id, 101));
    await hide(true);
    expect((await facetsOf()).total).toBe(before.total - 1);
    await hide(false);
    expect(await facetsOf()).toEqual(before);
  });

  it('finds other pieces for a search whatever is chosen: a list is filtered as it is searched', async () => {
    const query = { query: 'sofa bed' };
    const all = await facetsOf(query);
    expect(all.total).toBe(await total(query));
    expect(await total({ ...query, price_min: 900_000 })).toBe(0);
  });

  it('keep no more searches in memory than the last fifty', async () => {
    const index = await facetIndexOf(api.db, api.contentChanges)();
    const lexicon = lexiconOf(api.db, api.contentChanges);
    const searchFor = (query: ItemFacetsQuery) => searchedProducts(api.db, index, filtersOf(query), lexicon);
    for (let count = 0; count < 60; count += 1) await searchFor({ query: `sofa ${count}` });
    expect(index.searches.size).toBe(50);
    // What visitors choose of a search is the same search.
    const found = await searchFor({ query: 'sofa 59', color: [1], price_max: 9000 });
    expect(found).toBe(await searchFor({ query: 'sofa 59', width_max: 200 }));
    expect(index.searches.size).toBe(50);
    expect(await searchFor({ color: [1] })).toBeUndefined();
  });

  it('rejects values that lists reject, and names unknown parameters', async () => {
    const invalid = await api.call('/api/cms/public/items/facets?width_max=wide&on_sale=perhaps');
    expect(invalid.status).toBe(400);
    expect(invalid.body).toMatchObject({ errors: [{ path: 'width_max' }, { path: 'on_sale' }] });
    const { headers } = await api.call('/api/cms/public/items/facets?colour=1&page=2');
    expect(headers.get('x-ignored-parameters')).toBe('colour, page');
    expect(headers.get('cache-control')).toMatch(/^public/);
  });
});

describe('a shop that shows prices with tax', () => {
  let shop: TestApi;
  beforeAll(async () => {
    shop = await openTestApi();
    const { catalogue } = await readCatalogue(await readFile(demoCatalogue, 'utf8'));
    if (!catalogue) throw new Error('the demo is invalid');
    Object.assign(catalogue.settings, {
      allow_tax_rate: true,
      tax_rate: 0.15,
      display_prices_with_tax: true,
    });
    await shop.db.transaction((tx) => importCatalogue(tx, catalogue));
  });
  afterAll(() => shop.close());

  it('filters by the prices that its lists show', async () => {
    // 9940 less 15 % is 8449; with 15 % of tax 9716.35.
    const read = (path: string) => shop.call(`/api/cms/public/items${path}`);
    const found = async (query: string) =>
      expectResults('items.list', await read(`?id=101&${query}`)).length === 1;
    expect(await found('price_max=9716')).toBe(false);
    expect(await found('price_min=9716&price_max=9717')).toBe(true);
    expect(expectResults('items.facets', await read('/facets?id=101')).price).toEqual({
      min: 9716.35,
      max: 9716.35,
    });
  });
});

describe('items.list', () => {
  it('filters by fabric, greatest width, sale and where it is made', async () => {
    const full = async (query: ItemListQuery) =>
      Promise.all(
        (await listed(query)).map(async ({ id }) =>
          expectResults('items.get', await api.call(`/api/cms/public/items/${id}`)),
        ),
      );
    const all = await full({});
    const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id);
    const expectList = async (query: ItemListQuery, wanted: (product: (typeof all)[number]) => boolean) => {
      const expected = idsOf(all.filter(wanted));
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.length).toBeLessThan(all.length);
      expect(idsOf(await listed(query))).toEqual(expected);
    };
    await expectList({ fabric: [1, 3] }, ({ fabrics }) => fabrics.some(({ id }) => id === 1 || id === 3));
    await expectList(
      { width_max: 100 },
      ({ dimensions, has_dimension }) =>
        has_dimension && (dimensions?.default_width ?? Number.POSITIVE_INFINITY) <= 100,
    );
    const isOnSale = ({ allow_discount, discount }: (typeof all)[number]) => allow_discount && discount > 0;
    await expectList({ on_sale: true }, isOnSale);
    await expectList({ on_sale: false }, (product) => !isOnSale(product));
    await expectList({ is_saudi_made: true }, ({ is_saudi_made }) => is_saudi_made);
    await expectList({ is_saudi_made: false }, ({ is_saudi_made }) => !is_saudi_made);
  });
});
