import type { Color, Dimensions, Fabric, Product, ProductSummary, SetItem } from '../../contract';
import { makeImage } from './image';

/** A colour of a product. */
export const makeColor = (overrides: Partial<Color> = {}): Color => ({
  id: 1,
  hex: '#6F8273',
  name_en: 'Sage',
  name_ar: 'مريمي',
  item_color: { is_default: false },
  ...overrides,
});

/** A fabric of a product. */
export const makeFabric = (overrides: Partial<Fabric> = {}): Fabric => ({
  id: 1,
  name_en: 'Washed linen',
  name_ar: 'كتان مغسول',
  image_url: '/images/placeholder.png',
  item_fabric: { is_default: false },
  ...overrides,
});

/** A three-seat sofa, in centimetres. */
export const makeDimensions = (overrides: Partial<Dimensions> = {}): Dimensions => ({
  default_width: 220,
  default_depth: 95,
  default_height: 78,
  unit: 'cm',
  ...overrides,
});

/**
 * A sofa sold online for 1 000 SAR without discount, as in lists. Its code is derived from its id, so that several
 * sofas differ.
 */
export const makeProductSummary = (overrides: Partial<ProductSummary> = {}): ProductSummary => ({
  id: 1,
  code: `SF${1000 + (overrides.id ?? 1)}`,
  name_en: 'Nafud Three-Seat Sofa',
  name_ar: 'كنبة نفود ثلاثية المقاعد',
  content_en: 'Ash frame, Removable covers, Feather seats',
  content_ar: 'هيكل دردار، أغطية قابلة للإزالة، مقاعد من الريش',
  price: 1000,
  discount: 0,
  allow_discount: false,
  is_featured: false,
  is_saudi_made: true,
  is_set: false,
  is_custom: false,
  is_full_width: false,
  allow_online_purchase: true,
  check_availity: false,
  is_price_show: true,
  is_content_show: true,
  is_sku_show: true,
  has_colors: false,
  has_fabrics: false,
  has_dimension: false,
  allow_edit_colors: false,
  allow_edit_fabrics: false,
  allow_edit_dimension: false,
  images: [makeImage({ id: 1, is_main: true }), makeImage({ id: 2, postion: 2, alt: 'Side view' })],
  colors: [],
  category: { id: 1, name_en: 'Sofas', name_ar: 'الكنب' },
  subcategory: { id: 11, name_en: 'Three-seat', name_ar: 'ثلاثية المقاعد' },
  postion: overrides.id ?? 1,
  created_at: '2026-01-01T00:00:00.000Z',
  ...overrides,
});

/** The same sofa in full, with two colours, two fabrics and an editable width. */
export const makeProduct = (overrides: Partial<Product> = {}): Product => ({
  ...makeProductSummary(overrides),
  has_colors: true,
  has_fabrics: true,
  has_dimension: true,
  allow_edit_colors: true,
  allow_edit_fabrics: true,
  allow_edit_dimension: true,
  description_en: 'A low, deep sofa for long evenings.',
  description_ar: 'كنبة منخفضة وعميقة لسهرات طويلة.',
  keywords: 'sofa, couch, kanaba',
  colors: [
    makeColor({ id: 1, item_color: { is_default: true } }),
    makeColor({ id: 2, hex: '#7B2F22', name_en: 'Brick', name_ar: 'قرميدي' }),
  ],
  fabrics: [
    makeFabric({ id: 1, item_fabric: { is_default: true } }),
    makeFabric({ id: 2, name_en: 'Bouclé', name_ar: 'بوكليه' }),
  ],
  dimensions: makeDimensions(),
  set_items: [],
  set: null,
  ...overrides,
});

/** A piece of a set. */
export const makeSetItem = (overrides: Partial<SetItem> = {}): SetItem => {
  const id = overrides.id ?? 1;
  return {
    id,
    quantity: 1,
    item: {
      ...makeProductSummary({ id: 100 + id }),
      description_en: 'A piece of the set.',
      description_ar: 'قطعة من الطقم.',
      dimensions: makeDimensions(),
    },
    ...overrides,
  };
};

/** A set of two pieces, quoted rather than sold online. */
export const makeSet = (overrides: Partial<Product> = {}): Product =>
  makeProduct({
    id: 50,
    name_en: 'Nafud Living Set',
    name_ar: 'طقم جلوس نفود',
    is_set: true,
    allow_online_purchase: false,
    set_items: [makeSetItem({ id: 1 }), makeSetItem({ id: 2, quantity: 2 })],
    ...overrides,
  });
