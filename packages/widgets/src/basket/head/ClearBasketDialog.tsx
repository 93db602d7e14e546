import type { PurchaseMode } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import * as styles from './ClearBasketDialog.css';

export interface ClearBasketDialogProps {
  kind: PurchaseMode;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

const texts = {
  cart: { title: 'cart:clear_confirm_title', confirm: 'cart:clear' },
  'price-box': { title: 'priceBox:clear_confirm_title', confirm: 'priceBox:clear' },
} as const;

/** Asks for confirmation before clearing the basket. */
export function ClearBasketDialog({ kind, open, onClose, onConfirm }: ClearBasketDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog open={open} onClose={onClose} title={t(texts[kind].title)} closeLabel={t('common:close')}>
      <p className={styles.text}>{t('cart:clear_confirm_text')}</p>
      <div className={styles.actions}>
        <Button onClick={onConfirm}>{t(texts[kind].confirm)}</Button>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
