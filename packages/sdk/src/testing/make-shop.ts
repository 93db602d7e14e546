import type { Category, Product } from '../contract';
import {
  makeCategory,
  makeColor,
  makeCountry,
  makeDimensions,
  makeFabric,
  makePage,
  makePartner,
  makeProduct,
  makeProject,
  makeProjectCategory,
  makePromo,
  makeSet,
  makeSettings,
  makeSubcategory,
  makeTermsPage,
} from './factories';
import type { FakeShop } from './fakes/shared/fake-shop';

const SHELVES = [
  {
    category: { id: 1, name_en: 'Sofas', name_ar: 'الكنب' },
    subcategories: [
      { id: 11, name_en: 'Three-seat', name_ar: 'ثلاثية المقاعد' },
      { id: 12, name_en: 'Two-seat', name_ar: 'ثنائية المقاعد' },
    ],
    noun: { en: 'Sofa', ar: 'كنبة' },
  },
  {
    category: { id: 2, name_en: 'Tables', name_ar: 'الطاولات' },
    subcategories: [
      { id: 21, name_en: 'Dining', name_ar: 'طاولات الطعام' },
      { id: 22, name_en: 'Coffee', name_ar: 'طاولات القهوة' },
    ],
    noun: { en: 'Table', ar: 'طاولة' },
  },
  {
    category: { id: 3, name_en: 'Chairs', name_ar: 'الكراسي' },
    subcategories: [
      { id: 31, name_en: 'Armchairs', name_ar: 'كراسي بذراعين' },
      { id: 32, name_en: 'Stools', name_ar: 'كراسي بلا ظهر' },
    ],
    noun: { en: 'Chair', ar: 'كرسي' },
  },
] as const;

const LINES = [
  { en: 'Nafud', ar: 'نفود' },
  { en: 'Rimal', ar: 'رمال' },
  { en: 'Hijaz', ar: 'الحجاز' },
  { en: 'Asir', ar: 'عسير' },
  { en: 'Najd', ar: 'نجد' },
  { en: 'Tuwaiq', ar: 'طويق' },
  { en: 'Thadiq', ar: 'ثادق' },
  { en: 'Ula', ar: 'العلا' },
] as const;

const COLORS = [
  makeColor({ item_color: { is_default: true } }),
  makeColor({ id: 2, hex: '#7B2F22', name_en: 'Brick', name_ar: 'قرميدي' }),
  makeColor({ id: 3, hex: '#39434D', name_en: 'Slate', name_ar: 'أردوازي' }),
];

const FABRICS = [
  makeFabric({ item_fabric: { is_default: true } }),
  makeFabric({ id: 2, name_en: 'Bouclé', name_ar: 'بوكليه' }),
];

const dayOf = (id: number): string => new Date(Date.UTC(2026, 0, id)).toISOString();

/**
 * Three categories of eight products each: every third discounted, every fourth quoted only, every
 * sixth featured, every seventh imported; sofas, tables and chairs are 120 to 220 cm wide.
 */
const demoProducts = (): Product[] =>
  SHELVES.flatMap(({ category, subcategories, noun }, shelf) =>
    LINES.map((line, place) => {
      const id = shelf * LINES.length + place + 1;
      const isDiscounted = id % 3 === 0;
      return makeProduct({
        id,
        name_en: `${line.en} ${noun.en}`,
        name_ar: `${noun.ar} ${line.ar}`,
        keywords: `${noun.en}, ${noun.ar}`,
        price: 500 + ((id * 7) % 24) * 150,
        discount: isDiscounted ? 15 : 0,
        allow_discount: isDiscounted,
        is_featured: id % 6 === 0,
        allow_online_purchase: id % 4 !== 0,
        check_availity: id % 5 === 0,
        is_saudi_made: id % 7 !== 0,
        fabrics: FABRICS.slice(0, id % 4 === 3 ? 1 : 2),
        dimensions: makeDimensions({ default_width: 220 - ((id - 1) % 6) * 20 }),
        colors: COLORS.slice(0, (id % COLORS.length) + 1),
        category,
        subcategory: subcategories[place % 2] ?? null,
        created_at: dayOf(id),
      });
    }),
  );

const demoCategories = (): Category[] =>
  SHELVES.map(({ category, subcategories }) =>
    makeCategory({
      ...category,
      items_count: LINES.length,
      subcategories: subcategories.map((one) => makeSubcategory({ ...one, items_count: LINES.length / 2 })),
    }),
  );

/** A small shop: 24 products and a set, 12 projects, 12 partners, every page, and one of everything else. */
export const makeShop = (overrides: Partial<FakeShop> = {}): FakeShop => {
  const residential = makeProjectCategory();
  const hospitality = makeProjectCategory({ id: 2, name_en: 'Hospitality', name_ar: 'ضيافة' });
  return {
    products: [
      ...demoProducts(),
      makeSet({ category: SHELVES[0].category, subcategory: null, price: 4200, created_at: dayOf(50) }),
    ],
    categories: demoCategories(),
    projects: Array.from({ length: 12 }, (_, index) =>
      makeProject({
        id: index + 1,
        name_en: `House ${index + 1}`,
        name_ar: `بيت ${index + 1}`,
        category: index % 2 === 0 ? residential : hospitality,
        created_at: dayOf(index + 1),
      }),
    ),
    projectCategories: [residential, hospitality],
    partners: Array.from({ length: 12 }, (_, index) => makePartner({ id: index + 1 })),
    settings: makeSettings(),
    pages: {
      home: makePage(),
      interiors: makePage({ name: 'interiors', name_en: 'Interiors', name_ar: 'التصميم الداخلي' }),
      products: makePage({ name: 'products', name_en: 'Products', name_ar: 'المنتجات' }),
    },
    terms: makeTermsPage(),
    promos: [
      makePromo(),
      makePromo({ id: 2, code: 'FREESHIP', type: 'free_shipping', value: 0, max_discount: null }),
      makePromo({
        id: 3,
        code: 'SAVE250',
        type: 'fixed',
        value: 250,
        min_order_total: 0,
        max_discount: null,
      }),
    ],
    refusedPromos: { promo_not_started: 'NEXTYEAR', promo_expired: 'LASTYEAR', promo_usage_limit: 'USEDUP' },
    countries: [makeCountry()],
    redirects: { sale: 'https://shop.example/products?promo_code=WELCOME10' },
    leadSources: [1],
    staffToken: 'staff-token',
    staffTokens: [],
    otp: '123456',
    ...overrides,
  };
};
