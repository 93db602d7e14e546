import { type ReactNode, useId } from 'react';
import * as styles from './Field.css';
import { InlineError } from './InlineError';

export interface FieldProps {
  label: string;
  /** Announced as required; the form checks it when it is sent. */
  required?: boolean | undefined;
  /** Added to the label of an optional field: "optional". Required fields are unmarked. */
  optionalLabel?: string | undefined;
  /** Always visible help below the field. */
  hint?: ReactNode;
  /** An error about the value; marks the field as invalid. */
  error?: string | undefined;
  /** A problem that isn't the value's fault, such as a lost connection. */
  notice?: string | undefined;
}

/** Props that connect a control to its label, hint and error. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean | undefined;
}

/** Label above the control, hint and error below, associated for screen readers. */
export function Field({
  id,
  label,
  optionalLabel,
  hint,
  hintAction,
  error,
  notice,
  required,
  children,
}: FieldProps & {
  id?: string | undefined;
  /** A button at the end of the hint's line. It isn't part of the control's description. */
  hintAction?: ReactNode;
  children: (control: FieldControlProps) => ReactNode;
}) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const noticeId = `${controlId}-notice`;
  // The hint would say once more what an error says.
  const describedBy = [error ? errorId : hint && hintId, notice && noticeId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>{' '}
        {optionalLabel && <span className={styles.optional}>{`(${optionalLabel})`}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        // Screen readers call an empty `required` field invalid before the visitor has typed.
        'aria-invalid': Boolean(error),
        'aria-required': required || undefined,
      })}
      {hint && (
        <div className={styles.hintLine}>
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
          {hintAction}
        </div>
      )}
      {error && <InlineError id={errorId}>{error}</InlineError>}
      {notice && <InlineError id={noticeId}>{notice}</InlineError>}
    </div>
  );
}
