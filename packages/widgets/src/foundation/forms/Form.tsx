import { hasMissingFields } from '@diwan/sdk/commerce';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf, failureText, useI18n } from '../i18n';
import { InlineError } from '../ui/InlineError';
import * as styles from './Form.css';
import type { UsedForm } from './use-form';

export interface FormProps<Values> {
  form: UsedForm<Values>;
  /** Replaces "All fields are required". */
  missingText?: string;
  children: ReactNode;
}

/**
 * The `<form>` of `useForm`, with fields in one or two columns. Missing fields are reported above them, where the focus
 * goes; a failed request is reported below the submit button.
 */
export function Form<Values>({ form, missingText, children }: FormProps<Values>) {
  const { t } = useI18n();
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      {form.refusals > 0 && hasMissingFields(form.problems) && (
        <FullWidth>
          <InlineError key={form.refusals} announce>
            {missingText ?? t('errors:all_fields_required')}
          </InlineError>
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

/** The sentence from spec §8 for failures, followed by the reason; offline, only the reason. */
function SendFailure({ error }: { error: unknown }) {
  const translator = useI18n();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise.
    shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const failure = failureOf(error);
  const reason = failureText(translator, failure, '');
  const sentence = failure.kind === 'offline' ? '' : translator.t('errors:something_went_wrong');
  return (
    <div ref={shown}>
      <InlineError announce>{sentence && reason ? `${sentence}. ${reason}` : sentence || reason}</InlineError>
    </div>
  );
}

/** Spans all columns of a form. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
