import { useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { OrderPlacedDialog } from './OrderPlacedDialog';
import { type LastOrderOptions, useLastOrder } from './use-last-order';

/** Opens the receipt of the order placed on this device in the last 24 hours, if there was one. */
export function LastReceipt({ storage }: LastOrderOptions) {
  const { t } = useI18n();
  const { order, phone, finish } = useLastOrder({ storage });
  const [isOpen, setIsOpen] = useState(false);
  if (!order) return null;

  const close = () => {
    setIsOpen(false);
    finish();
  };
  return (
    <>
      <Button variant="link" onClick={() => setIsOpen(true)}>
        {t('checkout:success.earlier', { number: order.number ?? '' }).trim()}
      </Button>
      <OrderPlacedDialog placed={isOpen ? { order, phone } : null} onClose={close} />
    </>
  );
}
