import {
  type ContactField,
  type FieldProblem,
  type FieldProblems,
  hasMissingFields,
  validateRequestForm,
} from '@diwan/sdk/commerce';
import {
  Button,
  InlineError,
  SubmitButton,
  TextArea,
  TextField,
  type Translate,
  useDiwan,
  useI18n,
} from '@diwan/widgets';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { form, note, thanks, thanksTitle, wide } from './RequestForm.css';

export interface RequestFormProps {
  /** What the request is about. */
  projectId?: number | undefined;
  itemId?: number | undefined;
  words: {
    intro?: string;
    notes: string;
    notesPlaceholder: string;
    submit: string;
    successTitle: string;
    successText: string;
    successAction: string;
  };
  /** The visitor has read the thanks. */
  onDone: () => void;
}

type Status = 'editing' | 'sending' | 'failed' | 'sent';

const emptyValues = { name: '', email: '', phone: '', notes: '' };

/** Sends a question or request; name, email and phone are required (spec §5). */
export function RequestForm({ projectId, itemId, words, onDone }: RequestFormProps) {
  const { client } = useDiwan();
  const { t } = useI18n();
  const [values, setValues] = useState(emptyValues);
  const [problems, setProblems] = useState<FieldProblems<ContactField>>({});
  const [status, setStatus] = useState<Status>('editing');
  const element = useRef<HTMLFormElement>(null);

  // Leads whoever sent an incomplete form to the first field to mend, and nobody who is still typing.
  const wasRefused = useRef(false);
  useEffect(() => {
    if (!wasRefused.current) return;
    wasRefused.current = false;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (status === 'sending') return;
    const details = validateRequestForm(values);
    setProblems(details.isValid ? {} : details.problems);
    wasRefused.current = !details.isValid;
    if (!details.isValid) return;
    setStatus('sending');
    try {
      await client.requests.create({
        notes: values.notes,
        lead: details.value,
        reason: '',
        details: [],
        ...(projectId !== undefined && { project_id: projectId }),
        ...(itemId !== undefined && { item_id: itemId }),
      });
      setStatus('sent');
    } catch {
      // Spec §8: one sentence for every failure; what was typed stays.
      setStatus('failed');
    }
  };

  if (status === 'sent') return <Thanks words={words} onDone={onDone} />;

  const change = (field: keyof typeof values) => (value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    setProblems(({ [field as ContactField]: _mended, ...others }) => others);
  };
  const field = (name: ContactField) => ({
    name,
    value: values[name],
    onChange: change(name),
    label: t(`common:form.${name}`),
    error: problems[name] && problemText(name, problems[name], t),
    required: true,
  });

  return (
    <form ref={element} className={form} onSubmit={send} noValidate>
      {words.intro && <p className={wide}>{words.intro}</p>}
      {hasMissingFields(problems) && (
        <div className={wide}>
          <InlineError announce>{t('errors:all_fields_required')}</InlineError>
        </div>
      )}
      {status === 'failed' && (
        <div className={wide}>
          <InlineError announce>{t('errors:something_went_wrong')}</InlineError>
        </div>
      )}
      <div className={wide}>
        <TextField {...field('name')} autoComplete="name" />
      </div>
      <TextField {...field('email')} kind="email" autoComplete="email" />
      <TextField
        {...field('phone')}
        kind="phone"
        autoComplete="tel"
        placeholder={t('common:form.phone_placeholder')}
      />
      <div className={wide}>
        <TextArea
          label={words.notes}
          optionalLabel={t('common:optional')}
          name="notes"
          rows={5}
          placeholder={words.notesPlaceholder}
          value={values.notes}
          onChange={change('notes')}
        />
      </div>
      <div className={wide}>
        <SubmitButton busy={status === 'sending'} busyLabel={t('common:form.sending')}>
          {words.submit}
        </SubmitButton>
        <p className={note}>{t('common:form.privacy_note')}</p>
      </div>
    </form>
  );
}

function problemText(field: ContactField, problem: FieldProblem, t: Translate): string {
  if (problem === 'invalid' && field === 'phone') return t('common:form.phone_invalid');
  if (problem === 'invalid' && field === 'email') return t('common:form.email_invalid');
  return t('common:form.field_required', { field: t(`common:form.${field}`) });
}

/** The form has done its work; takes its place and the focus. */
function Thanks({ words, onDone }: Pick<RequestFormProps, 'words' | 'onDone'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={thanks}>
      <h2 ref={heading} tabIndex={-1} className={thanksTitle}>
        {words.successTitle}
      </h2>
      <p>{words.successText}</p>
      <Button onClick={onDone}>{words.successAction}</Button>
    </div>
  );
}
