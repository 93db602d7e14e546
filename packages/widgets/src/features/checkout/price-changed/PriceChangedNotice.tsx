import { formatPercent, localized, type OrderFigures } from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import { useMoney } from '../../../foundation/format/use-money';
import { useI18n } from '../../../foundation/i18n';
import { useAnnounce } from '../../../foundation/ui/Announcer';
import { Icon } from '../../../foundation/ui/Icon';
import { alertIcon } from '../../../foundation/ui/icons';
import { Money } from '../../../foundation/ui/Money';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';
import type { PriceChange } from '../figures-model';
import * as styles from './PriceChangedNotice.css';

/** A figure of an order that is no longer what the visitor saw. */
interface FigureChange {
  readonly figure: 'subtotal' | 'couponDiscount' | 'shippingFee' | 'tax' | 'total';
  readonly before: number;
  readonly now: number;
}

const FIGURES = ['subtotal', 'couponDiscount', 'shippingFee', 'tax', 'total'] as const;

/** The figures that changed, in the order of the summary; all of them if the currency did. */
function figureChanges(before: OrderFigures, now: OrderFigures): FigureChange[] {
  return FIGURES.map((figure) => ({ figure, before: before[figure] ?? 0, now: now[figure] ?? 0 })).filter(
    (change) =>
      before.currency === now.currency
        ? change.before !== change.now
        : change.figure === 'total' || change.before > 0 || change.now > 0,
  );
}

export interface PriceChangedNoticeProps {
  change: PriceChange;
  /** The figures to confirm. */
  totals: OrderFigures;
}

/** Says that nothing was ordered because figures changed, and lists each: before and now. */
export function PriceChangedNotice({ change, totals }: PriceChangedNoticeProps) {
  const { t } = useI18n();
  const { before } = change;
  const money = { before: useMoney(before), now: useMoney(totals) };
  const title = useRef<HTMLParagraphElement>(null);
  // The focus has the title read out, the announcement the rest.
  useEffect(() => title.current?.focus(), []);

  const changes = figureChanges(before, totals);
  const label = useFigureLabel(totals);
  const reason = useReason(change, totals, changes);
  const inWords = (one: FigureChange) =>
    t('checkout:price_changed.from_to', {
      before: money.before.amountInWords(one.before),
      after: money.now.amountInWords(one.now),
    });
  const announce = useAnnounce();
  const text = [reason, ...changes.map((one) => `${label(one)}: ${inWords(one)}.`)].join(' ');
  useEffect(() => announce(text), [announce, text]);

  return (
    <div className={styles.notice}>
      <Icon shape={alertIcon} size={24} />
      <div className={styles.content}>
        <p ref={title} tabIndex={-1} className={styles.title}>
          {t('checkout:price_changed.title')}
        </p>
        <p className={styles.reason}>{reason}</p>
        {/* The total stands above the button that confirms it. */}
        <dl className={styles.changes}>
          {changes
            .filter(({ figure }) => figure !== 'total')
            .map((one) => (
              <div key={one.figure} className={styles.change}>
                <dt>{label(one)}</dt>
                <dd className={styles.amounts}>
                  <VisuallyHidden>{inWords(one)}</VisuallyHidden>
                  <del aria-hidden="true">
                    <Money {...money.before.money(one.before)} />
                  </del>
                  <span aria-hidden="true">
                    <Money {...money.now.money(one.now)} />
                  </span>
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </div>
  );
}

/** Names a figure as the summary does. */
function useFigureLabel({ taxRate }: OrderFigures): (change: FigureChange) => string {
  const { t, locale } = useI18n();
  return ({ figure }) => {
    switch (figure) {
      case 'subtotal':
        return t('cart:summary.subtotal');
      case 'couponDiscount':
        return t('cart:summary.coupon');
      case 'shippingFee':
        return t('cart:summary.shipping');
      case 'tax':
        return t('cart:summary.tax', { percent: formatPercent(taxRate * 100, locale) });
      case 'total':
        return t('cart:summary.total');
    }
  };
}

/** The cause of the changes, in a sentence. */
function useReason(
  { before, changedLines }: PriceChange,
  totals: OrderFigures,
  changes: readonly FigureChange[],
): string {
  const { t, locale } = useI18n();
  const [line, ...more] = changedLines;
  const isChanged = (figure: FigureChange['figure']) => changes.some((one) => one.figure === figure);
  if (before.currency !== totals.currency) return t('checkout:price_changed.currency');
  if (line && more.length === 0)
    return t('checkout:price_changed.price', { name: localized(line.product, 'name', locale) });
  if (line) return t('checkout:price_changed.prices');
  if (isChanged('couponDiscount')) return t('checkout:price_changed.promo');
  if (isChanged('shippingFee')) return t('checkout:price_changed.fee');
  if (before.taxRate !== totals.taxRate) return t('checkout:price_changed.tax');
  return t('checkout:price_changed.other');
}
