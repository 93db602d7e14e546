import { hasMissingFields } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { useI18n } from '../i18n';
import { InlineError } from '../ui/inline-error';
import * as styles from './Form.css';
import type { UsedForm } from './use-form';

export interface FormProps<Values> {
  form: UsedForm<Values>;
  /** Instead of "All fields are required". */
  missingText?: string;
  /** Instead of "Something went wrong" (spec §8: one sentence for every failure). */
  failureText?: string;
  children: ReactNode;
}

/** The `<form>` of `useForm`: its fields in one or two columns below what is wrong with all of it. */
export function Form<Values>({ form, missingText, failureText, children }: FormProps<Values>) {
  const { t } = useI18n();
  const message =
    form.status === 'failed'
      ? (failureText ?? t('errors:something_went_wrong'))
      : hasMissingFields(form.problems) && (missingText ?? t('errors:all_fields_required'));
  return (
    <form ref={form.ref} className={styles.form} onSubmit={form.submit} noValidate>
      {message && (
        <FullWidth>
          <InlineError announce>{message}</InlineError>
        </FullWidth>
      )}
      {children}
    </form>
  );
}

/** A part of a form that takes all columns. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
