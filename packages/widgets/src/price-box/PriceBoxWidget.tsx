import { useMemo, useState } from 'react';
import {
  BasketHead,
  BasketLines,
  BasketSkeleton,
  EmptyBasket,
  useBasketLines,
  useBasketLink,
} from '../basket';
import { FormThanks } from '../forms/FormThanks';
import { useI18n } from '../i18n';
import { useDiwan, useIdempotencyKeys } from '../provider';
import { Button } from '../ui/button';
import { printIcon } from '../ui/icon/icons/print';
import { PriceBoxTotals } from './PriceBoxTotals';
import * as styles from './PriceBoxWidget.css';
import { quoteFigures } from './quote-figures';
import { QueuedQuotes } from './quote-form/QueuedQuotes';
import { QuoteForm } from './quote-form/QuoteForm';
import { emptyQuoteDraft, readQuoteDraft, writeQuoteDraft } from './quote-form/quote-draft-store';
import { type QueuedQuote, quoteContent } from './quote-form/quote-outbox-model';
import type { QuoteOutcome, QuoteValues } from './quote-form/use-quote-form';
import { quoteApi, useQuoteOutbox } from './quote-form/use-quote-outbox';

export interface PriceBoxWidgetProps {
  /** `1` where the price box is all the page has; by default it is one part of a page. */
  headingLevel?: 1 | 2 | 3;
}

const nextLevel = { 1: 2, 2: 3, 3: 4 } as const;

/** The pieces a visitor wants a price for, and the form that asks for it (spec §4 «Price box»). */
export function PriceBoxWidget({ headingLevel = 2 }: PriceBoxWidgetProps) {
  const { t } = useI18n();
  const { stores, settings, paths } = useDiwan();
  const basket = useBasketLines('price-box');
  const outbox = useQuoteOutbox();
  const sheetLink = useBasketLink('price-box', paths.quoteSheet);
  const [outcome, setOutcome] = useState<QuoteOutcome>();
  // Survives the form, which is gone while the box is empty: undoing that brings the details back too.
  const [draft, setDraft] = useState<{ values?: QuoteValues; takenBack: number }>({ takenBack: 0 });
  const { isRestored } = basket;
  const stored = useMemo(
    () => (isRestored ? readQuoteDraft(stores.storage) : emptyQuoteDraft),
    [isRestored, stores],
  );
  const keys = useIdempotencyKeys();
  const subheadingLevel = nextLevel[headingLevel];

  if (!basket.isRestored) return <BasketSkeleton />;
  if (outcome?.type === 'sent') {
    return (
      <div className={styles.thanks}>
        <FormThanks
          headingLevel={headingLevel}
          title={t('priceBox:success.title')}
          text={t('priceBox:success.text', { name: outcome.contact.name, email: outcome.contact.email })}
          action={<Button href={paths.products}>{t('priceBox:success.continue')}</Button>}
        />
      </div>
    );
  }

  /** Puts the pieces of a request back, and its details into the form. */
  const takeBack = async ({ key }: QueuedQuote) => {
    const quote = await outbox.cancel(key);
    if (!quote) return;
    // It may have arrived without the shop's word of it: sent again as it was, it is the same request.
    keys.assign(quoteContent(quote), key);
    for (const { product, quantity, customization } of quote.lines)
      stores.priceBox.add(product, { quantity, customization });
    setDraft(({ takenBack }) => ({
      values: { ...quote.contact, notes: quote.notes },
      takenBack: takenBack + 1,
    }));
    stores.toasts.show(t('priceBox:waiting.cancelled'), { delay: 0 });
  };

  const queued = (
    <QueuedQuotes
      quotes={outbox.quotes}
      headingLevel={subheadingLevel}
      focusedKey={outcome?.key}
      onCancel={takeBack}
      onDismiss={outbox.dismiss}
    />
  );
  const lines = basket.entries.length > 0 && <BasketLines basket={basket} headingLevel={subheadingLevel} />;
  if (basket.lines.length === 0) {
    return (
      <div className={styles.priceBox}>
        {queued}
        {lines}
        <EmptyBasket kind="price-box" headingLevel={headingLevel} takesFocus={basket.isCleared} />
      </div>
    );
  }
  const { availableLines } = basket;
  return (
    <div className={styles.priceBox}>
      <BasketHead basket={basket} headingLevel={headingLevel} subtitle={t('priceBox:subtitle')} />
      {queued}
      <div className={styles.columns}>
        <div>
          {lines}
          <PriceBoxTotals figures={quoteFigures(availableLines, settings)} />
        </div>
        {availableLines.length > 0 && (
          <div className={styles.request}>
            <QuoteForm
              // The details of a request that was taken back are the form's first ones.
              key={draft.takenBack}
              headingLevel={subheadingLevel}
              lines={availableLines}
              outbox={outbox}
              initialValues={draft.values ?? stored}
              keys={keys}
              onChange={(values) => {
                writeQuoteDraft(stores.storage, values);
                setDraft((current) => ({ ...current, values }));
              }}
              onDone={(done) => {
                writeQuoteDraft(stores.storage, emptyQuoteDraft);
                setOutcome(done);
              }}
            />
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

PriceBoxWidget.resources = quoteApi.resources;
