import type { Advertisement, ProductSummary, ProjectSummary, Section, Tag } from '@diwan/sdk/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  advertisements,
  sectionAdvertisements,
  sectionItems,
  sectionProjects,
  sections,
} from '../../db/schema';
import { mediaUrl, optionalMediaUrl } from '../../wire/media-url';
import { productSummaries } from '../items/products.repository';
import { projectSummaries } from '../projects/project-content.repository';

type SectionRow = typeof sections.$inferSelect;

/** What the sections of a page show, by id; links are in the editor's order. */
interface Shown {
  products: Map<number, ProductSummary>;
  projects: Map<number, ProjectSummary>;
  advertisements: Map<number, Advertisement>;
  itemLinks: { sectionId: number; id: number }[];
  projectLinks: { sectionId: number; id: number }[];
  advertisementLinks: { sectionId: number; id: number }[];
}

const byId = <Value extends { id?: number | null | undefined }>(
  values: readonly Value[],
): Map<number, Value> => new Map(values.map((value) => [value.id ?? 0, value]));

const targets = (links: readonly { id: number }[]): number[] => [...new Set(links.map(({ id }) => id))];

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

/** Everything the sections show: one query per table, however many sections there are. */
async function loadShown(db: Database, rows: readonly SectionRow[]): Promise<Shown> {
  const sectionIds = rows.map(({ id }) => id);
  const [itemLinks, projectLinks, advertisementLinks] = await Promise.all([
    db
      .select({ sectionId: sectionItems.sectionId, id: sectionItems.itemId })
      .from(sectionItems)
      .where(inArray(sectionItems.sectionId, sectionIds))
      .orderBy(asc(sectionItems.position), asc(sectionItems.itemId)),
    db
      .select({ sectionId: sectionProjects.sectionId, id: sectionProjects.projectId })
      .from(sectionProjects)
      .where(inArray(sectionProjects.sectionId, sectionIds))
      .orderBy(asc(sectionProjects.position), asc(sectionProjects.projectId)),
    db
      .select({ sectionId: sectionAdvertisements.sectionId, id: sectionAdvertisements.advertisementId })
      .from(sectionAdvertisements)
      .where(inArray(sectionAdvertisements.sectionId, sectionIds))
      .orderBy(asc(sectionAdvertisements.position), asc(sectionAdvertisements.advertisementId)),
  ]);
  const own = (idOf: (row: SectionRow) => number | null) => rows.flatMap((row) => idOf(row) ?? []);
  const [products, projects, loadedAdvertisements] = await Promise.all([
    productSummaries(db, targets(itemLinks)),
    projectSummaries(db, [...targets(projectLinks), ...own(({ projectId }) => projectId)]),
    loadAdvertisements(db, [
      ...targets(advertisementLinks),
      ...own(({ advertisementId }) => advertisementId),
    ]),
  ]);
  return {
    products: byId(products),
    projects: byId(projects),
    advertisements: byId(loadedAdvertisements),
    itemLinks,
    projectLinks,
    advertisementLinks,
  };
}

function linked<Value>(
  links: readonly { sectionId: number; id: number }[],
  values: Map<number, Value>,
  sectionId: number,
): Value[] {
  return links.filter((link) => link.sectionId === sectionId).flatMap(({ id }) => values.get(id) ?? []);
}

function tagOf(row: SectionRow, shown: Shown): Tag | null {
  if (row.tagNameEn === null) return null;
  return {
    name_en: row.tagNameEn,
    name_ar: row.tagNameAr,
    items: linked(shown.itemLinks, shown.products, row.id),
    projects: linked(shown.projectLinks, shown.projects, row.id),
    ads: linked(shown.advertisementLinks, shown.advertisements, row.id),
  };
}

/** A section as the wire has it; undefined when what it can't do without is gone. */
function wireSection(row: SectionRow, shown: Shown): Section | undefined {
  const frame = {
    id: row.id,
    postion: row.position,
    is_mobile: row.isMobile,
    is_desktop: row.isDesktop,
    title_en: row.titleEn,
    title_ar: row.titleAr,
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    cta_url: row.ctaUrl,
  };
  switch (row.type) {
    case 'advertisement': {
      const advertisement = shown.advertisements.get(row.advertisementId ?? 0);
      return advertisement && { ...frame, type: row.type, advertisement };
    }
    case 'project': {
      const project = shown.projects.get(row.projectId ?? 0);
      return project && { ...frame, type: row.type, project };
    }
    case 'lead_form':
      return row.sourceId === null ? undefined : { ...frame, type: row.type, source_id: row.sourceId };
    case 'spacer':
      return { ...frame, type: row.type, space_height: row.spaceHeight };
    case 'categories_grid':
    case 'categories_slider':
    case 'call_to_action':
    case 'text_content':
    case 'rich_text':
      return { ...frame, type: row.type };
    case 'tag':
    case 'items_slider':
    case 'projects_slider':
    case 'projects_grid':
    case 'advertisements_slider':
      return { ...frame, type: row.type, tag: tagOf(row, shown) };
  }
}

/** The sections of a page in order, with the products, projects and banners they show. */
export async function loadSections(db: Database, pageSlug: string): Promise<Section[]> {
  const rows = await db
    .select()
    .from(sections)
    .where(eq(sections.pageSlug, pageSlug))
    .orderBy(asc(sections.position), asc(sections.id));
  if (rows.length === 0) return [];
  const shown = await loadShown(db, rows);
  return rows.flatMap((row) => wireSection(row, shown) ?? []);
}
