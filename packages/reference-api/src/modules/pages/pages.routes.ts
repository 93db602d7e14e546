import { asc, eq } from 'drizzle-orm';
import { pages, termsSections } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { Handlers } from '../../implement';
import { names } from '../../wire/names';
import { loadSections } from './load-sections';

export const pagesRoutes = ({
  db,
}: Pick<Dependencies, 'db'>): Pick<Handlers, 'pages.get' | 'pages.terms'> => ({
  'pages.get': async ({ params: { slug } }) => {
    const [page] = await db.select().from(pages).where(eq(pages.slug, slug));
    if (!page) throw new ApiError('not_found');
    return { name: page.slug, ...names(page), sections: await loadSections(db, slug) };
  },
  'pages.terms': async () => {
    const chapters = await db
      .select()
      .from(termsSections)
      .orderBy(asc(termsSections.position), asc(termsSections.id));
    return {
      sections: chapters.map((chapter) => ({
        id: chapter.id,
        title_en: chapter.titleEn,
        title_ar: chapter.titleAr,
        content_en: chapter.contentEn,
        content_ar: chapter.contentAr,
      })),
    };
  },
});
