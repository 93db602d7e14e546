import { Button, closeIcon, IconButton, useI18n } from '@diwan/widgets';
import { useAnnounce } from '@diwan/widgets/internal';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as styles from './PanelNotice.css';
import type { Panel } from './use-panel';

function onConnectionChange(listener: () => void) {
  const end = new AbortController();
  for (const type of ['online', 'offline']) window.addEventListener(type, listener, { signal: end.signal });
  return () => end.abort();
}

export interface PanelNoticeProps {
  panel: Panel;
  /** Whether the code can't be loaded in this document: most browsers never try a failed import again. */
  hasFailed?: boolean;
}

/** In place of a panel whose code isn't there yet; it opens by itself once it is. */
export function PanelNotice({ panel, hasFailed = false }: PanelNoticeProps) {
  const { t } = useI18n();
  const announce = useAnnounce();
  const isOnline = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  const button = useRef<HTMLElement>(null);
  const problem = hasFailed ? t('layout:panel.failed') : !isOnline && t('layout:panel.offline');
  useEffect(() => {
    if (!problem) return;
    announce(problem, 'assertive');
    button.current?.focus();
  }, [announce, problem]);

  const { close, opener } = panel;
  // The button that opened the panel keeps the focus while it loads.
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  });
  const dismiss = () => {
    opener.current?.focus();
    close();
  };

  return (
    <div className={problem ? styles.notice : styles.loading}>
      <p>{problem || t('common:loading')}</p>
      {hasFailed && (
        <Button ref={button} variant="outline" size="compact" onClick={() => window.location.reload()}>
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
