import type { FieldProblem } from '@diwan/sdk/commerce';
import type { PlainKey, Translate } from '../i18n';

const invalidTexts: Readonly<Record<string, PlainKey>> = {
  email: 'common:form.email_invalid',
  phone: 'common:form.phone_invalid',
};

/** What is wrong with a field, for the visitor: "Phone is required", "Enter a valid email address". */
export function fieldProblemText(
  t: Translate,
  { name, label, problem }: { name: string; label: string; problem: FieldProblem | undefined },
): string | undefined {
  if (problem === undefined) return undefined;
  const invalidText = invalidTexts[name];
  return problem === 'invalid' && invalidText
    ? t(invalidText)
    : t('common:form.field_required', { field: label });
}
