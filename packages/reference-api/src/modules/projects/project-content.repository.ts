import type { Project, ProjectItem, ProjectSummary } from '@diwan/sdk/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { projectCategories, projectImages, projectItems, projects } from '../../db/schema';
import { mediaUrl, optionalMediaUrl } from '../../platform/wire/media-url';
import { names } from '../../platform/wire/names';
import { productSummaries } from '../items/products.repository';

interface ProjectRow {
  projects: typeof projects.$inferSelect;
  project_categories: typeof projectCategories.$inferSelect | null;
}

const rowsOf = (db: Database, ids: readonly number[]): Promise<ProjectRow[]> =>
  db
    .select()
    .from(projects)
    .leftJoin(projectCategories, eq(projectCategories.id, projects.categoryId))
    .where(inArray(projects.id, [...ids]));

const summaryOf = ({ projects: row, project_categories: category }: ProjectRow): ProjectSummary => ({
  id: row.id,
  ...names(row),
  short_description_en: row.shortDescriptionEn,
  short_description_ar: row.shortDescriptionAr,
  cover_url: optionalMediaUrl(row.coverPath),
  category: category && { id: category.id, ...names(category) },
  type: { id: row.typeId },
  postion: row.position,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt?.toISOString(),
});

/** Projects for lists, in the order of `ids`; unknown ids are skipped. Uses a single query. */
export async function projectSummaries(db: Database, ids: readonly number[]): Promise<ProjectSummary[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await rowsOf(db, ids)).map((row) => [row.projects.id, summaryOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function itemsOf(db: Database, projectId: number): Promise<ProjectItem[]> {
  const rows = await db
    .select()
    .from(projectItems)
    .where(eq(projectItems.projectId, projectId))
    .orderBy(asc(projectItems.position));
  const quantities = new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
  const summaries = await productSummaries(db, [...quantities.keys()]);
  return summaries.map((item) => ({ quantity: quantities.get(item.id) ?? 1, item }));
}

/** A project with all fields; undefined if not found. */
export async function fullProject(db: Database, id: number): Promise<Project | undefined> {
  const [[row], items, images] = await Promise.all([
    rowsOf(db, [id]),
    itemsOf(db, id),
    db
      .select()
      .from(projectImages)
      .where(eq(projectImages.projectId, id))
      .orderBy(asc(projectImages.position), asc(projectImages.id)),
  ]);
  if (!row) return undefined;
  return {
    ...summaryOf(row),
    long_description_en: row.projects.longDescriptionEn,
    long_description_ar: row.projects.longDescriptionAr,
    images: images.map((image) => ({
      id: image.id,
      src_url: mediaUrl(image.path),
      alt: image.alt,
      alt_ar: image.altAr,
      is_main: false,
      postion: image.position,
      width: image.width,
      height: image.height,
      color: null,
    })),
    items,
  };
}
