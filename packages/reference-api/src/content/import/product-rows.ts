import { filteredWidth, foldSearch, type PriceDisplay, shownTaxRate, unitPrice } from '@diwan/sdk/commerce';
import { DEFAULT_TAX_RATE } from '@diwan/sdk/contract';
import type { itemColors, itemFabrics, itemImages, items, relatedItems, setItems } from '../../db/schema';
import type { SearchWord } from '../../db/schema/columns';
import { codeWords, createSearchWords } from '../../db/search/search-words';
import { toStored } from '../../db/stored-amount';
import type { Catalogue, CatalogueProduct } from '../document/catalogue-schema';
import { storedFields } from '../document/product-fields';

interface Named {
  name_en: string;
  name_ar: string;
}

/** Columns of a bilingual name. */
export const nameColumns = ({ name_en, name_ar }: Named) => ({ nameEn: name_en, nameAr: name_ar });
export const sortedNameColumns = (record: Named) => ({
  ...nameColumns(record),
  sortNameEn: foldSearch(record.name_en),
  sortNameAr: foldSearch(record.name_ar),
});

const namesOf = (record: Named | undefined): string[] => (record ? [record.name_en, record.name_ar] : []);

type ProductParts = Pick<Catalogue, 'categories' | 'colors' | 'fabrics' | 'settings'>;

const namesAndCode = (product: CatalogueProduct): string[] => [
  ...namesOf(product),
  ...codeWords(product.code),
];

/** Returns a function that finds the names of what a product refers to: visitors search for them, too. */
export function createNamedBy({ categories, colors, fabrics }: ProductParts) {
  const colorById = new Map(colors.map((color) => [color.id, color]));
  const fabricById = new Map(fabrics.map((fabric) => [fabric.id, fabric]));
  const categoryById = new Map(categories.map((category) => [category.id, category]));
  const subcategoryById = new Map(
    categories
      .flatMap((category) => category.subcategories)
      .map((subcategory) => [subcategory.id, subcategory]),
  );
  return (product: CatalogueProduct): string[] => [
    ...namesOf(categoryById.get(product.category?.id ?? 0)),
    ...namesOf(subcategoryById.get(product.subcategory?.id ?? 0)),
    ...(product.has_colors ? product.colors.flatMap(({ id }) => namesOf(colorById.get(id))) : []),
    ...(product.has_fabrics ? product.fabrics.flatMap(({ id }) => namesOf(fabricById.get(id))) : []),
  ];
}

/** The words of products' names, keywords and what they refer to. */
export function productVocabulary(catalogue: Catalogue): SearchWord[] {
  const namedBy = createNamedBy(catalogue);
  const shown = catalogue.products.filter(({ hidden }) => !hidden);
  return createSearchWords()({
    // Most codes have a number of their own, which no vocabulary needs and folding which takes long.
    name: [...new Set(shown.flatMap(namesAndCode))].filter((text) => !/^\p{L}*\p{N}+$/u.test(text)),
    keywords: [...new Set(shown.flatMap((product) => [product.keywords, ...namedBy(product)]))],
    text: [],
  });
}

/** How lists show prices. */
export const priceDisplay = ({ settings }: Pick<Catalogue, 'settings'>): PriceDisplay => ({
  currency: settings.currency,
  taxRate: shownTaxRate({ ...settings, tax_rate: settings.tax_rate ?? DEFAULT_TAX_RATE }),
});

/** Returns a function that makes the row of a product, without its place and time, and its rows in related tables. */
export function createProductRows(catalogue: ProductParts) {
  const display = priceDisplay(catalogue);
  const searchWordsOf = createSearchWords();
  const namedBy = createNamedBy(catalogue);

  const itemRow = (product: CatalogueProduct): Omit<typeof items.$inferInsert, 'position'> => ({
    id: product.id,
    code: product.code,
    ...sortedNameColumns(product),
    ...storedFields(product),
    searchWords: searchWordsOf({
      name: namesAndCode(product),
      keywords: [product.keywords, ...namedBy(product)],
      text: [product.description_en, product.description_ar, product.content_en, product.content_ar],
    }),
    price: toStored(product.price),
    discount: product.discount,
    allowDiscount: product.allow_discount,
    unitPrice: toStored(unitPrice(product, display)),
    isHidden: product.hidden,
    isFeatured: product.is_featured,
    isSaudiMade: product.is_saudi_made,
    isSet: product.is_set,
    allowOnlinePurchase: product.allow_online_purchase,
    checkAvailability: product.check_availity,
    isPriceShow: product.is_price_show,
    filteredWidth: filteredWidth(product),
    categoryId: product.category?.id,
    subcategoryId: product.subcategory?.id,
  });

  return (product: CatalogueProduct) => ({
    item: itemRow(product),
    images: product.images.map((image, index): typeof itemImages.$inferInsert => ({
      id: image.id,
      itemId: product.id,
      path: image.src_url,
      alt: image.alt,
      altAr: image.alt_ar,
      isMain: image.is_main,
      position: image.postion ?? index + 1,
      width: image.width,
      height: image.height,
      color: image.color,
    })),
    colors: product.colors.map(({ id, item_color }, position): typeof itemColors.$inferInsert => ({
      itemId: product.id,
      colorId: id,
      isDefault: item_color?.is_default ?? false,
      position,
    })),
    fabrics: product.fabrics.map(({ id, item_fabric }, position): typeof itemFabrics.$inferInsert => ({
      itemId: product.id,
      fabricId: id,
      isDefault: item_fabric?.is_default ?? false,
      position,
    })),
    setItems: product.set_items.map(({ id, item_id, quantity }, position): typeof setItems.$inferInsert => ({
      id,
      setId: product.id,
      itemId: item_id,
      quantity,
      position,
    })),
    related: product.related_ids.map((relatedId, position): typeof relatedItems.$inferInsert => ({
      itemId: product.id,
      relatedId,
      position,
    })),
  });
}
