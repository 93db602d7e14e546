import { Button, closeIcon, IconButton, useI18n } from '@diwan/widgets';
import { useAnnounce, useIsOnline } from '@diwan/widgets/internal';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as styles from './PanelNotice.css';
import type { Panel } from './use-panel';

export interface PanelNoticeProps {
  panel: Panel;
  /** Tries to load the code again, which has failed. */
  onRetry?: () => void;
  /** Shown in place of "Loading". */
  children?: ReactNode;
}

/** In place of a panel whose code isn't there yet; it opens by itself once it is. */
export function PanelNotice({ panel, onRetry, children }: PanelNoticeProps) {
  const { t } = useI18n();
  const announce = useAnnounce();
  const isOnline = useIsOnline();
  const button = useRef<HTMLElement>(null);
  const [isRetrying, setIsRetrying] = useState(false);
  const hasFailed = onRetry !== undefined && !isRetrying;
  const problem = hasFailed ? t('common:open_failed') : !isOnline && t('common:open_offline');
  useEffect(() => {
    if (!problem) return;
    announce(problem, 'assertive');
    // A visitor who types goes on typing.
    if (!document.activeElement?.matches('input')) button.current?.focus();
  }, [announce, problem]);

  const { close, opener } = panel;
  const dismiss = () => {
    opener.current?.focus();
    close();
  };
  useEffect(() => {
    const closeOnEscape = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) dismiss();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  });
  const retry = () => {
    setIsRetrying(true);
    onRetry?.();
  };

  return (
    <div className={problem ? styles.notice : styles.loading}>
      {(problem || !children) && <p>{problem || t('common:loading')}</p>}
      {children}
      {hasFailed && (
        <Button ref={button} variant="outline" size="compact" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
      <IconButton
        {...(!hasFailed && { ref: button })}
        icon={closeIcon}
        label={t('common:close')}
        className={styles.close}
        onClick={dismiss}
      />
    </div>
  );
}
