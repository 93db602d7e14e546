import { itemCount } from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../../foundation/i18n';
import { useAnnouncement } from '../../../../foundation/ui/Announcer';
import { Button } from '../../../../foundation/ui/Button';
import * as styles from './quote-form.css';
import type { QueuedQuote } from './quote-outbox-model';
import type { Quote } from './use-quote';

export interface QuoteNoticesProps {
  /** The requests waiting to be sent, from `useQuote`. */
  quote: Pick<Quote, 'queued' | 'focusedKey' | 'takeBack' | 'dismiss'>;
  /** Whether the box has pieces, which aren't part of these requests. */
  hasPieces: boolean;
  /** Level of its heading: `2` is an `<h2>`. */
  headingLevel: 2 | 3 | 4;
}

/** Requests waiting for a connection, and their results. */
export function QuoteNotices({ quote, hasPieces, headingLevel }: QuoteNoticesProps) {
  const { queued, focusedKey, takeBack, dismiss } = quote;
  if (queued.length === 0) return null;
  return (
    <ul className={styles.list}>
      {queued.map((one) => (
        <li key={one.key} className={styles.notice}>
          <Notice
            quote={one}
            hasPieces={hasPieces}
            headingLevel={headingLevel}
            takesFocus={one.key === focusedKey}
          />
          <NoticeAction quote={one} onCancel={() => takeBack(one)} onDismiss={() => dismiss(one.key)} />
        </li>
      ))}
    </ul>
  );
}

function Notice({
  quote,
  hasPieces,
  headingLevel,
  takesFocus,
}: {
  quote: QueuedQuote;
  hasPieces: boolean;
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
  useAnnouncement(`${title} ${text}`);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {/* Above another request's form, it must not seem to be about that one. */}
        {hasPieces && quote.status === 'sent' ? t('priceBox:success.earlier') : title}
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
