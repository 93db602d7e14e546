import type { PageSummary } from '@diwan/sdk/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pages, sections, termsSections } from '../../db/schema';
import { names } from '../../platform/wire/names';
import { loadSections } from './sections.repository';

export async function findPage(db: Database, slug: string) {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug));
  return (
    page && {
      name: page.slug,
      ...names(page),
      updated_at: page.updatedAt?.toISOString(),
      sections: await loadSections(db, slug),
    }
  );
}

/** All CMS pages, by slug. */
export async function listPages(db: Database): Promise<PageSummary[]> {
  const rows = await db
    .select({ page: pages, sectionsCount: db.$count(sections, eq(sections.pageSlug, pages.slug)) })
    .from(pages)
    .orderBy(asc(pages.slug));
  return rows.map(({ page, sectionsCount }) => ({
    slug: page.slug,
    ...names(page),
    sections_count: sectionsCount,
    updated_at: page.updatedAt?.toISOString(),
  }));
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
