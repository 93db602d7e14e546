import { currencyDecimals } from '@diwan/sdk/commerce';
import { type CatalogueProblem, readablePath } from './catalogue-problem';
import { hasDecimals } from './fields';
import { nearestName } from './nearest-name';
import { PRODUCT_REFERENCES } from './product-codes';
import { quoted } from './quoted';

/** A value of a document, and where it is. */
interface Place {
  value: unknown;
  key?: string;
  parent?: Place;
}

/** `products.3.category.id`; of thousands of places only those with problems need it. */
function pathOf({ key, parent }: Place): string {
  if (key === undefined || !parent) return '';
  const before = pathOf(parent);
  return before ? `${before}.${key}` : key;
}

/**
 * The values at a path in which `*` matches every element of a list or record: `products.*.category.id`. Missing values
 * and values of the wrong type are skipped, so that documents with other problems can be checked.
 */
function placesAt(root: Place, pattern: string): Place[] {
  let places = [root];
  for (const step of pattern === '' ? [] : pattern.split('.')) {
    const found: Place[] = [];
    for (const parent of places) {
      const { value } = parent;
      if (typeof value !== 'object' || value === null) continue;
      if (step === '*')
        for (const [key, child] of Object.entries(value)) found.push({ value: child, key, parent });
      else if (Object.hasOwn(value, step))
        found.push({ value: (value as Record<string, unknown>)[step], key: step, parent });
    }
    places = found;
  }
  return places;
}

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

interface UniqueRule {
  /** Scope of uniqueness: each value at this path; defaults to the whole document. */
  within?: string;
  values: string;
  /** Normalizes values for comparison. */
  keyOf?: (value: string) => string;
  /** Names the value, where the document may write it in another way. */
  what?: string;
}

const unique: readonly UniqueRule[] = [
  { values: 'categories.*.id' },
  { values: 'categories.*.subcategories.*.id' },
  { values: 'colors.*.id' },
  { values: 'fabrics.*.id' },
  { values: 'products.*.id' },
  { values: 'products.*.images.*.id' },
  { values: 'products.*.set_items.*.id' },
  { values: 'project_categories.*.id' },
  { values: 'projects.*.id' },
  { values: 'projects.*.images.*.id' },
  { values: 'partners.*.id' },
  { values: 'promos.*.id' },
  { values: 'countries.*.id' },
  { values: 'countries.*.governorates.*.id' },
  { values: 'countries.*.governorates.*.zones.*.id' },
  { values: 'terms.*.id' },
  { values: 'pages.*.sections.*.id' },
  { values: 'products.*.code', keyOf: (code) => code.toLowerCase() },
  { values: 'promos.*.code', keyOf: (code) => code.toUpperCase() },
  { values: 'countries.*.country_code', keyOf: (code) => `+${code}` },
  { values: 'redirects.*.slug' },
  { within: 'products.*.colors', values: '*.id' },
  { within: 'products.*.fabrics', values: '*.id' },
  { within: 'products.*.set_items', values: '*.item_id', what: 'this product' },
  { within: 'products.*.related_ids', values: '*', what: 'this product' },
  { within: 'projects.*.items', values: '*.item_id', what: 'this product' },
  { within: 'pages.*.sections.*.tag.item_ids', values: '*', what: 'this product' },
  { within: 'pages.*.sections.*.tag.project_ids', values: '*' },
  { within: 'pages.*.sections.*.tag.ads', values: '*.id' },
];

interface ReferenceRule {
  from: string;
  /** The allowed ids. */
  to: string;
  what: string;
}

const references: readonly ReferenceRule[] = [
  { from: 'products.*.category.id', to: 'categories.*.id', what: 'category' },
  { from: 'products.*.subcategory.id', to: 'categories.*.subcategories.*.id', what: 'subcategory' },
  { from: 'products.*.colors.*.id', to: 'colors.*.id', what: 'color' },
  { from: 'products.*.fabrics.*.id', to: 'fabrics.*.id', what: 'fabric' },
  { from: 'projects.*.category.id', to: 'project_categories.*.id', what: 'project category' },
  ...PRODUCT_REFERENCES.map((from) => ({ from, to: 'products.*.id', what: 'product' })),
  { from: 'pages.*.sections.*.tag.project_ids.*', to: 'projects.*.id', what: 'project' },
  { from: 'pages.*.sections.*.project', to: 'projects.*.id', what: 'project' },
];

/** Whether a problem's path is a pattern's value or one of its ancestors: `products.3` for `products.*.id`. */
const isOnTheWayTo = (pattern: string) => {
  const steps = pattern.split('.');
  return ({ path }: CatalogueProblem) =>
    path.split('.').every((step, index) => steps[index] === '*' || steps[index] === step);
};

const AMOUNTS = [
  'products.*.price',
  'promos.*.min_order_total',
  'promos.*.max_discount',
  'countries.*.governorates.*.zones.*.price',
];

