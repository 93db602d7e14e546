import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { Spinner } from '../spinner';
import * as styles from './SubmitButton.css';

export interface SubmitButtonProps {
  /** At work: keeps the focus, ignores presses, shows `busyLabel`. */
  busy: boolean;
  /** What it is doing: "Sending…". The button is wide enough for it from the start. */
  busyLabel: string;
  /** Nothing to send yet; say beside it what is missing. */
  disabled?: boolean;
  fullWidth?: boolean;
  children: ReactNode;
}

// Enter in a field submits by pressing the button, so this also holds back a second submit.
const ignore = (event: MouseEvent) => event.preventDefault();

/** Sends the form it stands in. */
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
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : undefined}
    >
      <span className={styles.labels}>
        <span className={classNames(styles.label, busy && styles.hiddenLabel)}>{children}</span>
        <span className={classNames(styles.label, !busy && styles.hiddenLabel)}>
          <Spinner />
          {busyLabel}
        </span>
      </span>
    </Button>
  );
}
