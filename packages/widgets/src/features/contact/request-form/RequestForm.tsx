import { validateRequestForm } from '@diwan/sdk/commerce';
import { ContactFields } from '../../../foundation/forms/ContactFields';
import { Form, FullWidth } from '../../../foundation/forms/Form';
import { FormEnd } from '../../../foundation/forms/FormEnd';
import { FormThanks } from '../../../foundation/forms/FormThanks';
import { useForm } from '../../../foundation/forms/use-form';
import { type PlainKey, useI18n } from '../../../foundation/i18n';
import { useClient } from '../../../foundation/provider';
import { ifAccepted } from '../../../foundation/requests/if-accepted';
import { useIdempotencyKeys } from '../../../foundation/requests/use-idempotency-keys';
import { Button } from '../../../foundation/ui/Button';
import { TextArea } from '../../../foundation/ui/TextArea';

type RequestKind = 'message' | 'project';

interface RequestTexts {
  readonly intro?: PlainKey;
  readonly notes: PlainKey;
  readonly notesPlaceholder?: PlainKey;
  readonly submit: PlainKey;
  readonly successTitle: PlainKey;
  readonly successText: PlainKey;
  readonly successAction: PlainKey;
}

const texts: Readonly<Record<RequestKind, RequestTexts>> = {
  message: {
    notes: 'common:form.message',
    notesPlaceholder: 'contact:message_placeholder',
    submit: 'contact:submit',
    successTitle: 'contact:success.title',
    successText: 'contact:success.text',
    successAction: 'contact:success.continue',
  },
  project: {
    intro: 'projects:form.intro',
    notes: 'projects:form.notes',
    submit: 'projects:form.submit',
    successTitle: 'projects:form.success_title',
    successText: 'projects:form.success_text',
    successAction: 'common:close',
  },
};

export interface RequestFormProps {
  /** Texts of the form: `message`, the default, uses the `contact` namespace, `project` uses `projects`. */
  kind?: RequestKind;
  /** Id of the project the request is about. */
  projectId?: number | undefined;
  /** Id of the product the request is about. */
  itemId?: number | undefined;
  /** Called when the shop has received the request. */
  onSent?: () => void;
  /** Called when the visitor closes the confirmation. */
  onDone: () => void;
}

const empty = { name: '', email: '', phone: '', notes: '' };

/** Sends a question or a project request; name, email and phone are required (spec §5). */
export function RequestForm({ kind = 'message', projectId, itemId, onSent, onDone }: RequestFormProps) {
  const { requests } = useClient('requests');
  const { t } = useI18n();
  const labels = texts[kind];
  const keys = useIdempotencyKeys();
  const form = useForm({
    initialValues: empty,
    draftName: kind,
    validate: validateRequestForm,
    async send(lead, { notes }) {
      const request = {
        notes,
        lead,
        reason: '',
        details: [],
        ...(projectId !== undefined && { project_id: projectId }),
        ...(itemId !== undefined && { item_id: itemId }),
      };
      await ifAccepted(requests.create(request, { idempotencyKey: keys.of(request) }));
      onSent?.();
    },
  });

  if (form.status === 'sent') {
    return (
      <FormThanks
        title={t(labels.successTitle)}
        text={t(labels.successText)}
        action={<Button onClick={onDone}>{t(labels.successAction)}</Button>}
      />
    );
  }
  return (
    <Form form={form}>
      {labels.intro && (
        <FullWidth>
          <p>{t(labels.intro)}</p>
        </FullWidth>
      )}
      <ContactFields form={form} isEmailRequired />
      <FullWidth>
        <TextArea
          {...form.field('notes').input}
          label={t(labels.notes)}
          optionalLabel={t('common:optional')}
          rows={5}
          placeholder={labels.notesPlaceholder && t(labels.notesPlaceholder)}
        />
      </FullWidth>
      <FormEnd isSending={form.status === 'sending'} submitLabel={t(labels.submit)} />
    </Form>
  );
}
