import * as v from 'valibot';
import { lenientArray } from '../lenient-array';
import { pageSchema, pageSummarySchema, termsPageSchema } from '../page';
import { slugParam } from '../slug-param';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `pages.terms`. */
export const pagesTerms = route({
  name: 'pages.terms',
  method: 'GET',
  path: '/cms/public/pages/terms-conditions',
  results: termsPageSchema,
});

/** Route of `pages.list`. */
export const pagesList = route({
  name: 'pages.list',
  method: 'GET',
  path: '/cms/public/pages',
  results: lenientArray(pageSummarySchema),
});

/** Route of `pages.get`. */
export const pagesGet = route({
  name: 'pages.get',
  method: 'GET',
  path: '/cms/public/pages/{slug}',
  results: pageSchema,
});

export const pagesEndpoints = () => ({
  'pages.terms': endpoint(pagesTerms, {
    summary: 'Terms and conditions',
    description: 'Sections in both languages. Their contents are HTML: sanitise them before you show them.',
    tag: 'Pages',
    profile: 'catalogue',
    cache: 'public',
    params: noParams,
    query: noQuery,
    example: {},
  }),
  'pages.list': endpoint(pagesList, {
    summary: 'CMS pages, for site maps',
    description:
      'Slug, name and time of the last change of every page, without its sections. Added after the first version of the ' +
      'contract: older backends respond with `not_found`.',
    tag: 'Pages',
    profile: 'catalogue',
    cache: 'public',
    params: noParams,
    query: noQuery,
    example: {},
  }),
  'pages.get': endpoint(pagesGet, {
    summary: 'A CMS page: home, interiors, products or any other',
    description:
      'A list of sections, each with a `type`. Backends may add types: clients skip those they don’t know. `home`, ' +
      '`interiors` and `products` exist in every shop.',
    tag: 'Pages',
    profile: 'catalogue',
    cache: 'public',
    params: v.object({
      /** Slug of the page: letters, digits, dash and underscore, in any case. */
      slug: slugParam,
    }),
    query: noQuery,
    errors: ['not_found'],
    example: { params: { slug: 'home' } },
  }),
});
