import { localized, type PurchaseMode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { type RefObject, useEffect, useState } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { bottomBarMark } from '../../../../foundation/theme';
import { ContentText } from '../../../../foundation/ui/ContentText';
import { classNames } from '../../../../foundation/ui/class-names';
import { AddToBasketButton } from '../../product/AddToBasketButton';
import { ShownPrice } from '../../product/ShownPrice';
import * as styles from './BuyBar.css';

/**
 * Whether an element has been scrolled past: it is above the viewport, or above its lower part. What is behind a sticky
 * header, as high as the element's `scroll-margin`, is above the viewport.
 * @param upperPart share of the viewport that counts as above it, in percent
 */
function useIsAbove(element: RefObject<HTMLElement | null>, upperPart = 0): boolean {
  const [isAbove, setIsAbove] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const header = Number.parseFloat(getComputedStyle(element.current).scrollMarginBlockStart) || 0;
    // Observes the viewport and everything below it: a jump from far below to far above then crosses one edge, not two.
    const observer = new IntersectionObserver(([entry]) => setIsAbove(entry?.isIntersecting === false), {
      rootMargin: `-${upperPart > 0 ? `${upperPart}%` : `${header}px`} 0px 100000px 0px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, upperPart]);
  return isAbove;
}

export interface BuyBarProps {
  product: Product;
  kind: PurchaseMode;
  /** "Add to cart" or "Add to price box" by default. */
  addLabel?: string | undefined;
  onAdd: () => void;
  /** The bar appears once this element has been scrolled past. */
  shownBelow: RefObject<HTMLElement | null>;
  /**
   * The bar hides when the content after this element fills the screen: on a partner's page that isn't about the
   * product.
   */
  shownWithin: RefObject<HTMLElement | null>;
}

/** Share of the screen below the product, in percent, at which the bar hides. */
const LEAVING = 50;

/** Price and button at the bottom of small screens, while the page's own button is scrolled out above. */
export function BuyBar({ product, kind, addLabel, onAdd, shownBelow, shownWithin }: BuyBarProps) {
  const { locale } = useI18n();
  const isPast = useIsAbove(shownWithin, LEAVING);
  const isShown = useIsAbove(shownBelow) && !isPast;
  return (
    <div className={classNames(styles.bar, isShown && styles.barShown, isShown && bottomBarMark)}>
      <p className={styles.text}>
        <span className={styles.name}>
          <ContentText text={localized(product, 'name', locale)} locale={locale} />
        </span>
        <ShownPrice product={product} />
      </p>
      <AddToBasketButton kind={kind} label={addLabel} onClick={onAdd} fullWidth />
    </div>
  );
}
