import { Button, useAnnounce, useI18n } from '@diwan/widgets';
import { useEffect, useRef } from 'react';
import * as styles from './PanelFailure.css';
import type { PanelProblem } from './use-panel-code';

export interface PanelFailureProps {
  problem: PanelProblem;
  onRetry: () => void;
  /** Focuses the retry button. Set when nothing else in the panel's place is focusable. */
  takesFocus?: boolean;
  /** Called when Esc is pressed on the button. */
  onEscape?: () => void;
}

/** Shown in place of a panel whose code failed to load. */
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
