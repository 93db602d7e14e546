import * as v from 'valibot';
import { type Catalogue, catalogueSchema } from './catalogue-schema';

/** What is wrong with a catalogue, and where: `products.3.price`. */
export interface CatalogueProblem {
  path: string;
  message: string;
}

export type CatalogueReading =
  | { catalogue: Catalogue; problems?: never }
  | { catalogue?: never; problems: CatalogueProblem[] };

/**
 * Reads a shop's content. Either all of it is sound, references included, or every problem found is told.
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
      problems: result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    };
  }
  const problems = referenceProblems(result.output);
  return problems.length > 0 ? { problems } : { catalogue: result.output };
}

const idsOf = (rows: readonly { id: number }[]): Set<number> => new Set(rows.map(({ id }) => id));

/** Ids that are used twice, and references that lead nowhere. */
function referenceProblems(catalogue: Catalogue): CatalogueProblem[] {
  const problems: CatalogueProblem[] = [];
  const report = (path: string, message: string) => problems.push({ path, message });

  const unique = <Row>(path: string, rows: readonly Row[], keyOf: (row: Row) => string | number) => {
    const seen = new Set<string | number>();
    rows.forEach((row, index) => {
      const key = keyOf(row);
      if (seen.has(key)) report(`${path}.${index}`, `${key} is used twice`);
      seen.add(key);
    });
  };
  const known = (path: string, id: number | null | undefined, ids: Set<number>, what: string) => {
    if (id != null && !ids.has(id)) report(path, `there is no ${what} ${id}`);
  };

  const { categories, products, projects, countries } = catalogue;
  const subcategories = categories.flatMap((category) => category.subcategories);
  const governorates = countries.flatMap((country) => country.governorates);
  const sections = Object.values(catalogue.pages).flatMap((page) => page.sections);
  const byId = (row: { id: number }) => row.id;

  unique('categories', categories, byId);
  unique('categories.subcategories', subcategories, byId);
  unique('colors', catalogue.colors, byId);
  unique('fabrics', catalogue.fabrics, byId);
  unique('products', products, byId);
  unique('products', products, ({ code }) => code.toLowerCase());
  unique(
    'products.images',
    products.flatMap(({ images }) => images),
    byId,
  );
  unique(
    'products.set_items',
    products.flatMap((product) => product.set_items),
    byId,
  );
  unique('project_categories', catalogue.project_categories, byId);
  unique('projects', projects, byId);
  unique(
    'projects.images',
    projects.flatMap(({ images }) => images),
    byId,
  );
  unique('partners', catalogue.partners, byId);
  unique('promos', catalogue.promos, byId);
  unique('promos', catalogue.promos, ({ code }) => code.toUpperCase());
  unique('countries', countries, byId);
  unique('countries', countries, (country) => `+${country.country_code}`);
  unique('countries.governorates', governorates, byId);
  unique(
    'countries.governorates.zones',
    governorates.flatMap(({ zones }) => zones),
    byId,
  );
  unique('terms', catalogue.terms, byId);
  unique('pages.sections', sections, byId);
  unique('redirects', catalogue.redirects, ({ slug }) => slug);

  const categoryIds = idsOf(categories);
  const subcategoryIds = idsOf(subcategories);
  const colorIds = idsOf(catalogue.colors);
  const fabricIds = idsOf(catalogue.fabrics);
  const productIds = idsOf(products);
  const projectIds = idsOf(projects);
  const projectCategoryIds = idsOf(catalogue.project_categories);

  products.forEach((product, index) => {
    const at = `products.${index}`;
    known(`${at}.category`, product.category?.id, categoryIds, 'category');
    known(`${at}.subcategory`, product.subcategory?.id, subcategoryIds, 'subcategory');
    unique(`${at}.colors`, product.colors, byId);
    unique(`${at}.fabrics`, product.fabrics, byId);
    unique(`${at}.set_items`, product.set_items, (piece) => piece.item_id);
    unique(`${at}.related_ids`, product.related_ids, (id) => id);
    // An address may hold either, so a code must not read as another product's id.
    const codeAsId = /^\d{1,9}$/.test(product.code) ? Number(product.code) : product.id;
    if (codeAsId !== product.id && productIds.has(codeAsId)) {
      report(`${at}.code`, `${product.code} is the id of another product`);
    }
    for (const { id } of product.colors) known(`${at}.colors`, id, colorIds, 'color');
    for (const { id } of product.fabrics) known(`${at}.fabrics`, id, fabricIds, 'fabric');
    for (const { item_id } of product.set_items) known(`${at}.set_items`, item_id, productIds, 'product');
    for (const id of product.related_ids) known(`${at}.related_ids`, id, productIds, 'product');
  });
  projects.forEach((project, index) => {
    known(`projects.${index}.category`, project.category?.id, projectCategoryIds, 'project category');
  });
  for (const [slug, page] of Object.entries(catalogue.pages)) {
    page.sections.forEach((section, index) => {
      const at = `pages.${slug}.sections.${index}`;
      known(`${at}.project`, section.project, projectIds, 'project');
      unique(`${at}.tag.item_ids`, section.tag?.item_ids ?? [], (id) => id);
      unique(`${at}.tag.project_ids`, section.tag?.project_ids ?? [], (id) => id);
      unique(`${at}.tag.ads`, section.tag?.ads ?? [], byId);
      for (const id of section.tag?.item_ids ?? []) known(`${at}.tag.item_ids`, id, productIds, 'product');
      for (const id of section.tag?.project_ids ?? [])
        known(`${at}.tag.project_ids`, id, projectIds, 'project');
    });
  }
  return problems;
}
