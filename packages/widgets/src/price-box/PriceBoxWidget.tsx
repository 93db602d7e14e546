import type { ReactNode } from 'react';
import { BasketHead, BasketLines, BasketSkeleton, EmptyBasket, useBasketLines } from '../basket';
import { useI18n } from '../i18n';
import * as styles from './PriceBoxWidget.css';

export interface PriceBoxWidgetProps {
  /** `1` where the price box is all the page has; by default it is a part of somebody's page. */
  headingLevel?: 1 | 2 | 3;
  /** Beside the lines: the form that sends them. */
  request?: ReactNode;
}

const nextLevel = { 1: 2, 2: 3, 3: 4 } as const;

/** The pieces a visitor wants a price for, with what was chosen about each (spec §4 «Price box»). */
export function PriceBoxWidget({ headingLevel = 2, request }: PriceBoxWidgetProps) {
  const { t } = useI18n();
  const basket = useBasketLines('price-box');
  const subheadingLevel = nextLevel[headingLevel];

  if (!basket.isRestored) return <BasketSkeleton />;
  const lines = basket.entries.length > 0 && <BasketLines basket={basket} headingLevel={subheadingLevel} />;
  if (basket.lines.length === 0) {
    return (
      <>
        {lines}
        <EmptyBasket kind="price-box" headingLevel={headingLevel} takesFocus={basket.isCleared} />
      </>
    );
  }
  return (
    <div className={styles.priceBox}>
      <BasketHead basket={basket} headingLevel={headingLevel} subtitle={t('priceBox:subtitle')} />
      {request ? (
        <div className={styles.columns}>
          {lines}
          <div className={styles.request}>{request}</div>
        </div>
      ) : (
        lines
      )}
    </div>
  );
}
