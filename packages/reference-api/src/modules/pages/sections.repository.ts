import type { Advertisement, ProductSummary, ProjectSummary, Section, Tag } from '@diwan/sdk/contract';
import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { fieldsOfType, missingFields } from '../../content/document/section-fields';
import type { Database } from '../../db/database';
import { idsOf } from '../../db/json-rows';
import {
  advertisements,
  sectionAdvertisements,
  sectionItems,
  sectionProjects,
  sections,
} from '../../db/schema';
import { mediaUrl, optionalMediaUrl } from '../../platform/wire/media-url';
import { productSummaries } from '../items/products.repository';
import { projectSummaries } from '../projects/project-content.repository';

/** A section with the ids of its content, in the editor's order. */
export interface SectionRow extends SectionColumns {
  items: number[];
  projects: number[];
  advertisements: number[];
}
type SectionColumns = typeof sections.$inferSelect;

/** The content of a page's sections, by id. */
interface Shown {
  products: Map<number, ProductSummary>;
  projects: Map<number, ProjectSummary>;
  advertisements: Map<number, Advertisement>;
}

const byId = <Value extends { id?: number | null | undefined }>(
  values: readonly Value[],
): Map<number, Value> => new Map(values.map((value) => [value.id ?? 0, value]));

async function loadAdvertisements(db: Database, ids: readonly number[]): Promise<Advertisement[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(advertisements)
    .where(inArray(advertisements.id, [...ids]));
  return rows.map(({ id, path, mobilePath, content }) => ({
    ...content,
    id,
    src_url: mediaUrl(path),
    mobile_src_url: optionalMediaUrl(mobilePath),
  }));
}

/** Loads the content of all sections, with one query per kind. */
async function loadShown(db: Database, rows: readonly SectionRow[]): Promise<Shown> {
  const all = (idsOf: (row: SectionRow) => readonly (number | null)[]): number[] => [
    ...new Set(rows.flatMap((row) => idsOf(row).flatMap((id) => id ?? []))),
  ];
  const [products, projects, loadedAdvertisements] = await Promise.all([
    productSummaries(
      db,
      all(({ items }) => items),
    ),
    projectSummaries(
      db,
      all(({ projects: ids, projectId }) => [...ids, projectId]),
    ),
    loadAdvertisements(
      db,
      all(({ advertisements: ids, advertisementId }) => [...ids, advertisementId]),
    ),
  ]);
  return { products: byId(products), projects: byId(projects), advertisements: byId(loadedAdvertisements) };
}

const known = <Value>(ids: readonly number[], values: Map<number, Value>): Value[] =>
  ids.flatMap((id) => values.get(id) ?? []);

function tagOf(row: SectionRow, shown: Shown): Tag | null {
  if (row.tagNameEn === null) return null;
  return {
    name_en: row.tagNameEn,
    name_ar: row.tagNameAr,
    items: known(row.items, shown.products),
    projects: known(row.projects, shown.projects),
    ads: known(row.advertisements, shown.advertisements),
  };
}

/** The fields of every section, in wire format and in catalogue documents. */
export const sectionFrame = (row: SectionColumns) => ({
  id: row.id,
  postion: row.position,
  is_mobile: row.isMobile,
  is_desktop: row.isDesktop,
  title_en: row.titleEn,
  title_ar: row.titleAr,
  description_en: row.descriptionEn,
  description_ar: row.descriptionAr,
  cta_url: row.ctaUrl,
});

/** The fields that aren't stored as they are. */
const contents: Readonly<Record<string, (row: SectionRow, shown: Shown) => unknown>> = {
  advertisement: ({ advertisementId }, { advertisements: known }) => known.get(advertisementId ?? 0),
  project: ({ projectId }, { projects: known }) => known.get(projectId ?? 0),
  source_id: ({ sourceId }) => sourceId ?? undefined,
  space_height: ({ spaceHeight }) => spaceHeight,
  tag: tagOf,
};

/** A section in wire format; undefined if required content is missing. */
function wireSection(row: SectionRow, shown: Shown): Section | undefined {
  // A shop's own type, or one that the contract no longer has, which clients skip.
  if (!fieldsOfType.has(row.type)) return { ...row.fields, ...sectionFrame(row), type: row.type } as Section;
  const names = Object.keys(fieldsOfType.get(row.type) ?? {});
  const fields = names.map((name) => [name, contents[name]?.(row, shown) ?? row.fields[name]] as const);
  const section = { ...sectionFrame(row), type: row.type, ...Object.fromEntries(fields) };
  if (missingFields(section).length > 0) return undefined;
  // Its fields are those that the contract has for its type.
  return section as Section;
}

/** Sections matching a condition (default: all), in page order. */
export const sectionRows = (db: Database, condition?: SQL): Promise<SectionRow[]> =>
  db
    .select({
      ...getTableColumns(sections),
      items: idsOf(
        db
          .select({ id: sectionItems.itemId })
          .from(sectionItems)
          .where(eq(sectionItems.sectionId, sections.id))
          .orderBy(asc(sectionItems.position), asc(sectionItems.itemId)),
      ).as('items'),
      projects: idsOf(
        db
          .select({ id: sectionProjects.projectId })
          .from(sectionProjects)
          .where(eq(sectionProjects.sectionId, sections.id))
          .orderBy(asc(sectionProjects.position), asc(sectionProjects.projectId)),
      ).as('projects'),
      advertisements: idsOf(
        db
          .select({ id: sectionAdvertisements.advertisementId })
          .from(sectionAdvertisements)
          .where(eq(sectionAdvertisements.sectionId, sections.id))
          .orderBy(asc(sectionAdvertisements.position), asc(sectionAdvertisements.advertisementId)),
      ).as('advertisements'),
    })
    .from(sections)
    .where(condition)
    .orderBy(asc(sections.position), asc(sections.id));

/** The sections of a page in order, with their products, projects and banners. */
export async function loadSections(db: Database, pageSlug: string): Promise<Section[]> {
  const rows = await sectionRows(db, eq(sections.pageSlug, pageSlug));
  if (rows.length === 0) return [];
  const shown = await loadShown(db, rows);
  return rows.flatMap((row) => wireSection(row, shown) ?? []);
}
