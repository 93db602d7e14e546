import { useEffect, useState } from 'react';
import { useI18n } from '../../i18n';
import type { TextStorage } from '../../stores';
import { useAnnounce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { CHECKOUT_STORAGE_KEY, createRecordStore, lastOrder } from '../checkout-record-store';
import * as styles from './LastOrder.css';
import { OrderPlacedDialog } from './OrderPlacedDialog';
import { placedText } from './placed-text';

/** That an order was placed on this device in the last 24 hours, with its receipt. Renders nothing if there was none. */
export default function LastOrder({ storage }: { storage: TextStorage }) {
  const { t } = useI18n();
  const [record] = useState(() => createRecordStore(storage, Date.now));
  const [{ placed, last, phone }, setRead] = useState(record.read);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => storage.subscribe(CHECKOUT_STORAGE_KEY, () => setRead(record.read())), [storage, record]);

  const order = lastOrder({ placed, last });
  const text = order ? placedText(t, order) : '';
  const announce = useAnnounce();
  useEffect(() => {
    if (text) announce(text);
  }, [announce, text]);
  if (!order) return null;

  const close = () => {
    setIsOpen(false);
    record.finish();
    setRead(record.read());
  };
  return (
    <div className={styles.notice}>
      <p className={styles.sentence}>{text}</p>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {t('checkout:success.show')}
      </Button>
      <OrderPlacedDialog placed={isOpen ? { order, phone } : null} onClose={close} />
    </div>
  );
}
