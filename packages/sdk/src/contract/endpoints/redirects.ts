import * as v from 'valibot';
import { slugParam } from '../slug-param';
import { endpoint, noQuery, route } from './endpoint';

/** Route of `redirects.get`. */
export const redirectsGet = route({
  name: 'redirects.get',
  method: 'GET',
  path: '/cms/public/redirect/{slug}',
  results: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#]/i), v.url()),
});

export const redirectsEndpoints = () => ({
  'redirects.get': endpoint(redirectsGet, {
    summary: 'The target URL of a short link',
    description: 'For addresses such as `/ba/summer-sale`, which the shop prints on flyers and banners.',
    tag: 'Redirects',
    profile: 'catalogue',
    cache: 'host',
    params: v.object({
      /** Slug of the short link: letters, digits, dash and underscore, in any case. */
      slug: slugParam,
    }),
    query: noQuery,
    errors: ['not_found'],
    example: { params: { slug: 'summer-sale' } },
  }),
});
