import { useI18n } from '../i18n';
import { TextField } from '../ui/text-field';
import { fieldProblemText } from './field-problem-text';
import type { FormField } from './use-form';

/** A phone number in any notation. Arabic digits are converted to ASCII; reads left to right in both languages. */
export function PhoneField({ field: { problem, ...input } }: { field: FormField }) {
  const { t } = useI18n();
  const label = t('common:form.phone');
  return (
    <TextField
      {...input}
      kind="phone"
      label={label}
      error={fieldProblemText(t, { name: 'phone', label, problem })}
      autoComplete="tel"
      placeholder={t('common:form.phone_placeholder')}
      required
    />
  );
}
