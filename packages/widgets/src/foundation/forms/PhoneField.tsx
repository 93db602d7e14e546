import { useI18n } from '../i18n';
import { FormTextField } from './FormTextField';
import type { FormField } from './use-form';

/** A phone number in any notation. Arabic digits are converted to ASCII; reads left to right in both languages. */
export function PhoneField({ field }: { field: FormField }) {
  const { t } = useI18n();
  return (
    <FormTextField
      field={field}
      kind="phone"
      label={t('common:form.phone')}
      autoComplete="tel"
      placeholder={t('common:form.phone_placeholder')}
      required
    />
  );
}
