import { formatDate } from '@diwan/sdk/commerce';
import { useEffect } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { InCurrency, useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import { Icon } from '../../../foundation/ui/Icon';
import { checkIcon } from '../../../foundation/ui/icons';
import { Money } from '../../../foundation/ui/Money';
import { Spoken } from '../../../foundation/ui/Spoken';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import { OrderAmounts } from '../../basket/order-summary/OrderSummary';
import { DeliveryTime } from '../CheckoutSummary';
import type { CheckoutPhone, PlacedOrder } from '../checkout-record-store';
import { phoneInText, spokenDigits } from '../format-phone';
import { SummaryLines } from '../SummaryLines';
import { DeliveryAddress } from './DeliveryAddress';
import * as styles from './OrderPlacedDialog.css';
import { placedText } from './placed-text';

export interface OrderPlacedDialogProps {
  /** The order, and the phone the shop calls; null closes the dialog. */
  placed: { readonly order: PlacedOrder; readonly phone: CheckoutPhone | null } | null;
  /** Whether closing it ends the checkout: the cart is cleared and the visitor goes home (spec §4). */
  endsCheckout?: boolean;
  /** Called however the dialog is closed. */
  onClose: () => void;
}

/** The receipt: order number, lines, amounts. */
export function OrderPlacedDialog({ placed, endsCheckout = false, onClose }: OrderPlacedDialogProps) {
  const { t } = useI18n();
  useTitle(placed ? placedText(t, placed.order) : undefined);
  return (
    <Dialog
      open={placed !== null}
      onClose={onClose}
      variant="letter"
      title={t('checkout:success.title')}
      mark={
        <span className={styles.mark}>
          <Icon shape={checkIcon} size={24} />
        </span>
      }
      closeLabel={t('common:close')}
      announcement={
        placed?.order.number
          ? `${t('checkout:success.order_number')}: ${spokenDigits(placed.order.number)}`
          : undefined
      }
    >
      {placed && (
        <InCurrency currency={placed.order.totals?.currency}>
          <Receipt {...placed} endsCheckout={endsCheckout} onClose={onClose} />
        </InCurrency>
      )}
    </Dialog>
  );
}

/** Names the page in the browser's tabs and history while the receipt is open. */
function useTitle(title: string | undefined) {
  const { isInShop } = useDiwan().paths;
  useEffect(() => {
    if (title === undefined || !isInShop) return;
    const { title: before } = document;
    document.title = title;
    return () => {
      // The next page may have set its own.
      if (document.title === title) document.title = before;
    };
  }, [title, isInShop]);
}

type ReceiptProps = NonNullable<OrderPlacedDialogProps['placed']> &
  Required<Pick<OrderPlacedDialogProps, 'endsCheckout' | 'onClose'>>;

function Receipt({ order, phone, endsCheckout, onClose }: ReceiptProps) {
  const { placedAt } = order;
  const { t, locale } = useI18n();
  const { money } = useMoney();
  const { paths, settings } = useDiwan();
  const facts = [
    [
      t('checkout:success.order_number'),
      order.number && (
        <Spoken text={spokenDigits(order.number)}>
          <bdi dir="ltr" translate="no">
            {order.number}
          </bdi>
        </Spoken>
      ),
    ],
    [t('checkout:success.date'), placedAt && formatDate(placedAt, locale, settings.time_zone)],
  ] as const;
  return (
    <div className={styles.content}>
      {phone && (
        <p className={styles.callText}>{t('checkout:success.text', { phone: phoneInText(phone) })}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className={styles.fact}>
                <dt className={styles.factTerm}>{term}</dt>
                <dd className={styles.factValue}>{value}</dd>
              </div>
            ),
        )}
      </dl>
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
        <span>{t('checkout:success.amount_due')}</span>{' '}
        <span className={styles.dueAmount}>
          <Money {...money(order.total)} />
        </span>
      </p>
      {order.delivery && <DeliveryAddress delivery={order.delivery} />}
      <DeliveryTime lines={order.lines} />
      <div className={styles.actions}>
        <Button fullWidth onClick={onClose}>
          {t(endsCheckout && paths.isInShop ? 'checkout:success.close' : 'common:close')}
        </Button>
        <Button variant="link" onClick={() => window.print()}>
          {t('checkout:success.print')}
        </Button>
      </div>
    </div>
  );
}
