import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { isShown } from '../db/is-shown';
import { advertisements, categories, itemImages, items, projects } from '../db/schema';

/** Images per card: the main one and the one shown on hover. */
const CARD_PICTURES = 2;

/** An image path from the database, and whether it is shown as a banner or a card. */
export interface PictureInUse {
  path: string;
  shownAs: 'banner' | 'card';
}

/** The images visitors see first: banners, then cards in shop order, at most `limit`. */
export async function picturesInUse(db: Database, limit: number): Promise<PictureInUse[]> {
  const banners = await db
    .select({ path: advertisements.path, mobilePath: advertisements.mobilePath })
    .from(advertisements)
    .orderBy(asc(advertisements.id))
    .limit(limit);
  const ofCategories = await db
    .select({ path: categories.imagePath })
    .from(categories)
    .where(isNotNull(categories.imagePath))
    .orderBy(asc(categories.position))
    .limit(limit);
  const ofProducts = await db
    .select({ path: itemImages.path })
    .from(itemImages)
    .innerJoin(items, eq(items.id, itemImages.itemId))
    .where(and(isShown, lte(itemImages.position, CARD_PICTURES)))
    .orderBy(asc(items.position), asc(items.id), asc(itemImages.position))
    .limit(limit);
  const ofProjects = await db
    .select({ path: projects.coverPath })
    .from(projects)
    .where(isNotNull(projects.coverPath))
    .orderBy(asc(projects.position))
    .limit(limit);
  const cards = [...ofCategories, ...ofProducts, ...ofProjects];
  return [
    ...banners
      .flatMap(({ path, mobilePath }) => [path, mobilePath])
      .map((path) => ({ path, shownAs: 'banner' as const })),
    ...cards.map(({ path }) => ({ path, shownAs: 'card' as const })),
  ]
    .flatMap(({ path, shownAs }) => (path === null ? [] : [{ path, shownAs }]))
    .slice(0, limit);
}
