import { useEffect, useRef } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { useDiwan } from '../../../../foundation/provider';
import { useQuoteOutbox } from './use-quote-outbox';

/** Sends queued requests and confirms them in a toast, for pages without the price box. */
export function QuoteSender() {
  const { t } = useI18n();
  const { toasts } = useDiwan().stores;
  const { quotes } = useQuoteOutbox();
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, status } of quotes) {
      if (status === 'waiting') waiting.current.add(key);
      else if (waiting.current.delete(key) && status === 'sent') toasts.show(t('common:quote_sent'));
    }
  }, [quotes, toasts, t]);
  return null;
}
