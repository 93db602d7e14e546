import type { Backends } from './backend';
import { needed } from './checking/check';
import { refusal, success } from './checking/responses';
import { UNKNOWN_PROMO } from './checking/unknown';
import { found } from './fake/fake-failure';

export const promosBackend: Backends<'promos.verify'> = {
  'promos.verify': {
    fake: ({ shop, params }) =>
      found(
        shop.promos.find(({ code }) => code?.toUpperCase() === params.code.toUpperCase()),
        'promo_not_found',
      ),
    checks: [
      {
        title: 'rejects an unknown code',
        run: async ({ probe }) =>
          refusal(await probe('promos.verify', { params: { code: UNKNOWN_PROMO } }), 'promo_not_found'),
      },
      {
        title: 'returns the valid promo',
        run: async ({ probe, promoCode }) => {
          const code = needed(promoCode, 'Needs a promo code: --promo.');
          return success('promos.verify', await probe('promos.verify', { params: { code } }));
        },
      },
    ],
  },
};
