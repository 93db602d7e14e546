import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import { SubmitButton } from '../../../foundation/ui/SubmitButton';
import * as styles from '../Checkout.css';
import type { CardPaymentStatus } from './use-card-payment';

export interface CardDialogProps {
  status: CardPaymentStatus;
  amount: number;
  onPay: () => void;
  onClose: () => void;
}

/** The mock payment dialog of spec §4. */
export function CardDialog({ status, amount, onPay, onClose }: CardDialogProps) {
  const { t } = useI18n();
  const { amountInWords } = useMoney();
  return (
    <Dialog
      open={status !== 'closed'}
      onClose={onClose}
      title={t('checkout:payment.card_title')}
      closeLabel={t('common:close')}
    >
      <form
        className={styles.actions}
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles events from the dialog to the surrounding order form.
          event.stopPropagation();
          onPay();
        }}
      >
        <p>{t('checkout:payment.card_demo')}</p>
        <SubmitButton busy={status === 'processing'} busyLabel={t('checkout:payment.card_processing')}>
          {t('checkout:payment.pay_now', { amount: amountInWords(amount) })}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
