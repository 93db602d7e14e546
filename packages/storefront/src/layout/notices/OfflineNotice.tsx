import { useI18n } from '@diwan/widgets';
import { closeIcon } from '@diwan/widgets/icons';
import { useAnnounce } from '@diwan/widgets/internal';
import { Button, IconButton } from '@diwan/widgets/ui';
import { useEffect, useId, useRef } from 'react';
import type { UnopenedPage } from '../../navigation/navigation-model';
import * as styles from './OfflineNotice.css';

// Confirmations come with it: neither is in a page at first.
export { Toasts } from '@diwan/widgets/internal';

/**
 * Explains why the visitor is still on the previous page and offers a retry, which gets the focus. Disappears when the
 * browser is back online: the text would be wrong by then, and navigating by itself would surprise the visitor.
 */
export function OfflineNotice({ unopened }: { unopened: UnopenedPage }) {
  const { t } = useI18n();
  const announce = useAnnounce();
  const textId = useId();
  const retryButton = useRef<HTMLElement>(null);
  const text = t('layout:offline');

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is announced
  useEffect(() => {
    let focusedBefore: HTMLElement | null = null;
    announce(text, 'assertive');
    // The link was in a dialog, which covers the notice and keeps the focus.
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.dispatchEvent(new Event('cancel'));
    // Once it has closed.
    const focusing = setTimeout(() => {
      focusedBefore = document.activeElement as HTMLElement | null;
      // It is in view; scrolling would move the page.
      retryButton.current?.focus({ preventScroll: true });
    });
    // Unless the next page has taken the focus.
    return () => {
      clearTimeout(focusing);
      if (document.activeElement === document.body) focusedBefore?.focus();
    };
  }, [announce, text, unopened]);

  useEffect(() => {
    // It may cover what has the focus.
    const dismissOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) unopened.dismiss();
    };
    window.addEventListener('online', unopened.dismiss);
    window.addEventListener('keydown', dismissOnEscape);
    return () => {
      window.removeEventListener('online', unopened.dismiss);
      window.removeEventListener('keydown', dismissOnEscape);
    };
  }, [unopened]);

  return (
    <div className={styles.notice}>
      <div className={styles.panel}>
        <div className={styles.row}>
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
    </div>
  );
}
