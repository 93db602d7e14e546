import type { Catalogue, CatalogueSection } from './catalogue-schema';

type Page = Catalogue['pages'][string];

/** Input of the default pages. */
interface Content {
  categories: readonly { id: number }[];
  products: readonly { id: number; hidden?: boolean | undefined }[];
  pages?: Readonly<Record<string, { sections?: readonly { id: number }[] | undefined }>> | undefined;
}

const SHOWN_PRODUCTS = 12;

/** Sections of a default page: the categories, then the first products. */
function defaultSections({ categories, products }: Content, firstId: number): CatalogueSection[] {
  const frame = { is_mobile: true, is_desktop: true };
  const title = { title_en: 'Our pieces', title_ar: 'قطعنا' };
  const item_ids = products
    .filter(({ hidden }) => !hidden)
    .slice(0, SHOWN_PRODUCTS)
    .map(({ id }) => id);
  const grid: CatalogueSection = { ...frame, id: firstId, type: 'categories_grid' };
  const slider: CatalogueSection = {
    ...frame,
    ...title,
    id: firstId + 1,
    type: 'items_slider',
    tag: { name_en: title.title_en, name_ar: title.title_ar, item_ids, project_ids: [], ads: [] },
  };
  return [...(categories.length > 0 ? [grid] : []), ...(products.length > 0 ? [slider] : [])];
}

/** Where visitors leave their details, last on the home page. */
const defaultForm = (id: number): CatalogueSection => ({
  is_mobile: true,
  is_desktop: true,
  id,
  type: 'lead_form',
  title_en: 'Tell us about your room',
  title_ar: 'حدّثنا عن غرفتك',
  source_id: 1,
});

function defaultPages(content: Content): Record<'home' | 'products', Page> {
  const own = Object.entries(content.pages ?? {}).filter(([slug]) => slug !== 'home' && slug !== 'products');
  const ids = own.flatMap(([, { sections = [] }]) => sections.map(({ id }) => id));
  const free = ids.reduce((most, id) => Math.max(most, id), 0) + 1;
  return {
    home: {
      name: 'home',
      name_en: 'Home',
      name_ar: 'الرئيسية',
      sections: [...defaultSections(content, free), defaultForm(free + 4)],
    },
    products: {
      name: 'products',
      name_en: 'Products',
      name_ar: 'المنتجات',
      sections: defaultSections(content, free + 2),
    },
  };
}

/** Adds default `home` and `products` pages, generated from the content, if the catalogue omits them. */
export function withDefaultPages(catalogue: Catalogue): Catalogue {
  const { home, products } = defaultPages(catalogue);
  const { pages } = catalogue;
  const taken = new Set(Object.values(pages).flatMap(({ sections }) => sections.map(({ id }) => id)));
  // If only one page is default, its ids may collide with those of the other: use the next free ones.
  const isolated = (page: Page): Page => ({
    ...page,
    sections: page.sections.map((section) => {
      let { id } = section;
      while (taken.has(id)) id += 1;
      taken.add(id);
      return { ...section, id };
    }),
  });
  return {
    ...catalogue,
    pages: {
      ...(pages.home ? {} : { home: isolated(home) }),
      ...(pages.products ? {} : { products: isolated(products) }),
      ...pages,
    },
  };
}
