import type { Catalogue, CatalogueSection } from './catalogue-schema';

const SHOWN_PRODUCTS = 12;

/** The sections of a page that the maker hasn't written: the categories, then the first products. */
function defaultSections(catalogue: Catalogue, firstId: number): CatalogueSection[] {
  const frame = { is_mobile: true, is_desktop: true };
  const { categories, products } = catalogue;
  const item_ids = products.slice(0, SHOWN_PRODUCTS).map(({ id }) => id);
  return [
    ...(categories.length > 0 ? [{ ...frame, id: firstId, type: 'categories_grid' as const }] : []),
    ...(products.length > 0
      ? [
          {
            ...frame,
            id: firstId + 1,
            type: 'items_slider' as const,
            title_en: 'Our pieces',
            title_ar: 'قطعنا',
            cta_url: null,
            tag: { name_en: 'Our pieces', name_ar: 'قطعنا', item_ids, project_ids: [], ads: [] },
          },
        ]
      : []),
  ];
}

/** Every shop has a first page and one of its products; a catalogue that leaves them out gets them from its content. */
export function withDefaultPages(catalogue: Catalogue): Catalogue {
  const { pages } = catalogue;
  const ids = Object.values(pages).flatMap(({ sections }) => sections.map(({ id }) => id));
  const free = Math.max(0, ...ids) + 1;
  return {
    ...catalogue,
    pages: {
      home: {
        name: 'home',
        name_en: 'Home',
        name_ar: 'الرئيسية',
        sections: defaultSections(catalogue, free),
      },
      products: {
        name: 'products',
        name_en: 'Products',
        name_ar: 'المنتجات',
        sections: defaultSections(catalogue, free + 2),
      },
      ...pages,
    },
  };
}
