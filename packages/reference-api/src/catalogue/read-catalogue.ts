import * as v from 'valibot';
import type { CatalogueProblem } from './catalogue-problem';
import { type Catalogue, catalogueSchema } from './catalogue-schema';
import { withDefaultPages } from './default-pages';
import { unknownKeys } from './unknown-keys';

export type CatalogueReading =
  | { catalogue: Catalogue; warnings: CatalogueProblem[]; problems?: never }
  | { catalogue?: never; warnings?: never; problems: CatalogueProblem[] };

/**
 * Reads a shop's content. Either all of it is valid, references included, or every problem found is reported.
 * @param json the document's text
 */
export function readCatalogue(json: string): CatalogueReading {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch (error) {
    return { problems: [{ path: '', message: (error as SyntaxError).message }] };
  }
  const result = v.safeParse(catalogueSchema, document);
  if (!result.success) {
    return {
      problems: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: wordsOf(issue) })),
    };
  }
  const problems = [...textProblems('', result.output), ...referenceProblems(result.output)];
  if (problems.length > 0) return { problems };
  return { catalogue: withDefaultPages(result.output), warnings: unknownKeys(catalogueSchema, document) };
}

/** Rules tell themselves; of a wrong type, what is missing or what stands there instead. */
function wordsOf({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  const hasOwnWords = !message.startsWith('Invalid ');
  if (kind !== 'schema' || expected === null || hasOwnWords) return message;
  return received === 'undefined' ? 'is missing' : `expected ${expected}, got ${received}`;
}

/** U+0000 and halves of characters, which JSON can write and PostgreSQL can't keep. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;

/** Texts at any depth that can't be kept. */
function textProblems(path: string, value: unknown): CatalogueProblem[] {
  if (typeof value === 'string') {
    return UNKEEPABLE.test(value) ? [{ path, message: 'holds a character that cannot be stored' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textProblems(path ? `${path}.${key}` : key, child));
}

const idsOf = (rows: readonly { id: number }[]): Set<number> => new Set(rows.map(({ id }) => id));

/** Ids that are used twice, and references that lead nowhere. */
function referenceProblems(catalogue: Catalogue): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const report = (path: string, message: string) => problems.push({ path, message });

  /** Every row with its place in the document, so that a finding leads there. */
  const placed = <Row>(path: string, rows: readonly Row[]) =>
    rows.map((row, index) => ({ path: `${path}.${index}`, row }));
  const unique = <Row>(
    rows: readonly { path: string; row: Row }[],
    field: string,
    keyOf: (row: Row) => string | number,
  ) => {
    const seen = new Set<string | number>();
    for (const { path, row } of rows) {
      const key = keyOf(row);
      if (seen.has(key)) report(field ? `${path}.${field}` : path, `${key} is used twice`);
      seen.add(key);
    }
  };
  const known = (path: string, id: number | null | undefined, ids: Set<number>, what: string) => {
    if (id != null && !ids.has(id)) report(path, `there is no ${what} ${id}`);
  };

  const { categories, products, projects } = catalogue;
  const categoriesAt = placed('categories', categories);
  const subcategoriesAt = categoriesAt.flatMap(({ path, row }) =>
    placed(`${path}.subcategories`, row.subcategories),
  );
  const productsAt = placed('products', products);
  const projectsAt = placed('projects', projects);
  const promosAt = placed('promos', catalogue.promos);
  const countriesAt = placed('countries', catalogue.countries);
  const governoratesAt = countriesAt.flatMap(({ path, row }) =>
    placed(`${path}.governorates`, row.governorates),
  );
  const byId = (row: { id: number }) => row.id;

  for (const rows of [
    categoriesAt,
    subcategoriesAt,
    placed('colors', catalogue.colors),
    placed('fabrics', catalogue.fabrics),
    productsAt,
    productsAt.flatMap(({ path, row }) => placed(`${path}.images`, row.images)),
    productsAt.flatMap(({ path, row }) => placed(`${path}.set_items`, row.set_items)),
    placed('project_categories', catalogue.project_categories),
    projectsAt,
    projectsAt.flatMap(({ path, row }) => placed(`${path}.images`, row.images)),
    placed('partners', catalogue.partners),
    promosAt,
    countriesAt,
    governoratesAt,
    governoratesAt.flatMap(({ path, row }) => placed(`${path}.zones`, row.zones)),
    placed('terms', catalogue.terms),
    Object.entries(catalogue.pages).flatMap(([slug, page]) =>
      placed(`pages.${slug}.sections`, page.sections),
    ),
  ]) {
    unique<{ id: number }>(rows, 'id', byId);
  }
  unique(productsAt, 'code', ({ code }) => code.toLowerCase());
  unique(promosAt, 'code', ({ code }) => code.toUpperCase());
  unique(countriesAt, 'country_code', (country) => `+${country.country_code}`);
  unique(placed('redirects', catalogue.redirects), 'slug', ({ slug }) => slug);

  const categoryIds = idsOf(categories);
  const subcategoryIds = idsOf(subcategoriesAt.map(({ row }) => row));
  const colorIds = idsOf(catalogue.colors);
  const fabricIds = idsOf(catalogue.fabrics);
  const productIds = idsOf(products);
  const projectIds = idsOf(projects);
  const projectCategoryIds = idsOf(catalogue.project_categories);

  for (const { path: at, row: product } of productsAt) {
    known(`${at}.category.id`, product.category?.id, categoryIds, 'category');
    known(`${at}.subcategory.id`, product.subcategory?.id, subcategoryIds, 'subcategory');
    // An address may hold either, so a code must not read as another product's id.
    const codeAsId = /^\d{1,9}$/.test(product.code) ? Number(product.code) : product.id;
    if (codeAsId !== product.id && productIds.has(codeAsId)) {
      report(`${at}.code`, `${product.code} is the id of another product`);
    }
    const colorsAt = placed(`${at}.colors`, product.colors);
    const fabricsAt = placed(`${at}.fabrics`, product.fabrics);
    const piecesAt = placed(`${at}.set_items`, product.set_items);
    const relatedAt = placed(`${at}.related_ids`, product.related_ids);
    unique(colorsAt, 'id', byId);
    unique(fabricsAt, 'id', byId);
    unique(piecesAt, 'item_id', (piece) => piece.item_id);
    unique(relatedAt, '', (id) => id);
    for (const { path, row } of colorsAt) known(`${path}.id`, row.id, colorIds, 'color');
    for (const { path, row } of fabricsAt) known(`${path}.id`, row.id, fabricIds, 'fabric');
    for (const { path, row } of piecesAt) known(`${path}.item_id`, row.item_id, productIds, 'product');
    for (const { path, row } of relatedAt) known(path, row, productIds, 'product');
  }
  for (const { path: at, row: project } of projectsAt) {
    known(`${at}.category.id`, project.category?.id, projectCategoryIds, 'project category');
    const itemsAt = placed(`${at}.items`, project.items);
    unique(itemsAt, 'item_id', (piece) => piece.item_id);
    for (const { path, row } of itemsAt) known(`${path}.item_id`, row.item_id, productIds, 'product');
  }
  for (const [slug, page] of Object.entries(catalogue.pages)) {
    for (const { path: at, row: section } of placed(`pages.${slug}.sections`, page.sections)) {
      known(`${at}.project`, section.project, projectIds, 'project');
      const itemsAt = placed(`${at}.tag.item_ids`, section.tag?.item_ids ?? []);
      const chosenAt = placed(`${at}.tag.project_ids`, section.tag?.project_ids ?? []);
      unique(itemsAt, '', (id) => id);
      unique(chosenAt, '', (id) => id);
      unique(placed(`${at}.tag.ads`, section.tag?.ads ?? []), 'id', byId);
      for (const { path, row } of itemsAt) known(path, row, productIds, 'product');
      for (const { path, row } of chosenAt) known(path, row, projectIds, 'project');
    }
  }
  return problems;
}
