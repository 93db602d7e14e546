import { MAX_TYPED_CODE, PROMO_CODE_PATTERN } from '../../contract/limits';
import { typedCode, typedText } from '../../contract/typed-text';
import { type FieldProblem, type Validation, validation } from './validation';

function problemOf(text: string, code: string): FieldProblem | null {
  if (text === '') return 'required';
  return PROMO_CODE_PATTERN.test(code) ? null : 'invalid';
}

/**
 * Validates a promo code as typed or taken from `?promo_code=` and returns the code that is meant. Empty codes are
 * `required` («Please enter a promo code.», spec §5), malformed ones `invalid`.
 */
export function validatePromoCode(text: string): Validation<'code', string> {
  if (text.length > MAX_TYPED_CODE) return { isValid: false, problems: { code: 'invalid' } };
  const code = typedCode(text);
  return validation(code, { code: problemOf(typedText(text), code) });
}
