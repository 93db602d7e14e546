import type { Partner, Project, ProjectCategory, ProjectSummary } from '../../contract';
import { makeImage } from './image';

/** A category of projects. */
export const makeProjectCategory = (overrides: Partial<ProjectCategory> = {}): ProjectCategory => ({
  id: 1,
  name_en: 'Residential',
  name_ar: 'سكني',
  ...overrides,
});

/** A project of type 2, the type the site lists (spec §9). */
export const makeProjectSummary = (overrides: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id: 1,
  name_en: 'Courtyard House, Diriyah',
  name_ar: 'بيت الفناء، الدرعية',
  short_description_en: 'Twelve rooms furnished around one oak table.',
  short_description_ar: 'اثنتا عشرة غرفة أُثّثت حول مائدة من البلوط.',
  cover_url: '/images/placeholder.png',
  category: makeProjectCategory(),
  type: { id: 2 },
  postion: overrides.id ?? 1,
  created_at: '2026-01-01T00:00:00.000Z',
  ...overrides,
});

/** The same project in full, with four pictures. */
export const makeProject = (overrides: Partial<Project> = {}): Project => ({
  ...makeProjectSummary(overrides),
  long_description_en: '<p>The family asked for one thing: a table where everyone fits.</p>',
  long_description_ar: '<p>طلبت العائلة شيئًا واحدًا: مائدة تجمع الكل.</p>',
  images: [1, 2, 3, 4].map((id) => makeImage({ id, postion: id, width: 1600, height: 1000 })),
  items: [],
  ...overrides,
});

/** A partner. */
export const makePartner = (overrides: Partial<Partner> = {}): Partner => ({
  id: 1,
  name_en: 'Rimal Hotels',
  name_ar: 'فنادق رمال',
  logo_url: '/images/placeholder.png',
  href: null,
  ...overrides,
});
