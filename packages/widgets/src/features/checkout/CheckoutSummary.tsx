import { type BasketLine, type BasketLines, localized, orderDeliveryDays } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { useDays } from '../../foundation/format/use-days';
import { useMoney } from '../../foundation/format/use-money';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { Icon } from '../../foundation/ui/Icon';
import { InlineError } from '../../foundation/ui/InlineError';
import { truckIcon } from '../../foundation/ui/icons';
import { Money } from '../../foundation/ui/Money';
import { Spoken } from '../../foundation/ui/Spoken';
import { OrderSummary } from '../basket/order-summary/OrderSummary';
import * as styles from './Checkout.css';
import { PriceChangedNotice } from './price-changed/PriceChangedNotice';
import { SummaryLines } from './SummaryLines';
import type { CheckoutState } from './use-checkout';

export interface CheckoutSummaryProps {
  checkout: CheckoutState;
  headingLevel: 2 | 3;
  /** Lines whose product is gone. */
  goneLines: readonly BasketLine[];
  promoField?: ReactNode;
  /** Controls to confirm and order. */
  children?: ReactNode;
}

/** The order's lines and costs; sticky on large screens. */
export function CheckoutSummary(props: CheckoutSummaryProps) {
  const { checkout, headingLevel, goneLines, promoField, children } = props;
  const { t, locale } = useI18n();
  const { lines, totals, priceChange } = checkout;
  return (
    <div className={styles.aside}>
      <OrderSummary
        headingLevel={headingLevel}
        totals={totals}
        showsTotal={!priceChange}
        shippingPending={t('checkout:summary.shipping_pick_zone')}
        before={
          <>
            {priceChange && <PriceChangedNotice change={priceChange} totals={totals} />}
            {goneLines.map(({ id, product }) => (
              <InlineError key={id}>
                {t('checkout:line_gone', { name: localized(product, 'name', locale) })}
              </InlineError>
            ))}
            <div className={priceChange ? undefined : styles.desktopOnly}>
              <SummaryLines lines={lines} changedLines={priceChange?.changedLines ?? []} />
            </div>
            {promoField}
          </>
        }
      >
        {children}
        <DeliveryTime lines={lines} />
      </OrderSummary>
    </div>
  );
}

/** The same lines above the form, collapsed, with the total visible: for smaller screens. */
export function CheckoutFold({ checkout }: Pick<CheckoutSummaryProps, 'checkout'>) {
  const { t } = useI18n();
  const { money } = useMoney();
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>
        <span className={styles.foldLabel}>{t('checkout:summary.show')}</span>
        <span className={styles.foldTotal}>
          <Money {...money(checkout.totals.total)} />
        </span>
      </summary>
      <SummaryLines lines={checkout.lines} />
    </details>
  );
}

/** The longest delivery time that applies (spec §9; made-to-order pieces take longer). */
export function DeliveryTime({ lines }: { lines: BasketLines }) {
  const { t } = useI18n();
  const { settings } = useDiwan();
  const inWords = useDays();
  const days = orderDeliveryDays(lines, settings);
  return (
    <p className={styles.delivery}>
      <Icon shape={truckIcon} />
      <span>
        <Spoken text={t('checkout:delivery_time', { days: inWords(days, 'spoken') })}>
          {t('checkout:delivery_time', { days: inWords(days) })}
        </Spoken>
      </span>
    </p>
  );
}
