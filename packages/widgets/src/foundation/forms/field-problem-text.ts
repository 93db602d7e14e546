import { type FieldProblem, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@diwan/sdk/commerce';
import type { PlainKey, Translate } from '../i18n';

const invalidTexts: Readonly<Record<string, PlainKey>> = {
  email: 'common:form.email_invalid',
  phone: 'common:form.phone_invalid',
};

const greatestLengths: Readonly<Record<string, number>> = { name: MAX_NAME_LENGTH, email: MAX_EMAIL_LENGTH };

/** Error message for a field: "Phone is required", "Enter a valid email address". */
export function fieldProblemText(
  t: Translate,
  { name, label, problem }: { name: string; label: string; problem: FieldProblem | undefined },
): string | undefined {
  if (problem === undefined) return undefined;
  const invalidText = invalidTexts[name];
  if (problem === 'invalid' && invalidText) return t(invalidText);
  const count = greatestLengths[name];
  return problem === 'too_long' && count !== undefined
    ? t('common:form.field_too_long', { field: label, count })
    : t('common:form.field_required', { field: label });
}
