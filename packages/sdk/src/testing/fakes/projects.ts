import type { Fakes } from './shared/fake';
import { found } from './shared/fake-failure';
import { listedProjects, pageOf } from './shared/lists';

export const projectsFakes: Fakes<'projects.list' | 'projects.categories' | 'projects.get'> = {
  'projects.list': ({ shop, query }) => pageOf(listedProjects(shop.projects, query), query),
  'projects.categories': ({ shop }) => shop.projectCategories,
  'projects.get': ({ shop, params }) => found(shop.projects.find(({ id }) => id === params.id)),
};
