import type { ContactField } from '@diwan/sdk/commerce';
import { useI18n } from '../i18n';
import { TextField } from '../ui/text-field';
import { FullWidth } from './Form';
import { fieldProblemText } from './field-problem-text';
import { PhoneField } from './PhoneField';
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
  const text = (name: 'name' | 'email') => {
    const { problem, ...input } = form.field(name);
    const label = t(`common:form.${name}`);
    return { ...input, label, autoComplete: name, error: fieldProblemText(t, { name, label, problem }) };
  };
  const phone = <PhoneField field={form.field('phone')} />;
  const email = (
    <TextField
      {...text('email')}
      kind="email"
      required={isEmailRequired}
      optionalLabel={isEmailRequired ? undefined : t('common:optional')}
    />
  );
  return (
    <>
      <TextField {...text('name')} required />
      {emailFirst ? email : phone}
      <FullWidth>{emailFirst ? phone : email}</FullWidth>
    </>
  );
}
