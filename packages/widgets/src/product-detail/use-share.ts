import { useI18n } from '../i18n';
import { useDiwan } from '../provider';

/** Hands the page to whatever the device shares with, or copies its address. */
export function useShare(title: string): () => Promise<void> {
  const { toasts } = useDiwan().stores;
  const { t } = useI18n();
  return async () => {
    const url = window.location.href;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toasts.show(t('common:link_copied'), { delay: 0 });
    } catch {
      // The visitor closed the share sheet, or the browser forbids the clipboard: the address bar has the link too.
    }
  };
}
