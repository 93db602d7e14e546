import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';

/** Opens the device's share sheet for the page, or copies its URL. */
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
      // The visitor closed the share sheet, or the clipboard is blocked; the address bar has the link too.
    }
  };
}
