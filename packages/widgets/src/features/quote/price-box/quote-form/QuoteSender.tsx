import { useI18n } from '../../../../foundation/i18n';
import { useDiwan } from '../../../../foundation/provider';
import { useEffectEvent } from '../../../../foundation/ui/use-effect-event';
import { useQuoteOutbox } from './use-quote-outbox';

/** Sends queued requests and confirms them in a toast, for pages without the price box. */
export function QuoteSender() {
  const { t } = useI18n();
  const { toasts } = useDiwan().stores;
  useQuoteOutbox(useEffectEvent(() => void toasts.show(t('common:quote_sent'))));
  return null;
}
