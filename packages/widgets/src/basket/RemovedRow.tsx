import { type BasketProduct, localized } from '@diwan/sdk/commerce';
import { useEffect, useRef } from 'react';
import { useI18n } from '../i18n';
import { Button } from '../ui/button';
import { undoIcon } from '../ui/icon/icons/undo';
import * as styles from './RemovedRow.css';

/** Stands where a line was removed, and offers to undo it. */
export function RemovedRow({
  product,
  takesFocus,
  onUndo,
}: {
  product: BasketProduct;
  takesFocus: boolean;
  onUndo: () => void;
}) {
  const { t, locale } = useI18n();
  const undo = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  const name = localized(product, 'name', locale);
  return (
    <div className={styles.row}>
      <p role="status">{t('cart:line.removed', { name })}</p>
      <Button
        ref={undo}
        variant="link"
        iconStart={undoIcon}
        onClick={onUndo}
        aria-label={t('cart:line.undo_remove', { name })}
      >
        {t('common:undo')}
      </Button>
    </div>
  );
}
