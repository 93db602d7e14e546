import type { ContactField } from '@diwan/sdk/commerce';
import { useI18n } from '../i18n';
import { FullWidth } from './Form';
import { FormTextField } from './FormTextField';
import type { FormField } from './use-form';

export interface ContactFieldsProps {
  form: { field(name: ContactField): FormField };
  /** False for lead forms; all other forms require an email (spec §5). */
  isEmailRequired: boolean;
  /** Shows the email before the phone. */
  emailFirst?: boolean;
}

/** Contact details: name, phone, email. */
export function ContactFields({ form, isEmailRequired, emailFirst = false }: ContactFieldsProps) {
  const { t } = useI18n();
  const text = (name: 'name' | 'email') => ({
    field: form.field(name),
    label: t(`common:form.${name}`),
    autoComplete: name,
  });
  const phone = <PhoneField field={form.field('phone')} />;
  const email = (
    <FormTextField
      {...text('email')}
      kind="email"
      required={isEmailRequired}
      optionalLabel={isEmailRequired ? undefined : t('common:optional')}
    />
  );
  return (
    <>
      <FormTextField {...text('name')} required />
      {emailFirst ? email : phone}
      <FullWidth>{emailFirst ? phone : email}</FullWidth>
    </>
  );
}

/** A phone number in any notation. Arabic digits are converted to ASCII; reads left to right in both languages. */
function PhoneField({ field }: { field: FormField }) {
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
