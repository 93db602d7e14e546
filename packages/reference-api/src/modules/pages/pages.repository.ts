import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pages, termsSections } from '../../db/schema';
import { names } from '../../wire/names';
import { loadSections } from './sections.repository';

export async function findPage(db: Database, slug: string) {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug));
  return page && { name: page.slug, ...names(page), sections: await loadSections(db, slug) };
}

/** Sections of the terms and conditions. */
export async function listTerms(db: Database) {
  const chapters = await db
    .select()
    .from(termsSections)
    .orderBy(asc(termsSections.position), asc(termsSections.id));
  return chapters.map((chapter) => ({
    id: chapter.id,
    title_en: chapter.titleEn,
    title_ar: chapter.titleAr,
    content_en: chapter.contentEn,
    content_ar: chapter.contentAr,
  }));
}
