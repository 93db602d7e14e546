import { filteredWidth, hasPrice, isOnSale } from '../../commerce';
import type { ItemFilter, ItemListQuery, Product, ProductSummary, ProjectSummary } from '../../contract';
import type { Check } from '../check';
import type { Context } from '../context';
import { type Deviation, needed, quoted, Skipped, same, unless } from '../deviation';
import { parsed, readable } from '../responses';
import { neededFacets } from './facets';
import { type PriceOf, shownPrices } from './shown-prices';
import { UNKNOWN_ID } from './unknown';

const LARGE_PAGE = 100;

const listed = async ({ probe }: Context, query: ItemListQuery): Promise<ProductSummary[]> =>
  readable('items.list', await probe('items.list', { query: { limit: LARGE_PAGE, ...query } }));

const idsOf = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id);

/** A filter derived from a product, and whether it matches a product. */
interface Filter {
  /** Undefined when the product has no value for the filter. */
  from: (product: ProductSummary) => string | number | boolean | undefined;
  matches: (product: ProductSummary, value: never) => boolean;
}

/** A filter that backends with its facet have. */
interface OptionalFilter {
  facet: 'fabric' | 'width' | 'on_sale' | 'is_saudi_made';
  /** From a product in full. */
  from: (product: Product) => number | boolean | undefined;
  matches: (product: Product, value: never) => boolean;
}

const byValue = <From extends (product: never) => unknown>(from: From) => ({
  from,
  matches: (product: Parameters<From>[0], value: unknown) => from(product) === value,
});

type OptionalName = 'fabric' | 'width_max' | 'on_sale' | 'is_saudi_made';
const OPTIONAL_FILTERS: Record<OptionalName, OptionalFilter> = {
  fabric: {
    facet: 'fabric',
    from: ({ fabrics }) => fabrics.at(-1)?.id,
    matches: ({ fabrics }, value) => fabrics.some(({ id }) => id === value),
  },
  width_max: {
    facet: 'width',
    from: (product) => Math.ceil(filteredWidth(product) ?? 0) || undefined,
    matches: (product, value) => (filteredWidth(product) ?? Number.POSITIVE_INFINITY) <= value,
  },
  on_sale: { facet: 'on_sale', ...byValue((product: Product) => isOnSale(product)) },
  is_saudi_made: { facet: 'is_saudi_made', ...byValue((product: Product) => product.is_saudi_made) },
};

/** `query` and `id` have their own checks. */
const filtersOf = (priceOf: PriceOf): Record<Exclude<ItemFilter, OptionalName | 'query' | 'id'>, Filter> => ({
  category: byValue(({ category }: ProductSummary) => category?.id),
  subcategory: byValue(({ subcategory }: ProductSummary) => subcategory?.id),
  type: byValue(({ is_set }: ProductSummary) => (is_set ? 'set' : 'piece')),
  is_featured: byValue(({ is_featured }: ProductSummary) => is_featured),
  allow_online_purchase: byValue(({ allow_online_purchase }: ProductSummary) => allow_online_purchase),
  in_stock: byValue(({ check_availity }: ProductSummary) => !check_availity),
  color: {
    // The last one, because products often share their first colour.
    from: ({ colors }) => colors.at(-1)?.id,
    matches: ({ colors }, value) => colors.some(({ id }) => id === value),
  },
  id_min: { from: ({ id }) => id, matches: ({ id }, value) => id >= value },
  price_min: {
    from: (product) => (hasPrice(product) ? Math.floor(priceOf(product) ?? 0) : undefined),
    matches: (product, value) => (priceOf(product) ?? -1) >= value,
  },
  price_max: {
    from: (product) => (hasPrice(product) ? Math.ceil(priceOf(product) ?? 0) : undefined),
    matches: (product, value) => (priceOf(product) ?? Number.POSITIVE_INFINITY) <= value,
  },
});

/** How many products are read in full, for filters by what lists don't contain. */
const SAMPLE = 20;

async function sampledInFull({ listed, probe }: Context): Promise<Product[]> {
  const sample = (await listed('items.list')).slice(0, SAMPLE);
  const products: (Product | undefined)[] = [];
  for (const { id } of sample)
    products.push(parsed('items.get', await probe('items.get', { params: { id } })));
  return products.filter((product) => product !== undefined);
}

