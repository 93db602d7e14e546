import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { findPage, listPages, listTerms } from './pages.repository';

export const pagesRoutes = ({
  db,
}: Pick<Dependencies, 'db'>): Pick<Handlers, 'pages.list' | 'pages.get' | 'pages.terms'> => ({
  'pages.list': () => listPages(db),
  'pages.get': async ({ params }) => {
    const page = await findPage(db, params.slug);
    if (!page) throw new ApiError('not_found');
    return page;
  },
  'pages.terms': async () => ({ sections: await listTerms(db) }),
});
