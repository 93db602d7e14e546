import { lenientArray } from '../lenient-array';
import { projectCategorySchema, projectSchema, projectSummarySchema } from '../project';
import { route } from './route';

export const projectsList = route({
  method: 'GET',
  path: '/cms/public/projects',
  results: lenientArray(projectSummarySchema),
  isPaged: true,
});

export const projectsCategories = route({
  method: 'GET',
  path: '/cms/public/projects/categories',
  results: lenientArray(projectCategorySchema),
});

export const projectsGet = route({
  method: 'GET',
  path: '/cms/public/projects/{id}',
  results: projectSchema,
});
