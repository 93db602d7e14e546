import * as v from 'valibot';
import { promoSchema } from '../promo';
import { promoCodeParam } from '../promo-code-param';
import { endpoint, noQuery, route } from './endpoint';

/** Route of `promos.verify`. */
export const promosVerify = route({
  name: 'promos.verify',
  method: 'GET',
  path: '/crm/public/promos/verfiy/{code}',
  results: promoSchema,
});

export const promosEndpoints = () => ({
  'promos.verify': endpoint(promosVerify, {
    summary: 'Look up a currently valid promo code',
    description:
      'Returns what the promo gives; the caller computes the discount of its basket and checks `min_order_total`. Orders ' +
      'refer to the promo by `promo_code_id`, and are checked again when they are placed.',
    tag: 'Promos',
    profile: 'ordering',
    cache: 'never',
    params: v.object({ code: promoCodeParam }),
    query: noQuery,
    errors: ['promo_not_found', 'promo_not_started', 'promo_expired', 'promo_usage_limit'],
    example: { params: { code: 'WELCOME10' } },
  }),
});
