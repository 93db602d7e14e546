import { MAX_HANDOVER_LINES, orderTotals, pricedLines } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { useSignalValue } from '../../../foundation/signals/use-signal-value';
import { bottomBarMark } from '../../../foundation/theme';
import { useAnnouncement } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { classNames } from '../../../foundation/ui/class-names';
import { InlineError } from '../../../foundation/ui/InlineError';
import { Money } from '../../../foundation/ui/Money';
import { EmptyBasket } from '../EmptyBasket';
import { BasketHead } from '../head/BasketHead';
import { BasketLines } from '../lines/BasketLines';
import { type UsedBasketLines, useBasketLines } from '../lines/use-basket-lines';
import { useBasketLink } from '../link/use-basket-link';
import { OrderSummary } from '../order-summary/OrderSummary';
import { promoStoreOf } from '../promo/promo-store';
import { UnreadBasket } from '../skeleton/UnreadBasket';
import { useBasketFocus } from '../use-basket-focus';
import * as styles from './Cart.css';

export interface CartProps {
  /** URL of the checkout; defaults to the shop's. On other sites, links to the shop carry the cart's contents. */
  checkoutHref?: string;
  /** A field for the promo code: `<PromoField />`. */
  promoField?: ReactNode;
  /** `1` if the cart is the page's main content; by default it is one part of a page. */
  headingLevel?: 1 | 2 | 3;
}

const nextLevel = { 1: 2, 2: 3, 3: 4 } as const;

/** The visitor's cart (spec §4 «Cart»). */
export function Cart(props: CartProps) {
  const basket = useBasketLines('cart');
  const region = useBasketFocus();
  return (
    <div ref={region}>
      {basket.isRestored ? (
        <RestoredCart {...props} basket={basket} />
      ) : (
        <UnreadBasket kind="cart" headingLevel={props.headingLevel ?? 2} />
      )}
    </div>
  );
}

function RestoredCart({
  basket,
  checkoutHref,
  promoField,
  headingLevel = 2,
}: CartProps & { basket: UsedBasketLines }) {
  const { settings, paths, stores } = useDiwan();
  const { t } = useI18n();
  const { money, amountInWords } = useMoney();
  const promo = useSignalValue(promoStoreOf(stores).promo);
  const subheadingLevel = nextLevel[headingLevel];
  const totals = orderTotals({ lines: pricedLines(basket.availableLines), promo, settings });
  useAnnouncement(
    basket.lines.length > 0 ? `${t('cart:summary.total')}: ${amountInWords(totals.total)}` : '',
  );
  const checkoutLink = useBasketLink('cart', checkoutHref ?? paths.checkout);

  if (basket.lines.length === 0) {
    return (
      <>
        {basket.entries.length > 0 && <BasketLines basket={basket} headingLevel={subheadingLevel} />}
        <EmptyBasket kind="cart" headingLevel={headingLevel} />
      </>
    );
  }

  const checkout =
    basket.availableLines.length > 0 &&
    (checkoutLink ? (
      <Button {...checkoutLink} fullWidth>
        {t('cart:checkout')}
      </Button>
    ) : (
      <InlineError>{t('cart:too_many_lines', { max: MAX_HANDOVER_LINES })}</InlineError>
    ));
  return (
    <>
      <div className={styles.cart}>
        <div className={styles.head}>
          <BasketHead basket={basket} headingLevel={headingLevel} />
        </div>
        <div className={styles.lines}>
          <BasketLines basket={basket} headingLevel={subheadingLevel} />
        </div>
        <div className={styles.summary}>
          <OrderSummary
            headingLevel={subheadingLevel}
            totals={totals}
            shippingPending={t('cart:summary.shipping_at_checkout')}
            before={promoField}
          >
            {checkout && <div className={styles.checkout}>{checkout}</div>}
            <p className={styles.note}>{t('cart:secure_note')}</p>
            <p>
              <Button variant="link" href={paths.products}>
                {t('cart:continue')}
              </Button>
            </p>
          </OrderSummary>
        </div>
      </div>
      {checkout && (
        <div className={classNames(styles.bar, bottomBarMark)}>
          <p className={styles.barTotal}>
            <span>{t('cart:summary.total')}</span>
            <strong className={styles.barAmount}>
              <Money {...money(totals.total)} />
            </strong>
          </p>
          {checkout}
        </div>
      )}
    </>
  );
}
