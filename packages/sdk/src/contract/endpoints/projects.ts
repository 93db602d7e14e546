import * as v from 'valibot';
import { lenientArray } from '../lenient-array';
import { projectCategoryListQuerySchema, projectListQuerySchema } from '../list-query';
import { projectCategorySchema, projectSchema, projectSummarySchema } from '../project';
import { idParam } from '../url-params';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `projects.list`. */
export const projectsList = route({
  name: 'projects.list',
  method: 'GET',
  path: '/cms/public/projects',
  results: lenientArray(projectSummarySchema),
  isPaged: true,
});

/** Route of `projects.categories`. */
export const projectsCategories = route({
  name: 'projects.categories',
  method: 'GET',
  path: '/cms/public/projects/categories',
  results: lenientArray(projectCategorySchema),
});

/** Route of `projects.get`. */
export const projectsGet = route({
  name: 'projects.get',
  method: 'GET',
  path: '/cms/public/projects/{id}',
  results: projectSchema,
});

export const projectsEndpoints = () => ({
  'projects.list': endpoint(projectsList, {
    summary: 'Design projects, filtered, sorted and paged',
    description: 'Highest position first by default. The shop’s own site lists projects of type 2.',
    tag: 'Projects',
    profile: 'catalogue',
    cache: 'public',
    params: noParams,
    query: projectListQuerySchema,
    example: { query: { type: [2], limit: 2 } },
  }),
  'projects.categories': endpoint(projectsCategories, {
    summary: 'Project categories, optionally of one project type',
    description: 'Only categories that have projects, so that no filter leads to an empty list.',
    tag: 'Projects',
    profile: 'catalogue',
    cache: 'public',
    params: noParams,
    query: projectCategoryListQuerySchema,
    example: { query: { type: 2 } },
  }),
  'projects.get': endpoint(projectsGet, {
    summary: 'One project',
    description:
      'With its images and the products used in it. Long descriptions are HTML: sanitise them before you show them.',
    tag: 'Projects',
    profile: 'catalogue',
    cache: 'public',
    params: v.object({ id: idParam }),
    query: noQuery,
    errors: ['not_found'],
    example: { params: { id: 1 } },
  }),
});
