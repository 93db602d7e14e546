import { useState } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { InlineError } from '../../../foundation/ui/InlineError';
import type { UsedBasketLines } from '../lines/use-basket-lines';
import * as styles from './BasketHead.css';
import { ClearBasketDialog } from './ClearBasketDialog';

export interface BasketHeadProps {
  basket: UsedBasketLines;
  headingLevel: 1 | 2 | 3;
  subtitle?: string;
}

const texts = {
  cart: {
    title: 'cart:items_title',
    clear: 'cart:clear',
    question: 'cart:clear_confirm_title',
    unsaved: 'cart:unsaved',
  },
  'price-box': {
    title: 'priceBox:items_title',
    clear: 'priceBox:clear',
    question: 'priceBox:clear_confirm_title',
    unsaved: 'priceBox:unsaved',
  },
} as const;

/** The title with the item count, and the button that clears the basket. */
export function BasketHead({ basket, headingLevel, subtitle }: BasketHeadProps) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const { title, clear, question, unsaved } = texts[basket.kind];
  const clearLabel = t(clear);
  const { paths } = useDiwan();
  const codes = new Set(basket.availableLines.map(({ product }) => product.code));
  return (
    <div className={styles.head}>
      <Heading className={styles.title}>{t(title, { count: basket.itemCount })}</Heading>
      {codes.size > 1 && (
        <span className={styles.compare}>
          <Button variant="link" href={paths.compare([...codes])}>
            {t('common:compare')}
          </Button>
        </span>
      )}
      <Button variant="link" onClick={() => setIsAsking(true)}>
        {clearLabel}
      </Button>
      {basket.isUnsaved && (
        <div className={styles.row}>
          <InlineError announce>{t(unsaved)}</InlineError>
        </div>
      )}
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      <ClearBasketDialog
        title={t(question)}
        confirmLabel={clearLabel}
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
