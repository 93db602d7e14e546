import { asc } from 'drizzle-orm';
import type { Database } from '../db/database';
import { groupRows } from '../db/group-rows';
import * as schema from '../db/schema';
import { type SectionRow, sectionFrame, sectionRows } from '../modules/pages/sections.repository';
import { names } from '../wire/names';
import type { Part } from './catalogue-document';

type Section = NonNullable<Part<'pages'>[string]['sections']>[number];
type Advertisement = NonNullable<Section['advertisement']>;

/** All CMS pages with their sections, by slug. */
export async function exportPages(tx: Database): Promise<Part<'pages'>> {
  const advertisementById = new Map(
    (await tx.select().from(schema.advertisements)).map((row): [number, Advertisement] => [
      row.id,
      { ...row.content, id: row.id, src_url: row.path, mobile_src_url: row.mobilePath },
    ]),
  );
  const sectionsOf = groupRows(await sectionRows(tx), ({ pageSlug }) => pageSlug);

  const section = (row: SectionRow): Section => ({
    ...sectionFrame(row),
    type: row.type,
    ...row.fields,
    space_height: row.spaceHeight,
    source_id: row.sourceId,
    advertisement: advertisementById.get(row.advertisementId ?? 0) ?? null,
    project: row.projectId,
    tag:
      row.tagNameEn === null
        ? null
        : {
            name_en: row.tagNameEn,
            name_ar: row.tagNameAr ?? '',
            item_ids: row.items,
            project_ids: row.projects,
            ads: row.advertisements.flatMap((id) => advertisementById.get(id) ?? []),
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
