import { promoCodeParam } from '../../contract';
import { toAsciiDigits } from '../locale/digits';
import { problemOf } from './text-field';
import { judged, type Validation } from './validation';

/**
 * A promo code as typed or taken from `?promo_code=`: trimmed, in ASCII digits. An empty one is `required`
 * («Please enter a promo code.», spec §5); one that no code can look like is `invalid`.
 */
export function validatePromoCode(text: string): Validation<'code', string> {
  const code = toAsciiDigits(text).trim();
  return judged(code, { code: problemOf(promoCodeParam, code, { isRequired: true }) });
}