/** Compares the products found by a value of the filter with those of `all` that match it. */
async function filterDeviations<Item extends ProductSummary>(
  context: Context,
  name: ItemFilter,
  all: readonly Item[],
  { from, matches }: { from: (item: Item) => unknown; matches: (item: Item, value: never) => boolean },
  among: ItemListQuery = {},
): Promise<Deviation[]> {
  const wanted = (value: unknown) => all.filter((product) => matches(product, value as never));
  // The value that excludes the most products shows best whether the filter works.
  const [value] = all
    .map(from)
    .filter((one) => one !== undefined && one !== false && wanted(one).length < all.length)
    .sort((one, other) => wanted(one).length - wanted(other).length);
  const query = { ...among, [name]: needed(value, `No product differs from the others in ${name}.`) };
  const received = idsOf(await listed(context, query));
  const lacking = idsOf(wanted(value)).filter((id) => !received.includes(id));
  const others = idsOf(all.filter((product) => !wanted(value).includes(product)));
  return [
    // The lacking ones may be on a later page.
    ...unless(
      lacking.length === 0 || received.length === LARGE_PAGE,
      'results',
      `also the products ${lacking.join(', ')} for ${name}=${value}`,
      received,
    ),
    ...same(
      `products that don't match ${name}=${value}`,
      [],
      received.filter((id) => others.includes(id)),
    ),
  ];
}

const filterCheck = (name: keyof ReturnType<typeof filtersOf>): Check => ({
  endpoint: 'items.list',
  title: `filters by ${name}`,
  run: async (context) =>
    filterDeviations(
      context,
      name,
      await context.listed('items.list'),
      filtersOf(await shownPrices(context))[name],
    ),
});

const optionalFilterCheck = (name: OptionalName): Check => ({
  endpoint: 'items.list',
  title: `filters by ${name}, if it has such a facet`,
  run: async (context) => {
    const filter = OPTIONAL_FILTERS[name];
    const facets = await neededFacets(context);
    needed(facets[filter.facet], `The backend has no facet ${filter.facet}.`);
    const sample = await sampledInFull(context);
    return filterDeviations(context, name, sample, filter, { id: idsOf(sample) });
  },
});

const projectFilterCheck = (name: 'category' | 'type'): Check => ({
  endpoint: 'projects.list',
  title: `filters by ${name}`,
  run: async ({ probe, listed: list }) => {
    const idOf = (project: ProjectSummary) => project[name]?.id;
    const all = await list('projects.list');
    const ids = all.map(idOf).filter((id) => id !== undefined);
    const wanted = needed(ids.find((id) => all.some((one) => idOf(one) !== id)) ?? ids[0], `No ${name}.`);
    const receivedFor = async (id: number) =>
      idsOf(
        readable('projects.list', await probe('projects.list', { query: { limit: LARGE_PAGE, [name]: id } })),
      );
    return [
      ...same(
        `results for ${name}=${wanted}`,
        idsOf(all.filter((one) => idOf(one) === wanted)),
        await receivedFor(wanted),
      ),
      // Projects are often all of one type, so that only an unknown one shows whether the filter works.
      ...same(`results for an unknown ${name}`, [], await receivedFor(UNKNOWN_ID)),
    ];
  },
});

/** A word that no product contains. */
const NONSENSE = 'qzxwvqzxwv';

const firstWord = (name: string): string | undefined =>
  name.split(/[^\p{L}\p{M}\p{N}]+/u).find(({ length }) => length >= 3);

const finds = async (context: Context, word: string, { id }: ProductSummary): Promise<Deviation[]> => {
  const received = idsOf(await listed(context, { query: word, id }));
  return unless(received.includes(id), 'results', `product ${id} for query=${quoted(word)}`, received);
};

export const filterChecks: readonly Check[] = [
  ...(Object.keys(filtersOf(() => undefined)) as (keyof ReturnType<typeof filtersOf>)[]).map(filterCheck),
  ...(Object.keys(OPTIONAL_FILTERS) as OptionalName[]).map(optionalFilterCheck),
  projectFilterCheck('category'),
  projectFilterCheck('type'),
  {
    endpoint: 'items.list',
    title: 'matches any value of a repeated key',
    run: async (context) => {
      const ids = idsOf(await context.listed('items.list')).slice(0, 2);
      if (ids.length < 2) throw new Skipped('There are fewer than two products.');
      const received = idsOf(await listed(context, { id: ids }));
      return same(`results for id=${ids.join('&id=')}`, ids.sort(), received.sort());
    },
  },
  {
    endpoint: 'items.list',
    title: 'finds a product by a word of its name, in both languages',
    run: async (context) => {
      const product = needed((await context.listed('items.list'))[0], 'There are no products.');
      const words = [firstWord(product.name_en), firstWord(product.name_ar)].filter(
        (word) => word !== undefined,
      );
      return (await Promise.all(words.map((word) => finds(context, word, product)))).flat();
    },
  },
  {
    endpoint: 'items.list',
    title: 'finds nothing for nonsense',
    run: async (context) => same('results', [], idsOf(await listed(context, { query: NONSENSE }))),
  },
];
