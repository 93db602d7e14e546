import { Button, useAnnounce, useI18n } from '@diwan/widgets';
import { useEffect, useRef } from 'react';
import * as styles from './PanelFailure.css';
import type { PanelProblem } from './use-panel-code';

export interface PanelFailureProps {
  problem: PanelProblem;
  onRetry: () => void;
  /** Nothing else in the panel's place can have the focus. */
  takesFocus?: boolean;
  /** Esc on what has the focus. */
  onEscape?: () => void;
}

/** Stands in a panel's place when its code could not be fetched. */
export function PanelFailure({ problem, onRetry, takesFocus = false, onEscape }: PanelFailureProps) {
  const { t } = useI18n();
  const announce = useAnnounce();
  const button = useRef<HTMLElement>(null);
  const text = t(problem === 'offline' ? 'layout:panel.offline' : 'layout:panel.failed');
  useEffect(() => announce(text, 'assertive'), [announce, text]);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.failure}>
      <p>{text}</p>
      <Button
        ref={button}
        variant="outline"
        size="compact"
        onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
        onClick={() => {
          announce(text, 'assertive');
          onRetry();
        }}
      >
        {t('common:retry')}
      </Button>
    </div>
  );
}
