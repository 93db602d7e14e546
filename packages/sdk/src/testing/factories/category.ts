import type { Category, Subcategory, SubcategoryDetail } from '../../contract';

/** A subcategory. */
export const makeSubcategory = (overrides: Partial<Subcategory> = {}): Subcategory => ({
  id: 11,
  name_en: 'Three-seat',
  name_ar: 'ثلاثية المقاعد',
  items_count: 6,
  ...overrides,
});

/** Sofas, with two subcategories. */
export const makeCategory = (overrides: Partial<Category> = {}): Category => ({
  id: 1,
  name_en: 'Sofas',
  name_ar: 'الكنب',
  image_url: '/images/placeholder.png',
  hex: '#6F8273',
  items_count: 12,
  subcategories: [
    makeSubcategory(),
    makeSubcategory({ id: 12, name_en: 'Two-seat', name_ar: 'ثنائية المقاعد' }),
  ],
  ...overrides,
});

/** A subcategory with its category. */
export const makeSubcategoryDetail = (overrides: Partial<SubcategoryDetail> = {}): SubcategoryDetail => {
  const { id, name_en, name_ar, image_url, hex } = makeCategory();
  return { ...makeSubcategory(), category: { id, name_en, name_ar, image_url, hex }, ...overrides };
};
