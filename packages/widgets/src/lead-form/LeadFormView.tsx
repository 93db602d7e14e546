import { type FormEvent, useEffect, useRef } from 'react';
import { InlineError } from '../ui/inline-error';
import { SubmitButton } from '../ui/submit-button';
import { TextField } from '../ui/text-field';
import * as styles from './LeadFormView.css';

export interface LeadFields {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

export interface LeadFormViewProps {
  values: LeadFields;
  onChange: (field: keyof LeadFields, value: string) => void;
  onSubmit: () => void;
  isSending: boolean;
  /** What is wrong, by field. */
  errors: Readonly<Partial<Record<keyof LeadFields, string>>>;
  /** What is wrong with the whole: missing fields, or a failure on the way. */
  message: string | undefined;
  labels: {
    name: string;
    phone: string;
    phonePlaceholder: string;
    email: string;
    optional: string;
    submit: string;
    sending: string;
    privacy: string;
  };
}

/** Name, phone and, if one likes, email (spec §5). */
export function LeadFormView(props: LeadFormViewProps) {
  const { values, onChange, onSubmit, isSending, errors, message, labels } = props;
  const form = useRef<HTMLFormElement>(null);
  const wasSubmitted = useRef(false);

  // Leads whoever sent an incomplete form to the first field to mend, and nobody who is still typing.
  useEffect(() => {
    if (!wasSubmitted.current || isSending) return;
    wasSubmitted.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    wasSubmitted.current = true;
    onSubmit();
  };
  const field = (name: keyof LeadFields) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => onChange(name, value),
  });

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {message && (
        <div className={styles.wide}>
          <InlineError announce>{message}</InlineError>
        </div>
      )}
      <TextField {...field('name')} label={labels.name} name="name" autoComplete="name" required />
      <TextField
        {...field('phone')}
        kind="phone"
        label={labels.phone}
        name="phone"
        autoComplete="tel"
        placeholder={labels.phonePlaceholder}
        required
      />
      <div className={styles.wide}>
        <TextField
          {...field('email')}
          kind="email"
          label={labels.email}
          optionalLabel={labels.optional}
          name="email"
          autoComplete="email"
        />
      </div>
      <div className={styles.end}>
        <SubmitButton busy={isSending} busyLabel={labels.sending}>
          {labels.submit}
        </SubmitButton>
        <p className={styles.privacy}>{labels.privacy}</p>
      </div>
    </form>
  );
}

/** The form has done its work; takes its place and the focus. */
export function LeadThanksView({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <h3 ref={heading} tabIndex={-1} className={styles.thanksTitle}>
        {title}
      </h3>
      <p>{text}</p>
    </div>
  );
}
