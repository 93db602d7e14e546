import { formatPercent, type OrderFigures } from '@diwan/sdk/commerce';
import { type ReactNode, useId } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { classNames } from '../../../foundation/ui/class-names';
import { Money } from '../../../foundation/ui/Money';
import { Spoken } from '../../../foundation/ui/Spoken';
import * as styles from './OrderSummary.css';

export interface OrderSummaryProps {
  headingLevel: 2 | 3 | 4;
  totals: OrderFigures;
  /** False if the total is shown separately below. */
  showsTotal?: boolean;
  /** Shown in place of the delivery fee until an area is chosen. */
  shippingPending: string;
  /** Between title and amounts: the order's lines, a promo code. */
  before?: ReactNode;
  /** Below the amounts. */
  children?: ReactNode;
}

/** The breakdown of an order's total (spec §9). Texts come from the `cart` namespace. */
export function OrderSummary({
  headingLevel,
  totals,
  showsTotal = true,
  shippingPending,
  before,
  children,
}: OrderSummaryProps) {
  const { t } = useI18n();
  const { amountInWords } = useMoney();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { savings } = totals;
  return (
    <section className={styles.summary} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {t('cart:summary.title')}
      </Heading>
      {before}
      <OrderAmounts totals={totals} showsTotal={showsTotal} shippingPending={shippingPending} />
      {savings > 0 && (
        <p className={styles.savings}>{t('cart:summary.you_save', { amount: amountInWords(savings) })}</p>
      )}
      {children}
    </section>
  );
}

/** The amounts that make up the total of an order. */
export function OrderAmounts({
  totals,
  showsTotal,
  shippingPending,
}: Pick<OrderSummaryProps, 'totals' | 'showsTotal' | 'shippingPending'>) {
  const { t, locale } = useI18n();
  const { money } = useMoney();
  const { subtotal, promo, couponDiscount, shippingFee, taxRate, tax, total } = totals;
  return (
    <dl className={styles.rows}>
      <Row label={t('cart:summary.subtotal')}>
        <Money {...money(subtotal)} />
      </Row>
      {promo.status === 'applied' && couponDiscount > 0 && (
        <Row label={t('cart:summary.coupon')} className={styles.discount}>
          <span aria-hidden="true">−</span>
          <Money {...money(couponDiscount)} />
        </Row>
      )}
      <Row label={t('cart:summary.shipping')}>
        {shippingFee === null && <span>{shippingPending}</span>}
        {shippingFee === 0 && <span>{t('cart:summary.free_shipping')}</span>}
        {shippingFee !== null && shippingFee > 0 && <Money {...money(shippingFee)} />}
      </Row>
      {taxRate > 0 && (
        <Row
          label={
            <Spoken text={t('cart:summary.tax', { percent: t('common:percent', { value: taxRate * 100 }) })}>
              {t('cart:summary.tax', { percent: formatPercent(taxRate * 100, locale) })}
            </Spoken>
          }
        >
          <Money {...money(tax)} />
        </Row>
      )}
      {showsTotal && (
        <Row label={t('cart:summary.total')} className={styles.total}>
          <Money {...money(total)} />
        </Row>
      )}
    </dl>
  );
}

function Row({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.row, className)}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
