import { boxCode, quoteDetails } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { EmptyState } from '../../../foundation/ui/EmptyState';
import { EmptyBasket } from '../../basket/EmptyBasket';
import { useBasketLines } from '../../basket/lines/use-basket-lines';
import { BasketSkeleton } from '../../basket/skeleton/BasketSkeleton';
import * as styles from './QuoteSheet.css';
import { SheetPaper } from './SheetPaper';
import { useBothLanguages } from './use-both-languages';

export interface QuoteSheetProps {
  /** The shop's name or logo; rendered once in each language. */
  letterhead?: ReactNode;
}

/** The price box as a printable sheet in both languages, with a QR code that opens it on another device. */
export function QuoteSheet({ letterhead }: QuoteSheetProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  const { isRestored, availableLines } = useBasketLines('price-box');
  const languages = useBothLanguages();

  if (languages.status === 'failed')
    return (
      <EmptyState
        headingLevel={1}
        title={languages.error}
        action={<Button onClick={languages.retry}>{t('common:retry')}</Button>}
      />
    );
  if (!isRestored || languages.status !== 'ready') return <BasketSkeleton kind="price-box" />;
  if (availableLines.length === 0) return <EmptyBasket kind="price-box" headingLevel={1} />;
  const code = boxCode(quoteDetails(availableLines));
  return (
    <div className={styles.desk}>
      <div className={styles.toolbar}>
        <Button variant="link" href={paths.priceBox}>
          {t('priceBox:sheet.back')}
        </Button>
        <Button onClick={() => window.print()}>{t('priceBox:sheet.print_now')}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.view} aria-label={t('priceBox:sheet.title')} tabIndex={0}>
        <SheetPaper
          languages={languages.value}
          lines={availableLines}
          letterhead={letterhead}
          // Capital letters and digits take a third less space in a QR code; paths match case-insensitively.
          address={code && new URL(paths.restoredBox(code), window.location.href).href.toUpperCase()}
        />
      </section>
    </div>
  );
}
