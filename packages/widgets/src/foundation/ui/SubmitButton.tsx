import type { MouseEvent, ReactNode } from 'react';
import { Button } from './Button';
import { classNames } from './class-names';
import { Spinner } from './Spinner';
import * as styles from './SubmitButton.css';

export interface SubmitButtonProps {
  /** Keeps the focus, ignores clicks and shows `busyLabel`. */
  busy: boolean;
  /** Label while busy: "Sending…". The button is always wide enough for it. */
  busyLabel: string;
  /**
   * Nothing to submit yet. Still takes the focus and submits the form, which then explains what is missing.
   */
  disabled?: boolean;
  fullWidth?: boolean;
  children: ReactNode;
}

// Enter in a field submits by clicking the button, so this also blocks a second submit.
const ignore = (event: MouseEvent) => event.preventDefault();

/** The submit button of a form. */
export function SubmitButton({
  busy,
  busyLabel,
  disabled = false,
  fullWidth = false,
  children,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      fullWidth={fullWidth}
      aria-disabled={busy || disabled || undefined}
      data-inactive={(disabled && !busy) || undefined}
      onClick={busy ? ignore : undefined}
    >
      <span className={styles.labels}>
        <span className={classNames(styles.label, busy && styles.hiddenLabel)}>{children}</span>
        <span className={classNames(styles.label, !busy && styles.hiddenLabel)}>
          <Spinner />
          <span>{busyLabel}</span>
        </span>
      </span>
    </Button>
  );
}
