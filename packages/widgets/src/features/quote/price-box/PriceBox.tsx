import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { printIcon } from '../../../foundation/ui/icons';
import { EmptyBasket } from '../../basket/EmptyBasket';
import { BasketHead } from '../../basket/head/BasketHead';
import { BasketLines } from '../../basket/lines/BasketLines';
import { useBasketLines } from '../../basket/lines/use-basket-lines';
import { useBasketLink } from '../../basket/link/use-basket-link';
import { UnreadBasket } from '../../basket/skeleton/UnreadBasket';
import { useBasketFocus } from '../../basket/use-basket-focus';
import * as styles from './PriceBox.css';
import { PriceBoxTotals } from './PriceBoxTotals';
import { quoteFigures } from './quote-figures';
import { QuoteNotices } from './quote-form/QuoteNotices';
import { QuoteRequestForm } from './quote-form/QuoteRequestForm';
import { SentQuote } from './quote-form/SentQuote';
import { useQuote } from './quote-form/use-quote';

export interface PriceBoxProps {
  /** `1` if the price box is the page's main content; by default it is one part of a page. */
  headingLevel?: 1 | 2 | 3;
  /** Called when the shop has received the request. */
  onSent?: () => void;
}

const nextLevel = { 1: 2, 2: 3, 3: 4 } as const;

/** Pieces to be quoted, and the form that requests the quote (spec §4 «Price box»). */
export function PriceBox({ headingLevel = 2, onSent }: PriceBoxProps) {
  const { t } = useI18n();
  const { settings, paths } = useDiwan();
  const basket = useBasketLines('price-box');
  const sheetLink = useBasketLink('price-box', paths.quoteSheet);
  const quote = useQuote(onSent);
  const region = useBasketFocus();
  const subheadingLevel = nextLevel[headingLevel];

  if (!basket.isRestored) {
    return (
      <div ref={region}>
        <UnreadBasket kind="price-box" headingLevel={headingLevel} />
      </div>
    );
  }
  const hasPieces = basket.lines.length > 0;
  if (quote.sentBy && !hasPieces) return <SentQuote contact={quote.sentBy} headingLevel={headingLevel} />;

  const queued = <QuoteNotices quote={quote} hasPieces={hasPieces} headingLevel={subheadingLevel} />;
  const lines = basket.entries.length > 0 && <BasketLines basket={basket} headingLevel={subheadingLevel} />;
  if (!hasPieces) {
    return (
      <div ref={region} className={styles.priceBox}>
        {queued}
        {lines}
        <EmptyBasket kind="price-box" headingLevel={headingLevel} />
      </div>
    );
  }
  const { availableLines } = basket;
  const { key, ...form } = quote.form;
  return (
    <div ref={region} className={styles.priceBox}>
      <BasketHead basket={basket} headingLevel={headingLevel} subtitle={t('priceBox:subtitle')} />
      {queued}
      <div className={styles.columns}>
        <div>
          {lines}
          <PriceBoxTotals figures={quoteFigures(availableLines, settings)} />
        </div>
        {availableLines.length > 0 && (
          <div className={styles.request}>
            <QuoteRequestForm key={key} headingLevel={subheadingLevel} lines={availableLines} {...form} />
            {sheetLink && (
              <p className={styles.print}>
                <Button variant="link" iconStart={printIcon} {...sheetLink}>
                  {t('priceBox:sheet.print')}
                </Button>
              </p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
