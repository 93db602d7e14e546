import { Button, closeIcon, IconButton, useAnnounce, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { useEffect, useId, useRef } from 'react';
import type { UnopenedPage } from '../../navigation/use-unopened-page';
import * as styles from './OfflineNotice.css';

/**
 * Says why the visitor is still on the page before, and tries again; the focus is on what can be done about it. It goes
 * when the browser is connected again: it would be wrong then, and to go on by itself would take the visitor by surprise.
 */
export function OfflineNotice({ unopened }: { unopened: UnopenedPage }) {
  const { t } = useI18n();
  const announce = useAnnounce();
  const textId = useId();
  const retryButton = useRef<HTMLElement>(null);
  const text = t('layout:offline');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is announced again
  useEffect(() => {
    const pressed = document.activeElement;
    announce(text, 'assertive');
    retryButton.current?.focus();
    // Unless the next page has taken the focus.
    return () => {
      if (document.activeElement === document.body && pressed instanceof HTMLElement) pressed.focus();
    };
  }, [announce, text, unopened]);

  useEffect(() => {
    window.addEventListener('online', unopened.dismiss);
    return () => window.removeEventListener('online', unopened.dismiss);
  }, [unopened]);

  return (
    <div className={styles.notice}>
      <div className={`${container} ${styles.row}`}>
        <p id={textId}>{text}</p>
        <span className={styles.actions}>
          <Button
            ref={retryButton}
            size="compact"
            variant="outline"
            onClick={unopened.retry}
            aria-describedby={textId}
          >
            {t('common:retry')}
          </Button>
          <IconButton icon={closeIcon} label={t('common:close')} onClick={unopened.dismiss} />
        </span>
      </div>
    </div>
  );
}
