import type { Advertisement, SectionType, Settings } from '@diwan/sdk/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { items } from './catalogue';
import {
  bilingual,
  createdAt,
  importHash,
  lastChange,
  moment,
  optionalBilingual,
  searchWords,
  sortKey,
} from './columns';

export const projectCategories = pgTable('project_categories', {
  id: integer().primaryKey(),
  ...bilingual('name'),
  position: integer().notNull(),
  importHash: importHash(),
});

export const projects = pgTable(
  'projects',
  {
    id: integer().primaryKey(),
    ...bilingual('name'),
    sortNameEn: sortKey().notNull(),
    sortNameAr: sortKey().notNull(),
    ...bilingual('shortDescription'),
    ...bilingual('longDescription'),
    searchWords: searchWords().notNull(),
    coverPath: text(),
    categoryId: integer().references(() => projectCategories.id, { onDelete: 'set null' }),
    /** Kind of project; the list shows type 2 (spec §9). */
    typeId: integer().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
    ...lastChange(),
    importHash: importHash(),
  },
  (table) => [
    index().on(table.typeId, table.position, table.id),
    index().on(table.typeId, table.categoryId, table.position, table.id),
    index('projects_search_words_index').using('gin', table.searchWords),
  ],
);

export const projectImages = pgTable(
  'project_images',
  {
    id: integer().primaryKey(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    alt: text(),
    altAr: text(),
    position: integer().notNull(),
    width: integer(),
    height: integer(),
  },
  (table) => [index().on(table.projectId, table.position, table.id)],
);

/** Products used in a project. */
export const projectItems = pgTable(
  'project_items',
  {
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.itemId] }),
    index().on(table.itemId),
    check('project_items_quantity_check', sql`${table.quantity} >= 1`),
  ],
);

export const partners = pgTable(
  'partners',
  {
    id: integer().primaryKey(),
    ...bilingual('name'),
    logoPath: text(),
    href: text(),
    position: integer().notNull(),
    importHash: importHash(),
  },
  (table) => [index().on(table.position, table.id)],
);

/** One row per group of `/settings/public/group/…`. */
export const settingsGroups = pgTable('settings_groups', {
  name: text().primaryKey(),
  values: jsonb().$type<Partial<Settings>>().notNull(),
  importHash: importHash(),
});

/** Editable content of a banner, without its image paths. */
export type AdvertisementContent = Omit<Advertisement, 'id' | 'src_url' | 'mobile_src_url'>;

export const advertisements = pgTable('advertisements', {
  id: integer().primaryKey(),
  path: text().notNull(),
  mobilePath: text(),
  content: jsonb().$type<AdvertisementContent>().notNull(),
  importHash: importHash(),
});

/** Sources of leads, referenced by sections of type `lead_form` as `source_id`. */
export const leadSources = pgTable('lead_sources', {
  id: integer().primaryKey(),
  ...bilingual('name'),
  importHash: importHash(),
});

export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  ...bilingual('name'),
  ...lastChange(),
  importHash: importHash(),
});

export const sections = pgTable(
  'sections',
  {
    id: integer().primaryKey(),
    pageSlug: text()
      .notNull()
      .references(() => pages.slug, { onDelete: 'cascade' }),
    type: text().$type<SectionType>().notNull(),
    position: integer().notNull(),
    isMobile: boolean().notNull(),
    isDesktop: boolean().notNull(),
    ...optionalBilingual('title'),
    ...optionalBilingual('description'),
    ctaUrl: text(),
    spaceHeight: doublePrecision(),
    sourceId: integer().references(() => leadSources.id, { onDelete: 'restrict' }),
    advertisementId: integer().references(() => advertisements.id, { onDelete: 'cascade' }),
    projectId: integer().references(() => projects.id, { onDelete: 'cascade' }),
    /** Name of the section's selection of products, projects and banners (wire: tag); null without a selection. */
    ...optionalBilingual('tagName'),
    /** Fields of its type without a column. Types are those of the contract, which the import checks. */
    fields: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [index().on(table.pageSlug, table.position, table.id)],
);

export const sectionItems = pgTable(
  'section_items',
  {
    sectionId: integer()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.itemId] }), index().on(table.itemId)],
);

export const sectionProjects = pgTable(
  'section_projects',
  {
    sectionId: integer()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sectionId, table.projectId] }), index().on(table.projectId)],
);

export const sectionAdvertisements = pgTable(
  'section_advertisements',
  {
    sectionId: integer()
      .notNull()
      .references(() => sections.id, { onDelete: 'cascade' }),
    advertisementId: integer()
      .notNull()
      .references(() => advertisements.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.advertisementId] }),
    index().on(table.advertisementId),
  ],
);

export const termsSections = pgTable('terms_sections', {
  id: integer().primaryKey(),
  ...bilingual('title'),
  ...bilingual('content'),
  position: integer().notNull(),
  importHash: importHash(),
});

export const redirects = pgTable('redirects', {
  slug: text().primaryKey(),
  /** Absolute URL or a path in the shop. */
  url: text().notNull(),
  importHash: importHash(),
});

/** The numbers of products and prices that an import changes. */
export interface ChangeCounts {
  products: number;
  added: number;
  changed: number;
  removed: number;
  /** The number of changed prices. */
  prices: number;
}

/** The last contents, so that an import can be undone. */
export const contentVersions = pgTable('content_versions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The version that it replaced; it may no longer be kept. */
  previousId: integer(),
  importedAt: moment().notNull(),
  changes: jsonb().$type<ChangeCounts>().notNull(),
  /** The catalogue document and spreadsheets, as compressed JSON in Base64. */
  files: text().notNull(),
});

/** Identifies the current content in a single row, so that a start with the same content writes nothing. */
export const importedContent = pgTable('imported_content', {
  name: text().$type<'catalogue'>().primaryKey(),
  hash: text().notNull(),
  importedAt: moment().notNull(),
  versionId: integer()
    .notNull()
    .references(() => contentVersions.id),
});
