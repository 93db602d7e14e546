import { PROMO_CODE_PATTERN } from '../../contract';
import { toAsciiDigits } from '../locale/digits';
import { type FieldProblem, type Validation, validation } from './validation';

function problemOf(code: string): FieldProblem | null {
  if (code === '') return 'required';
  return PROMO_CODE_PATTERN.test(code) ? null : 'invalid';
}

/**
 * Validates a promo code as typed or taken from `?promo_code=` and returns it trimmed, with ASCII digits. Empty codes
 * are `required` («Please enter a promo code.», spec §5), malformed ones `invalid`.
 */
export function validatePromoCode(text: string): Validation<'code', string> {
  const code = toAsciiDigits(text).trim();
  return validation(code, { code: problemOf(code) });
}
