import type { Check } from '../check';
import { type Context, defaultCountry, REFUSED_PROMOS } from '../context';
import { type Deviation, needed, same } from '../deviation';
import { fieldOf } from '../probe';
import { refusal, success, validationRefusal } from '../responses';
import { UNKNOWN_PROMO } from './unknown';

/** A national number of four digits, which must be rejected. */
const SHORT_PHONE = '1234';

const shortPhone = async (context: Context) => ({
  countryCode: (await defaultCountry(context)).country_code,
  phone: SHORT_PHONE,
});

const refusedPromoCheck = (reason: (typeof REFUSED_PROMOS)[number]): Check => ({
  endpoint: 'promos.verify',
  title: `rejects a code with ${reason}`,
  run: async ({ probe, refusedPromos }) => {
    const code = needed(refusedPromos?.[reason], `Needs such a code, as an option.`);
    return refusal(await probe('promos.verify', { params: { code } }), reason);
  },
});

/** Promo codes, and the one-time codes that verify phones. */
export const codeChecks: readonly Check[] = [
  {
    endpoint: 'promos.verify',
    title: 'rejects an unknown code',
    run: async ({ probe }) =>
      refusal(await probe('promos.verify', { params: { code: UNKNOWN_PROMO } }), 'promo_not_found'),
  },
  {
    endpoint: 'promos.verify',
    title: 'returns the valid promo, in upper and lower case',
    run: async ({ probe, promoCode }): Promise<Deviation[]> => {
      const code = needed(promoCode, 'Needs a promo code: --promo.');
      const response = await probe('promos.verify', { params: { code } });
      const lower = await probe('promos.verify', { params: { code: code.toLowerCase() } });
      const id = fieldOf(response.results, 'id');
      return [...success('promos.verify', response), ...same('results.id', id, fieldOf(lower.results, 'id'))];
    },
  },
  ...REFUSED_PROMOS.map(refusedPromoCheck),
  {
    endpoint: 'otp.request',
    title: 'rejects a phone of the wrong length',
    run: async (context) =>
      validationRefusal(await context.probe('otp.request', { params: await shortPhone(context) })),
  },
  {
    endpoint: 'otp.verify',
    title: 'rejects a code that was never sent',
    run: async (context) => {
      const params = { ...(await shortPhone(context)), otp: '000000' };
      const response = await context.probe('otp.verify', { params });
      return refusal(response, 'otp_wrong', 'otp_expired', 'validation_failed');
    },
  },
];
