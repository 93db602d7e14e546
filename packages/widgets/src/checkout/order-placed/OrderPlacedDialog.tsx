import { useI18n } from '../../i18n';
import { OrderAmounts } from '../../order-summary';
import { useDiwan, useMoney } from '../../provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { checkIcon } from '../../ui/icon/icons/check';
import { Money } from '../../ui/money';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { DeliveryTime } from '../CheckoutSummary';
import type { CheckoutStep } from '../checkout-model';
import { phoneInText } from '../format-phone';
import { SummaryLines } from '../SummaryLines';
import * as styles from './OrderPlacedDialog.css';

export interface OrderPlacedDialogProps {
  step: CheckoutStep;
  /** Called however the dialog is closed: the cart is cleared and the visitor goes home (spec §4). */
  onClose: () => void;
}

/** The receipt: order number, lines, amounts. */
export function OrderPlacedDialog({ step, onClose }: OrderPlacedDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      open={step.name === 'placed'}
      onClose={onClose}
      variant="letter"
      title={t('checkout:success.title')}
      mark={
        <span className={styles.mark}>
          <Icon shape={checkIcon} size={24} />
        </span>
      }
      closeLabel={t('common:close')}
    >
      {step.name === 'placed' && <Receipt step={step} onClose={onClose} />}
    </Dialog>
  );
}

function Receipt({
  step: { order, phone },
  onClose,
}: {
  step: CheckoutStep & { name: 'placed' };
  onClose: () => void;
}) {
  const { t } = useI18n();
  const { money } = useMoney();
  const { paths } = useDiwan();
  return (
    <div className={styles.content}>
      {phone && (
        <p className={styles.callText}>{t('checkout:success.text', { phone: phoneInText(phone) })}</p>
      )}
      {order.number && (
        <p className={styles.number}>
          <span className={styles.numberTerm}>{t('checkout:success.order_number')}</span>
          <bdi dir="ltr" className={styles.numberValue}>
            {order.number}
          </bdi>
        </p>
      )}
      <section>
        <VisuallyHidden>
          <h3>{t('checkout:success.items')}</h3>
        </VisuallyHidden>
        <SummaryLines lines={order.lines} />
      </section>
      {order.totals && (
        <OrderAmounts
          totals={order.totals}
          showsTotal={false}
          shippingPending={t('checkout:summary.shipping_pick_zone')}
        />
      )}
      <p className={styles.due}>
        {t('checkout:success.amount_due')}{' '}
        <span className={styles.dueAmount}>
          <Money {...money(order.total)} />
        </span>
      </p>
      <DeliveryTime lines={order.lines} />
      <Button fullWidth onClick={onClose}>
        {t(paths.isInShop ? 'checkout:success.close' : 'common:close')}
      </Button>
    </div>
  );
}
