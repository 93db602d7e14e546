import { asc } from 'drizzle-orm';
import type { Database } from '../db/database';
import { groupRows } from '../db/group-rows';
import * as schema from '../db/schema';
import { names } from '../wire/names';
import type { Part } from './catalogue-document';

type Section = NonNullable<Part<'pages'>[string]['sections']>[number];
type Advertisement = NonNullable<Section['advertisement']>;

/** All CMS pages with their sections, by slug. */
export async function exportPages(tx: Database): Promise<Part<'pages'>> {
  const { advertisements, sectionAdvertisements, sectionItems, sectionProjects, sections } = schema;
  const advertisementById = new Map(
    (await tx.select().from(advertisements)).map((row): [number, Advertisement] => [
      row.id,
      { ...row.content, id: row.id, src_url: row.path, mobile_src_url: row.mobilePath },
    ]),
  );
  const itemsOf = groupRows(
    await tx.select().from(sectionItems).orderBy(asc(sectionItems.position)),
    ({ sectionId }) => sectionId,
  );
  const projectsOf = groupRows(
    await tx.select().from(sectionProjects).orderBy(asc(sectionProjects.position)),
    ({ sectionId }) => sectionId,
  );
  const adsOf = groupRows(
    await tx.select().from(sectionAdvertisements).orderBy(asc(sectionAdvertisements.position)),
    ({ sectionId }) => sectionId,
  );
  const sectionsOf = groupRows(
    await tx.select().from(sections).orderBy(asc(sections.position), asc(sections.id)),
    ({ pageSlug }) => pageSlug,
  );

  const section = (row: typeof sections.$inferSelect): Section => ({
    id: row.id,
    type: row.type,
    postion: row.position,
    is_mobile: row.isMobile,
    is_desktop: row.isDesktop,
    title_en: row.titleEn,
    title_ar: row.titleAr,
    description_en: row.descriptionEn,
    description_ar: row.descriptionAr,
    space_height: row.spaceHeight,
    cta_url: row.ctaUrl,
    source_id: row.sourceId,
    advertisement: advertisementById.get(row.advertisementId ?? 0) ?? null,
    project: row.projectId,
    tag:
      row.tagNameEn === null
        ? null
        : {
            name_en: row.tagNameEn,
            name_ar: row.tagNameAr ?? '',
            item_ids: itemsOf(row.id).map(({ itemId }) => itemId),
            project_ids: projectsOf(row.id).map(({ projectId }) => projectId),
            ads: adsOf(row.id).flatMap(({ advertisementId }) => advertisementById.get(advertisementId) ?? []),
          },
  });
  const rows = await tx.select().from(schema.pages).orderBy(asc(schema.pages.slug));
  return Object.fromEntries(
    rows.map((row) => [
      row.slug,
      { name: row.slug, ...names(row), sections: sectionsOf(row.slug).map(section) },
    ]),
  );
}
