import { foldSearch, hasPrice, type PriceDisplay, RIYAL, shownUnitPrice, unitPrice } from '../commerce';
import type { ItemFilter, ItemListQuery, ItemSortBy, ProductSummary } from '../contract';
import type { Backends } from './backend';
import { type Check, needed, Skipped } from './checking/check';
import { sendsEveryField } from './checking/completeness';
import type { Context } from './checking/context';
import { type Deviation, quoted, unless } from './checking/deviation';
import { pagingChecks } from './checking/paging';
import { fieldOf } from './checking/probe';
import { readable, validationRefusal } from './checking/responses';
import { by, type Sort, sortChecks } from './checking/sorting';
import { listedProducts, pageOf } from './fake/lists';

const LARGE_PAGE = 100;

const someProducts = async ({ found }: Context): Promise<ProductSummary[]> => {
  const products = needed(await found('items.list'), 'The list could not be read.');
  if (products.length === 0) throw new Skipped('There are no products.');
  return products;
};

const firstProduct = async (context: Context): Promise<ProductSummary> =>
  needed((await someProducts(context))[0], 'There are no products.');

const listed = async ({ probe }: Context, query: ItemListQuery): Promise<ProductSummary[]> =>
  readable('items.list', await probe('items.list', { query: { limit: LARGE_PAGE, ...query } }));

/** How the shop rounds its prices. */
const priceDisplay = async ({ probe }: Context): Promise<PriceDisplay> => {
  const { results } = await probe('settings.get', { params: { groups: 'general' } });
  return { currency: String(fieldOf(results, 'currency') ?? RIYAL) };
};

/** Anywhere else, their position would reveal a hidden price. */
function hiddenPricesLast(products: readonly ProductSummary[]): Deviation[] {
  const isEarly = ({ is_price_show }: ProductSummary, index: number) =>
    !is_price_show && products[index + 1]?.is_price_show === true;
  const early = products.findIndex(isEarly);
  return unless(
    early < 0,
    `results[${early}]`,
    'products with is_price_show=false after all others',
    products[early]?.id,
  );
}

const sorts: Record<ItemSortBy, Sort<ProductSummary>> = {
  postion: by(({ postion }) => postion),
  name_en: by(({ name_en }) => name_en),
  name_ar: by(({ name_ar }) => name_ar),
  price: {
    what: 'price after discount',
    deviations: hiddenPricesLast,
    keysOf: async (products, context) => {
      const display = await priceDisplay(context);
      return products
        .filter(({ is_price_show }) => is_price_show)
        .map((product) => shownUnitPrice(product, display) ?? 0);
    },
  },
  created_at: by(({ created_at }) => created_at ?? ''),
  id: by(({ id }) => id),
};

/** A filter derived from a product, and a predicate for the products it matches. */
interface Filter {
  /** Undefined when the product has no value for the filter. */
  from: (product: ProductSummary, display: PriceDisplay) => ItemListQuery;
  matches: (product: ProductSummary, query: ItemListQuery, display: PriceDisplay) => boolean;
}

/** `query` and `id` have their own checks. */
const FILTERS: Record<Exclude<ItemFilter, 'query' | 'id'>, Filter> = {
  category: {
    from: ({ category }) => ({ category: category?.id }),
    matches: ({ category }, query) => category?.id === query.category,
  },
  subcategory: {
    from: ({ subcategory }) => ({ subcategory: subcategory?.id }),
    matches: ({ subcategory }, query) => subcategory?.id === query.subcategory,
  },
  type: {
    from: ({ is_set }) => ({ type: is_set ? 'set' : 'piece' }),
    matches: ({ is_set }, query) => is_set === (query.type === 'set'),
  },
  color: {
    // The last one, because products often share their first colour.
    from: ({ colors }) => ({ color: colors.at(-1)?.id }),
    matches: ({ colors }, query) => colors.some(({ id }) => id === query.color),
  },
  id_min: {
    from: ({ id }) => ({ id_min: id }),
    matches: ({ id }, query) => id >= Number(query.id_min),
  },
  price_min: {
    from: (product, display) => ({
      price_min: hasPrice(product) ? Math.floor(unitPrice(product, display)) : undefined,
    }),
    matches: (product, query, display) =>
      hasPrice(product) && unitPrice(product, display) >= Number(query.price_min),
  },
  price_max: {
    from: (product, display) => ({
      price_max: hasPrice(product) ? Math.ceil(unitPrice(product, display)) : undefined,
    }),
    matches: (product, query, display) =>
      hasPrice(product) && unitPrice(product, display) <= Number(query.price_max),
  },
  is_featured: {
    from: ({ is_featured }) => ({ is_featured }),
    matches: ({ is_featured }, query) => is_featured === query.is_featured,
  },
  allow_online_purchase: {
    from: ({ allow_online_purchase }) => ({ allow_online_purchase }),
    matches: ({ allow_online_purchase }, query) => allow_online_purchase === query.allow_online_purchase,
  },
  in_stock: {
    from: ({ check_availity }) => ({ in_stock: !check_availity }),
    matches: ({ check_availity }, query) => check_availity !== query.in_stock,
  },
};

