import {
  type Advertisement,
  type Page,
  type Section,
  type SectionOf,
  type SectionType,
  sectionSchema,
  type Tag,
  type TermsPage,
  type TermsSection,
} from '../../contract';
import { makeProductSummary } from './product';
import { makeProjectSummary } from './project';

/** A banner with text on its left and a call to action. */
export const makeAdvertisement = (overrides: Partial<Advertisement> = {}): Advertisement => ({
  id: 1,
  src_url: '/images/placeholder.png',
  mobile_src_url: '/images/placeholder.png',
  is_full_bg: true,
  is_parlex: false,
  text_alignment: 'left',
  title_en: 'Rooms made for gathering',
  title_ar: 'مساحات صُنعت للّقاء',
  title_color: '#1B1E1C',
  title_size: 64,
  description_en: 'Built to order in our workshop.',
  description_ar: 'تُصنع حسب الطلب في ورشتنا.',
  description_color: '#1B1E1C',
  description_size: 20,
  cta_text_en: 'See the collection',
  cta_text_ar: 'شاهد المجموعة',
  cta_url: '/products',
  cta_background_color: '#1B1E1C',
  cta_text_color: '#FFFFFF',
  cta_border_color: '#1B1E1C',
  has_scroll_action: false,
  mobile_text_padding: 40,
  desktop_text_padding: 120,
  width: 1920,
  height: 1080,
  mobile_width: 800,
  mobile_height: 1200,
  ...overrides,
});

/** A selection of four products, three projects and two banners. */
export const makeTag = (overrides: Partial<Tag> = {}): Tag => ({
  name_en: 'New this season',
  name_ar: 'جديد هذا الموسم',
  items: [1, 2, 3, 4].map((id) => makeProductSummary({ id })),
  projects: [1, 2, 3].map((id) => makeProjectSummary({ id })),
  ads: [makeAdvertisement({ id: 1 }), makeAdvertisement({ id: 2, title_en: 'Second banner' })],
  ...overrides,
});

const frame = {
  id: 1,
  postion: 1,
  is_mobile: true,
  is_desktop: true,
  title_en: 'Made for gathering',
  title_ar: 'صُنعت للّقاء',
  description_en: '<p>Drawn and built in Riyadh.</p>',
  description_ar: '<p>تُرسم وتُصنع في الرياض.</p>',
  cta_url: '/products',
};

/** Types whose fields may all be omitted. */
type TypeWithoutFields = {
  [Type in SectionType]: typeof frame & { type: Type } extends SectionOf<Type> ? Type : never;
}[SectionType];

/** Sections with content. Omitting a type that requires a field is a type error. */
const sectionMakers: { [Type in Exclude<SectionType, TypeWithoutFields>]: () => SectionOf<Type> } & {
  [Type in TypeWithoutFields]?: () => SectionOf<Type>;
} = {
  advertisement: () => ({ ...frame, type: 'advertisement', advertisement: makeAdvertisement() }),
  tag: () => ({ ...frame, type: 'tag', tag: makeTag() }),
  spacer: () => ({ ...frame, type: 'spacer', space_height: 48 }),
  project: () => ({ ...frame, type: 'project', project: makeProjectSummary() }),
  items_slider: () => ({ ...frame, type: 'items_slider', tag: makeTag() }),
  projects_slider: () => ({ ...frame, type: 'projects_slider', tag: makeTag() }),
  projects_grid: () => ({ ...frame, type: 'projects_grid', tag: makeTag() }),
  advertisements_slider: () => ({ ...frame, type: 'advertisements_slider', tag: makeTag() }),
  lead_form: () => ({ ...frame, type: 'lead_form', source_id: 1 }),
};

/** The section types of the contract. */
export const SECTION_TYPES: readonly SectionType[] = sectionSchema.options.map(
  ({ entries }) => entries.type.literal,
);

/** A section of a CMS page, shown on phones and desktops. */
export const makeSection = <Type extends SectionType>(
  type: Type,
  overrides: Partial<SectionOf<Type>> = {},
): SectionOf<Type> => {
  const makers: Partial<Record<SectionType, () => Section>> = sectionMakers;
  // A type without a factory needs only the frame.
  const section = makers[type]?.() ?? { ...frame, type };
  return { ...(section as SectionOf<Type>), ...overrides };
};

/** A page with one section of every type, in the order of {@link SECTION_TYPES}. */
export const makePage = (overrides: Partial<Page> = {}): Page => ({
  name: 'home',
  name_en: 'Home',
  name_ar: 'الرئيسية',
  sections: SECTION_TYPES.map((type, index) => ({ ...makeSection(type), id: index + 1, postion: index + 1 })),
  ...overrides,
});

/** A section of the terms. */
export const makeTermsSection = (overrides: Partial<TermsSection> = {}): TermsSection => ({
  id: 1,
  title_en: 'Orders',
  title_ar: 'الطلبات',
  content_en: '<p>An order is confirmed when we call you.</p>',
  content_ar: '<p>يُعدّ الطلب مؤكدًا عند اتصالنا بك.</p>',
  ...overrides,
});

/** The terms and conditions, with one section. */
export const makeTermsPage = (overrides: Partial<TermsPage> = {}): TermsPage => ({
  sections: [makeTermsSection(), makeTermsSection({ id: 2, title_en: 'Delivery', title_ar: 'التوصيل' })],
  ...overrides,
});
