import type { OrderFigures } from '@diwan/sdk/commerce';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { Money } from '../../../foundation/ui/Money';
import { SubmitButton } from '../../../foundation/ui/SubmitButton';
import { useBasketLink } from '../../basket/link/use-basket-link';
import * as checkoutStyles from '../Checkout.css';
import * as styles from './PriceChangedNotice.css';

export interface ConfirmNewTotalProps {
  /** The figures that the visitor saw before. */
  before: OrderFigures;
  totals: OrderFigures;
  isSending: boolean;
}

/** Replaces the order button: shows both totals and asks for confirmation. */
export function ConfirmNewTotal({ before, totals, isSending }: ConfirmNewTotalProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  const cartLink = useBasketLink('cart', paths.cart);
  const { money } = useMoney(totals);
  const { money: moneyBefore } = useMoney(before);
  return (
    <>
      <dl className={styles.totals}>
        <div className={styles.total}>
          <dt className={styles.term}>{t('checkout:price_changed.previous')}</dt>
          <dd className={styles.previous}>
            <del>
              <Money {...moneyBefore(before.total)} />
            </del>
          </dd>
        </div>
        <div className={styles.total}>
          <dt className={styles.term}>{t('checkout:price_changed.new')}</dt>
          <dd className={styles.next}>
            <Money {...money(totals.total)} />
          </dd>
        </div>
      </dl>
      <div className={checkoutStyles.actions}>
        <SubmitButton busy={isSending} busyLabel={t('checkout:placing_order')}>
          {t('checkout:price_changed.confirm')}
        </SubmitButton>
        {cartLink && (
          <Button variant="outline" {...cartLink}>
            {t('checkout:price_changed.review')}
          </Button>
        )}
      </div>
    </>
  );
}
