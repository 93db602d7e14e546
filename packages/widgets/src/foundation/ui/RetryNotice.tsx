import type { ReactNode } from 'react';
import { Button } from './Button';
import { InlineError } from './InlineError';
import * as styles from './RetryNotice.css';
import { StateSlot } from './StateSlot';

export interface RetryNoticeProps {
  retryLabel: string;
  onRetry: () => void;
  /** Whether nothing else of the widget is shown: a page may then replace the message. */
  isWhole?: boolean;
  className?: string;
  /** What failed: announced at once. */
  children: ReactNode;
}

/** What failed, and a button that tries again. */
export function RetryNotice({
  retryLabel,
  onRetry,
  isWhole = false,
  className = '',
  children,
}: RetryNoticeProps) {
  return (
    <div className={`${styles.notice} ${className}`}>
      <StateSlot name="error" isWhole={isWhole}>
        <InlineError announce>{children}</InlineError>
      </StateSlot>
      <Button variant="outline" size="compact" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