/** Amounts that nobody could pay, because they have more decimals than the currency. */
function amountProblems(root: Place): CatalogueProblem[] {
  const [currency] = placesAt(root, 'settings.currency');
  if (typeof currency?.value !== 'string') return [];
  const code = currency.value;
  const decimals = currencyDecimals(code);
  const allowed = decimals === 0 ? 'a whole number' : `an amount with at most ${decimals} decimals`;
  const fixedValues = placesAt(root, 'promos.*')
    .filter((promo) => placesAt(promo, 'type')[0]?.value === 'fixed')
    .flatMap((promo) => placesAt(promo, 'value'));
  return [...AMOUNTS.flatMap((pattern) => placesAt(root, pattern)), ...fixedValues]
    .filter(({ value }) => typeof value === 'number' && !hasDecimals(value, decimals))
    .map((place) => ({
      path: pathOf(place),
      message: `must be ${allowed}, as ${code} has, not ${place.value}`,
    }));
}

/** Products whose subcategory belongs to another category than theirs. */
function misplacedProducts(root: Place): CatalogueProblem[] {
  const categoryOf = new Map<string, unknown>();
  const categories = new Set(placesAt(root, 'categories.*.id').map(({ value }) => value));
  for (const category of placesAt(root, 'categories.*')) {
    const [id] = placesAt(category, 'id');
    for (const { value } of placesAt(category, 'subcategories.*.id'))
      categoryOf.set(String(value), id?.value);
  }
  return placesAt(root, 'products.*').flatMap((product) => {
    const [category] = placesAt(product, 'category.id');
    const [subcategory] = placesAt(product, 'subcategory.id');
    const expected = categoryOf.get(String(subcategory?.value));
    if (!category || !subcategory || expected === undefined) return [];
    return expected === category.value || !categories.has(category.value)
      ? []
      : [
          {
            path: pathOf(subcategory),
            message: `subcategory ${subcategory.value} belongs to category ${expected}, not ${category.value}`,
          },
        ];
  });
}

/** A product leaves the shop with all that names it, so that the same files are the same shop on every server. */
const REMOVED = '; if it was removed, take it out here too, or keep the product and hide it';

/** Those of known products are replaced by ids. */
function unknownCode(path: string, code: string, codes: ReadonlyMap<string, string>): CatalogueProblem {
  const nearest = codes.get(nearestName(code, [...codes.keys()]) ?? '');
  const hint = nearest ? `; did you mean "${nearest}"?` : REMOVED;
  return { path, message: `product ${quoted(code)} does not exist${hint}`, namesUnknownProduct: true };
}

/**
 * Duplicate ids and codes, and dangling references.
 * @param known problems of single fields; references to ids with problems are not reported
 */
export function referenceProblems(document: unknown, known: readonly CatalogueProblem[]): CatalogueProblem[] {
  const root: Place = { value: document };
  const problems: CatalogueProblem[] = [];

  for (const { within = '', values, keyOf = String, what } of unique) {
    for (const part of placesAt(root, within)) {
      const seen = new Map<string, Place>();
      for (const place of placesAt(part, values)) {
        if (!isKey(place.value)) continue;
        const key = keyOf(String(place.value));
        const first = seen.get(key);
        if (!first) seen.set(key, place);
        else
          problems.push({
            path: pathOf(place),
            message: `${what ?? key} is used twice, first in ${readablePath(pathOf(first))}`,
          });
      }
    }
  }

  const codes = new Map(
    placesAt(root, 'products.*.code').map(({ value }) => [String(value).toLowerCase(), String(value)]),
  );
  for (const { from, to, what } of references) {
    if (known.some(isOnTheWayTo(to))) continue;
    const ids = new Set(placesAt(root, to).map(({ value }) => String(value)));
    for (const place of placesAt(root, from)) {
      const { value } = place;
      if (what === 'product' && typeof value === 'string') {
        const path = pathOf(place);
        if (!known.some((problem) => problem.path === path)) problems.push(unknownCode(path, value, codes));
      } else if (isKey(value) && !ids.has(String(value)))
        problems.push({
          path: pathOf(place),
          message: `${what} ${value} does not exist${what === 'product' ? REMOVED : ''}`,
          ...(what === 'product' && { namesUnknownProduct: true }),
        });
    }
  }

  const areCategoriesKnown = !known.some(
    (problem) =>
      isOnTheWayTo('categories.*.id')(problem) || isOnTheWayTo('categories.*.subcategories.*.id')(problem),
  );
  if (areCategoriesKnown) problems.push(...misplacedProducts(root));

  if (!known.some(isOnTheWayTo('settings.currency'))) problems.push(...amountProblems(root));

  // URLs may contain an id or a code, so a code must not equal another product's id.
  const productIds = new Set(placesAt(root, 'products.*.id').map(({ value }) => value));
  for (const product of placesAt(root, 'products.*')) {
    const [id] = placesAt(product, 'id');
    for (const place of placesAt(product, 'code')) {
      const { value } = place;
      if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) continue;
      const codeAsId = Number(value);
      if (codeAsId !== id?.value && productIds.has(codeAsId)) {
        problems.push({ path: pathOf(place), message: `${value} is the id of another product` });
      }
    }
  }
  return problems;
}
