import type { LeadForm as ShopForm } from '@diwan/sdk/contract';
import { useCallback, useEffect } from 'react';
import { ContactFields } from '../../../foundation/forms/ContactFields';
import { Form } from '../../../foundation/forms/Form';
import { FormEnd } from '../../../foundation/forms/FormEnd';
import { FormThanks } from '../../../foundation/forms/FormThanks';
import { useForm } from '../../../foundation/forms/use-form';
import { useI18n } from '../../../foundation/i18n';
import { useClient, useDiwan } from '../../../foundation/provider';
import { ifAccepted } from '../../../foundation/requests/if-accepted';
import { useIdempotencyKeys } from '../../../foundation/requests/use-idempotency-keys';
import { useLoaded } from '../../../foundation/requests/use-loaded';
import { Button } from '../../../foundation/ui/Button';
import { EmptyState } from '../../../foundation/ui/EmptyState';
import { useEffectEvent } from '../../../foundation/ui/use-effect-event';

const empty = { name: '', phone: '', email: '' };

export interface LeadFormProps {
  /** Id of the lead form in the shop: `client.leads.forms()` lists them. */
  sourceId: number;
  /** Called when the shop has received the details. */
  onSent?: () => void;
  /** Called on mount if the shop has no such form, with those it has. */
  onMissing?: (forms: readonly ShopForm[]) => void;
}

/**
 * Sends the visitor's contact details to a lead form of the shop; the email is optional (spec §5). Where the shop has no
 * such form, it shows the way to the contact page.
 */
export function LeadForm({ onMissing, ...form }: LeadFormProps) {
  const { leads } = useClient('leads');
  const { paths } = useDiwan();
  const { t } = useI18n();
  const { sourceId } = form;
  const load = useCallback((signal: AbortSignal) => leads.forms({ signal }), [leads]);
  // Until the list is there, and where a shop doesn't send one, the form is taken for one it has.
  const forms = useLoaded(load);
  const known = forms.status === 'ready' ? forms.value : undefined;
  const isMissing = known !== undefined && !known.some(({ id }) => id === sourceId);
  const report = useEffectEvent((shop: readonly ShopForm[]) => onMissing?.(shop));
  useEffect(() => {
    if (!isMissing || !known) return;
    if (process.env.NODE_ENV === 'development') console.error(`Diwan: ${missingForm(sourceId, known)}`);
    report(known);
  }, [isMissing, known, sourceId, report]);

  if (!isMissing) return <KnownLeadForm {...form} />;
  return (
    <EmptyState
      title={t('common:lead.missing_title')}
      action={<Button href={paths.contact}>{t('common:lead.missing_action')}</Button>}
    />
  );
}

/** Explains a missing form to the page's developer. */
export const missingForm = (sourceId: number, forms: readonly ShopForm[]): string => {
  const others = forms.map(({ id, name_en }) => `${id} (${name_en})`).join(', ');
  return `the shop has no lead form ${sourceId}. It has ${others || 'none: add a section of type lead_form to a page'}.`;
};

/** A form that the shop has. */
export function KnownLeadForm({ sourceId, onSent }: Omit<LeadFormProps, 'onMissing'>) {
  const { leads } = useClient('leads');
  const { t } = useI18n();
  const keys = useIdempotencyKeys();
  const form = useForm({
    initialValues: empty,
    draftName: `lead-${sourceId}`,
    // Few visitors submit the form, so validation loads on submit.
    validate: async (values) => (await import('./validate-lead-form')).validateLeadForm(values),
    async send(lead) {
      await ifAccepted(leads.create(sourceId, lead, { idempotencyKey: keys.of(lead) }));
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
