import type { Backends } from './backend';
import { needed } from './checking/check';
import { success } from './checking/responses';
import { unknownCheck } from './checking/simple-checks';
import { UNKNOWN_SLUG } from './checking/unknown';
import { found } from './fake/fake-failure';

export const redirectsBackend: Backends<'redirects.get'> = {
  'redirects.get': {
    fake: ({ shop, params }) => found(shop.redirects[params.slug]),
    checks: [
      unknownCheck('redirects.get', { slug: UNKNOWN_SLUG }),
      {
        title: 'returns a URL',
        run: async ({ probe, redirectSlug }) => {
          const slug = needed(redirectSlug, 'Needs a short link: --redirect.');
          return success('redirects.get', await probe('redirects.get', { params: { slug } }));
        },
      },
    ],
  },
};
