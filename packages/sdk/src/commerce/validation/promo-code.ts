import { PROMO_CODE_PATTERN } from '../../contract';
import { toAsciiDigits } from '../locale/digits';
import { type FieldProblem, type Validation, validation } from './validation';

function problemOf(code: string): FieldProblem | null {
  if (code === '') return 'required';
  return PROMO_CODE_PATTERN.test(code) ? null : 'invalid';
}

/**
 * A promo code as typed or taken from `?promo_code=`: trimmed, in ASCII digits. An empty one is `required`
 * («Please enter a promo code.», spec §5); one that no code can look like is `invalid`.
 */
export function validatePromoCode(text: string): Validation<'code', string> {
  const code = toAsciiDigits(text).trim();
  return validation(code, { code: problemOf(code) });
}