/** The most selective value of a filter: the one that excludes the most products. */
function mostSelective(
  name: keyof typeof FILTERS,
  products: readonly ProductSummary[],
  display: PriceDisplay,
): ItemListQuery | undefined {
  const filter = FILTERS[name];
  let best: { query: ItemListQuery; excludedCount: number } | undefined;
  for (const product of products) {
    const query = filter.from(product, display);
    if (query[name] === undefined) continue;
    const excludedCount = products.filter((other) => !filter.matches(other, query, display)).length;
    if (!best || excludedCount > best.excludedCount) best = { query, excludedCount };
  }
  return best && best.excludedCount > 0 ? best.query : undefined;
}

const filterCheck = (name: keyof typeof FILTERS): Check => ({
  title: `filters by ${name}`,
  run: async (context) => {
    const all = await someProducts(context);
    const filter = FILTERS[name];
    const display = await priceDisplay(context);
    const query = needed(mostSelective(name, all, display), `No product differs from the others in ${name}.`);
    const products = await listed(context, query);
    const received = products.map(({ id }) => id);
    const lacking = all.filter(
      (product) => filter.matches(product, query, display) && !received.includes(product.id),
    );
    const asked = `only products with ${name}=${quoted(query[name])}`;
    return [
      ...unless(
        // They may be on a later page.
        lacking.length === 0 || products.length === LARGE_PAGE,
        'results',
        `also the products ${lacking.map(({ id }) => id).join(', ')} with ${name}=${quoted(query[name])}`,
        received,
      ),
      ...products.flatMap((product, index) =>
        unless(filter.matches(product, query, display), `results[${index}]`, asked, {
          id: product.id,
          code: product.code,
        }),
      ),
    ];
  },
});

/** A word that no product contains. */
const NONSENSE = 'qzxwvqzxwv';

const wordsOf = (name: string): string[] =>
  name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(({ length }) => length >= 3);

/** Whether the backend searches at all: one that ignores queries returns products even for nonsense. */
const isSearching = async (context: Context): Promise<boolean> =>
  (await listed(context, { query: NONSENSE })).length === 0;

const finds = async (context: Context, query: string, { id }: ProductSummary): Promise<Deviation[]> => {
  const found = await listed(context, { query });
  // It may be on a later page.
  const products = found.length === LARGE_PAGE ? await listed(context, { query, id }) : found;
  const isFound = products.some((product) => product.id === id) && (await isSearching(context));
  const received = products.map((product) => product.id);
  return unless(isFound, 'results', `product ${id} for query=${quoted(query)}`, received);
};

/** Another spelling of a word: without hamza, with ه for ة and ي for ى, and stretched with tatweel. */
const otherSpelling = (word: string): string => [...foldSearch(word)].join('\u0640');

const search: Check[] = [
  {
    title: 'finds a product by a word of its name, in both languages',
    run: async (context) => {
      const product = await firstProduct(context);
      const [english, arabic] = [wordsOf(product.name_en)[0], wordsOf(product.name_ar)[0]];
      if (!english && !arabic) throw new Skipped('The first product has no name.');
      return [
        ...(english ? await finds(context, english, product) : []),
        ...(arabic ? await finds(context, arabic, product) : []),
      ];
    },
  },
  {
    title: 'finds nothing for nonsense',
    run: async (context) => {
      const products = await listed(context, { query: NONSENSE });
      return unless(
        products.length === 0,
        'results',
        '[]',
        products.map(({ id }) => id),
      );
    },
  },
  {
    title: 'finds Arabic words in any spelling',
    isAdvice: true,
    run: async (context) => {
      const product = await firstProduct(context);
      const word = needed(wordsOf(product.name_ar)[0], 'The first product has no Arabic name.');
      return finds(context, otherSpelling(word), product);
    },
  },
];

export const itemsListBackend: Backends<'items.list'> = {
  'items.list': {
    fake: ({ shop, query }) => pageOf(listedProducts(shop.products, query, shop.settings), query),
    checks: [
      ...pagingChecks('items.list'),
      ...sortChecks({ nouns: 'products', listed, sorts, byDefault: ['postion', 'ASC'] }),
      {
        title: 'rejects an unknown sort',
        run: async ({ probe }) =>
          validationRefusal(await probe('items.list', { query: { sort_by: 'colour' } })),
      },
      ...(Object.keys(FILTERS) as (keyof typeof FILTERS)[]).map(filterCheck),
      {
        title: 'matches any value of a repeated key',
        run: async (context) => {
          const ids = (await someProducts(context)).slice(0, 2).map(({ id }) => id);
          if (ids.length < 2) throw new Skipped('There are fewer than two products.');
          const received = (await listed(context, { id: ids })).map(({ id }) => id);
          const isSame = received.length === ids.length && ids.every((id) => received.includes(id));
          return unless(
            isSame,
            'results',
            `the products ${ids.join(' and ')} for id=${ids.join('&id=')}`,
            received,
          );
        },
      },
      ...search,
      sendsEveryField('items.list', { query: { limit: LARGE_PAGE } }),
    ],
  },
};
