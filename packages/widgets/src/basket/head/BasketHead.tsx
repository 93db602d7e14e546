import { useState } from 'react';
import { useI18n } from '../../i18n';
import { Button } from '../../ui/button';
import type { UsedBasketLines } from '../lines/use-basket-lines';
import * as styles from './BasketHead.css';
import { ClearBasketDialog } from './ClearBasketDialog';

export interface BasketHeadProps {
  basket: UsedBasketLines;
  headingLevel: 1 | 2 | 3;
  subtitle?: string;
}

const texts = {
  cart: { title: 'cart:items_title', clear: 'cart:clear' },
  'price-box': { title: 'priceBox:items_title', clear: 'priceBox:clear' },
} as const;

/** The title with the item count, and the button that clears the basket. */
export function BasketHead({ basket, headingLevel, subtitle }: BasketHeadProps) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const { title, clear } = texts[basket.kind];
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>{t(title, { count: basket.itemCount })}</Heading>
      <Button variant="link" onClick={() => setIsAsking(true)}>
        {t(clear)}
      </Button>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <ClearBasketDialog
        kind={basket.kind}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          basket.clear();
        }}
      />
    </div>
  );
}
