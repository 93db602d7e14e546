import { useEffect, useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useAnnounce } from '../../../foundation/ui/announcer';
import { Button } from '../../../foundation/ui/button';
import { OrderPlacedDialog } from './OrderPlacedDialog';
import * as styles from './OrderPlacedDialog.css';
import { placedText } from './placed-text';
import { type LastOrderOptions, useLastOrder } from './use-last-order';

export interface LastOrderProps extends LastOrderOptions {
  /** Whether the cart has pieces, which aren't part of that order. */
  isEarlier?: boolean;
}

/** That an order was placed on this device in the last 24 hours, with its receipt. Renders nothing if there was none. */
export function LastOrder({ storage, isEarlier = false }: LastOrderProps) {
  const { t } = useI18n();
  const { order, phone, finish } = useLastOrder({ storage });
  const [isOpen, setIsOpen] = useState(false);
  const number = order?.number ?? '';
  const earlier = isEarlier && order !== null && t('checkout:success.earlier', { number }).trim();
  const text = earlier || (order ? placedText(t, order) : '');
  const announce = useAnnounce();
  useEffect(() => {
    if (text) announce(text);
  }, [announce, text]);
  if (!order) return null;

  const close = () => {
    setIsOpen(false);
    finish();
  };
  return (
    <div className={styles.notice}>
      <p className={styles.noticeText}>{text}</p>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {t('checkout:success.show')}
      </Button>
      <OrderPlacedDialog placed={isOpen ? { order, phone } : null} onClose={close} />
    </div>
  );
}
