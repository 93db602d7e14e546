import { hasMissingFields } from '@diwan/sdk/commerce';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf, failureText, useI18n } from '../i18n';
import { InlineError } from '../ui/inline-error';
import * as styles from './Form.css';
import type { UsedForm } from './use-form';

export interface FormProps<Values> {
  form: UsedForm<Values>;
  /** Instead of "All fields are required". */
  missingText?: string;
  children: ReactNode;
}

/**
 * The `<form>` of `useForm`: its fields in one or two columns. What is missing stands above them, where the focus goes;
 * that it wasn't sent stands below the button that was pressed.
 */
export function Form<Values>({ form, missingText, children }: FormProps<Values>) {
  const { t } = useI18n();
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      {hasMissingFields(form.problems) && (
        <FullWidth>
          <InlineError announce>{missingText ?? t('errors:all_fields_required')}</InlineError>
        </FullWidth>
      )}
      {children}
      {form.status === 'failed' && (
        <FullWidth>
          <SendFailure error={form.error} />
        </FullWidth>
      )}
    </form>
  );
}

/** The sentence of spec §8 for every failure, and what is known of this one. */
function SendFailure({ error }: { error: unknown }) {
  const translator = useI18n();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in newer browsers.
    shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const reason = failureText(translator, failureOf(error), '');
  const sentence = translator.t('errors:something_went_wrong');
  return (
    <div ref={shown}>
      <InlineError announce>{reason ? `${sentence}. ${reason}` : sentence}</InlineError>
    </div>
  );
}

/** A part of a form that takes all columns. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
