import type { Backends } from './backend';
import { type Check, needed } from './checking/check';
import { REFUSED_PROMOS, type RefusedPromo } from './checking/context';
import { unless } from './checking/deviation';
import { fieldOf } from './checking/probe';
import { refusal, success } from './checking/responses';
import { UNKNOWN_PROMO } from './checking/unknown';
import { FakeFailure, found } from './fake/fake-failure';

const OPTIONS: Record<RefusedPromo, string> = {
  promo_not_started: '--promo-not-started',
  promo_expired: '--promo-expired',
  promo_usage_limit: '--promo-used-up',
};

const refusedCheck = (reason: RefusedPromo): Check => ({
  title: `rejects a code with ${reason}`,
  run: async ({ probe, refusedPromos }) => {
    const code = needed(refusedPromos?.[reason], `Needs such a code: ${OPTIONS[reason]}.`);
    return refusal(await probe('promos.verify', { params: { code } }), reason);
  },
});

export const promosBackend: Backends<'promos.verify'> = {
  'promos.verify': {
    fake: ({ shop, params }) => {
      const code = params.code.toUpperCase();
      const reason = REFUSED_PROMOS.find((each) => shop.refusedPromos[each]?.toUpperCase() === code);
      if (reason) throw new FakeFailure(reason);
      return found(
        shop.promos.find((promo) => promo.code?.toUpperCase() === code),
        'promo_not_found',
      );
    },
    checks: [
      {
        title: 'rejects an unknown code',
        run: async ({ probe }) =>
          refusal(await probe('promos.verify', { params: { code: UNKNOWN_PROMO } }), 'promo_not_found'),
      },
      {
        title: 'returns the valid promo, in upper and lower case',
        run: async ({ probe, promoCodes = [] }) => {
          needed(promoCodes[0], 'Needs a promo code: --promo.');
          const deviations = [];
          for (const code of promoCodes) {
            const response = await probe('promos.verify', { params: { code } });
            const lower = await probe('promos.verify', { params: { code: code.toLowerCase() } });
            const id = fieldOf(response.results, 'id');
            deviations.push(
              ...success('promos.verify', response),
              ...unless(fieldOf(lower.results, 'id') === id, 'results.id', String(id), lower.json),
            );
          }
          return deviations;
        },
      },
      ...REFUSED_PROMOS.map(refusedCheck),
    ],
  },
};
