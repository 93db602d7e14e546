import { type FieldProblem, MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from '@diwan/sdk/commerce';
import { type PlainKey, type Translate, useI18n } from '../i18n';
import { useAnnouncement } from '../ui/Announcer';
import { TextField, type TextFieldProps } from '../ui/TextField';
import type { FormField } from './use-form';

const invalidTexts: Readonly<Record<string, PlainKey>> = {
  email: 'common:form.email_invalid',
  phone: 'common:form.phone_invalid',
};

const greatestLengths: Readonly<Record<string, number>> = { name: MAX_NAME_LENGTH, email: MAX_EMAIL_LENGTH };

/** Error message for a field: "Phone is required", "Enter a valid email address". */
function fieldProblemText(
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

export interface FormTextFieldProps extends Omit<TextFieldProps, keyof FormField['input'] | 'error'> {
  field: FormField;
}

/** A text field of a form, with the message for its problem. Found on leaving the field, the problem is announced. */
export function FormTextField({ field, ...props }: FormTextFieldProps) {
  const { t } = useI18n();
  const { input, problem, isAnnounced } = field;
  const error = fieldProblemText(t, { name: input.name, label: props.label, problem });
  useAnnouncement((isAnnounced && error) || '');
  return <TextField {...props} {...input} error={error} />;
}
