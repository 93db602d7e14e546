import { useDiwan } from '../../../foundation/provider';
import { EmptyBasket } from '../../basket/EmptyBasket';
import { BasketLines } from '../../basket/lines/BasketLines';
import { useBasketLines } from '../../basket/lines/use-basket-lines';
import { BasketSkeleton } from '../../basket/skeleton/BasketSkeleton';
import * as styles from './PriceBox.css';
import { PriceBoxTotals } from './PriceBoxTotals';
import { quoteFigures } from './quote-figures';
import { QuoteNotices } from './quote-form/QuoteNotices';
import { QuoteRequestForm } from './quote-form/QuoteRequestForm';
import { SentQuote } from './quote-form/SentQuote';
import { useQuote } from './quote-form/use-quote';

export interface QuoteFormProps {
  /** Level of its heading: `2` is an `<h2>`. */
  headingLevel?: 2 | 3;
  /** Called when the shop has received the request. */
  onSent?: () => void;
}

const nextLevel = { 2: 3, 3: 4 } as const;

/** The quote form with the price box's pieces inside: a price box in one narrow column. */
export function QuoteForm({ headingLevel = 2, onSent }: QuoteFormProps) {
  const { settings } = useDiwan();
  const basket = useBasketLines('price-box');
  const quote = useQuote(onSent);
  const subheadingLevel = nextLevel[headingLevel];

  if (!basket.isRestored) return <BasketSkeleton kind="price-box" />;
  const hasPieces = basket.lines.length > 0;
  if (quote.sentBy && !hasPieces) return <SentQuote contact={quote.sentBy} headingLevel={headingLevel} />;

  const { availableLines } = basket;
  const pieces = basket.entries.length > 0 && (
    <div>
      <BasketLines basket={basket} headingLevel={subheadingLevel} />
      <PriceBoxTotals figures={quoteFigures(availableLines, settings)} />
    </div>
  );
  const { key, ...form } = quote.form;
  return (
    <div className={styles.priceBox}>
      <QuoteNotices quote={quote} hasPieces={hasPieces} headingLevel={subheadingLevel} />
      {availableLines.length > 0 ? (
        <QuoteRequestForm key={key} headingLevel={headingLevel} lines={availableLines} {...form}>
          {pieces}
        </QuoteRequestForm>
      ) : (
        pieces
      )}
      {!hasPieces && <EmptyBasket kind="price-box" headingLevel={headingLevel} />}
    </div>
  );
}
