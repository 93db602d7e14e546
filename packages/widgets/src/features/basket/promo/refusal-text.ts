import type { Translate } from '../../../foundation/i18n';
import type { PromoRefusal } from './promo-store';

/** Messages of spec §8 by API error code. */
const messageKeys: Readonly<
  Record<string, 'not_found' | 'not_started' | 'expired' | 'below_minimum' | 'usage_limit'>
> = {
  promo_not_found: 'not_found',
  not_found: 'not_found',
  promo_not_started: 'not_started',
  promo_expired: 'expired',
  promo_below_minimum: 'below_minimum',
  promo_usage_limit: 'usage_limit',
};

/** Why a code was refused, in the visitor's language; for unknown reasons the server's message (spec §8). */
export function refusalText(t: Translate, refusal: PromoRefusal): string {
  if (refusal.reason === 'empty') return t('checkout:empty_promo_code');
  if (refusal.reason === 'invalid') return t('checkout:promos_messages.not_found');
  if (refusal.reason === 'unreachable' && refusal.isOffline) return t('errors:failed.offline');
  const key = refusal.reason === 'refused' ? messageKeys[refusal.code] : undefined;
  if (key) return t(`checkout:promos_messages.${key}`);
  return (refusal.reason === 'refused' && refusal.message) || t('checkout:promos_messages.unknown_error');
}
