import { ContactFields } from '../../../foundation/forms/ContactFields';
import { Form } from '../../../foundation/forms/Form';
import { FormEnd } from '../../../foundation/forms/FormEnd';
import { FormThanks } from '../../../foundation/forms/FormThanks';
import { useForm } from '../../../foundation/forms/use-form';
import { useI18n } from '../../../foundation/i18n';
import { useClient } from '../../../foundation/provider';
import { useIdempotencyKeys } from '../../../foundation/requests';

/** The API resource it calls. */
export const leadFormApi = { resources: ['leads'] } as const;

const empty = { name: '', phone: '', email: '' };

export interface LeadFormWidgetProps {
  /** Id of the source (a campaign or page) that the shop records with the details. */
  sourceId: number;
  /** Called when the shop has received the details. */
  onSent?: () => void;
}

/** Sends the visitor's contact details to a lead form of the shop; the email is optional (spec §5). */
export function LeadFormWidget({ sourceId, onSent }: LeadFormWidgetProps) {
  const { leads } = useClient(leadFormApi);
  const { t } = useI18n();
  const keys = useIdempotencyKeys();
  const form = useForm({
    initialValues: empty,
    draftName: `lead-${sourceId}`,
    // Few visitors submit the form, so validation loads on submit.
    validate: async (values) => (await import('./validate-lead-form')).validateLeadForm(values),
    async send(lead) {
      await leads.create(sourceId, lead, { idempotencyKey: keys.of(lead) });
      onSent?.();
    },
  });

  if (form.status === 'sent') {
    return (
      <FormThanks
        headingLevel={3}
        title={t('common:lead.success_title', { name: form.values.name.trim() })}
        text={t('common:lead.success_text')}
      />
    );
  }
  return (
    <Form form={form}>
      <ContactFields form={form} isEmailRequired={false} />
      <FormEnd isSending={form.status === 'sending'} submitLabel={t('common:lead.submit')} />
    </Form>
  );
}
