import { useEffect } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { EmptyState } from '../../../foundation/ui/EmptyState';
import { BasketSkeleton } from '../../basket/skeleton/BasketSkeleton';
import { useRestoredBox } from './use-restored-box';

export interface ImportedPriceBoxProps {
  /** The code from the URL behind a quote sheet's QR code. */
  code: string;
  /** Level of its heading: `2` is an `<h2>`. */
  headingLevel?: 1 | 2 | 3;
  /** Called when the pieces are in the price box, to navigate there. */
  onRestored: () => void;
}

/** Restores a printed quote sheet into the price box on this device. */
export function ImportedPriceBox({ code, headingLevel = 2, onRestored }: ImportedPriceBoxProps) {
  const { t } = useI18n();
  const { stores, paths } = useDiwan();
  const loaded = useRestoredBox(code);
  const outcome = loaded.status === 'ready' ? loaded.value : undefined;

  useEffect(() => {
    if (outcome?.status !== 'restored') return;
    const { pieces, goneLines } = outcome;
    if (pieces > 0) stores.toasts.show(t('priceBox:restored.done', { count: pieces }), { delay: 0 });
    if (goneLines > 0)
      stores.toasts.show(t('priceBox:restored.gone', { count: goneLines }), { delay: 0, tone: 'error' });
    onRestored();
  }, [outcome, stores, t, onRestored]);

  if (outcome?.status === 'invalid' || loaded.status === 'missing') {
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t('priceBox:restored.invalid_title')}
        hint={t('priceBox:restored.invalid_text')}
        action={<Button href={paths.priceBox}>{t('priceBox:title')}</Button>}
      />
    );
  }
  if (loaded.status === 'failed') {
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t('priceBox:restored.failed_title')}
        hint={loaded.error}
        action={<Button onClick={loaded.retry}>{t('common:retry')}</Button>}
      />
    );
  }
  return <BasketSkeleton kind="price-box" />;
}
