import { lenientArray } from '../lenient-array';
import { pageSchema, pageSummarySchema, termsPageSchema } from '../page';
import { route } from './route';

export const pagesTerms = route({
  method: 'GET',
  path: '/cms/public/pages/terms-conditions',
  results: termsPageSchema,
});

export const pagesList = route({
  method: 'GET',
  path: '/cms/public/pages',
  results: lenientArray(pageSummarySchema),
});

export const pagesGet = route({
  method: 'GET',
  path: '/cms/public/pages/{slug}',
  results: pageSchema,
});
