import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { fullProject, projectSummaries } from './project-content.repository';
import { listProjectCategories, listProjectIds } from './projects.repository';

export const projectsRoutes = ({
  db,
  searches,
  lexicon,
}: Pick<Dependencies, 'db' | 'searches' | 'lexicon'>): Pick<
  Handlers,
  'projects.list' | 'projects.categories' | 'projects.get'
> => ({
  'projects.list': async ({ query, signal }) => {
    const list = async () => {
      const { items, total } = await listProjectIds(db, query, lexicon);
      return { items: await projectSummaries(db, items), total };
    };
    return query.query ? searches(list, signal) : list();
  },
  'projects.categories': ({ query }) => listProjectCategories(db, query.type),
  'projects.get': async ({ params }) => {
    const project = await fullProject(db, params.id);
    if (!project) throw new ApiError('project_not_found');
    return project;
  },
});
