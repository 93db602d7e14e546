import { itemCount } from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../i18n';
import { Button } from '../../ui/button';
import * as styles from './QueuedQuotes.css';
import type { QueuedQuote } from './quote-outbox-model';

export interface QueuedQuotesProps {
  quotes: readonly QueuedQuote[];
  headingLevel: 2 | 3 | 4;
  /** Of the request that has just left the form: its notice takes the focus that was there. */
  focusedKey: string | undefined;
  /** The visitor takes a request back, to drop or to edit it. */
  onCancel: (quote: QueuedQuote) => void;
  onDismiss: (key: string) => void;
}

/** Requests that wait for the connection, and what became of them. */
export function QueuedQuotes({ quotes, headingLevel, focusedKey, onCancel, onDismiss }: QueuedQuotesProps) {
  if (quotes.length === 0) return null;
  return (
    <ul className={styles.list}>
      {quotes.map((quote) => (
        <li key={quote.key} className={styles.notice}>
          <Notice quote={quote} headingLevel={headingLevel} takesFocus={quote.key === focusedKey} />
          <NoticeAction
            quote={quote}
            onCancel={() => onCancel(quote)}
            onDismiss={() => onDismiss(quote.key)}
          />
        </li>
      ))}
    </ul>
  );
}

function Notice({
  quote,
  headingLevel,
  takesFocus,
}: {
  quote: QueuedQuote;
  headingLevel: 2 | 3 | 4;
  takesFocus: boolean;
}) {
  const { t } = useI18n();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Heading = `h${headingLevel}` as const;
  const { name, email } = quote.contact;
  const texts = {
    waiting: [t('priceBox:waiting.title'), t('priceBox:waiting.text', { count: itemCount(quote.lines) })],
    refused: [t('priceBox:refused.title'), t('priceBox:refused.text')],
    sent: [t('priceBox:success.title'), t('priceBox:success.text', { name, email })],
  } as const;
  const [title, text] = texts[quote.status];
  return (
    <div role="status">
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.body}>{text}</p>
    </div>
  );
}

function NoticeAction({
  quote: { status },
  onCancel,
  onDismiss,
}: {
  quote: QueuedQuote;
  onCancel: () => void;
  onDismiss: () => void;
}) {
  const { t } = useI18n();
  const [label, act] = {
    waiting: [t('priceBox:waiting.cancel'), onCancel] as const,
    refused: [t('priceBox:refused.edit'), onCancel] as const,
    sent: [t('common:close'), onDismiss] as const,
  }[status];
  return (
    <Button variant="link" onClick={act}>
      {label}
    </Button>
  );
}
