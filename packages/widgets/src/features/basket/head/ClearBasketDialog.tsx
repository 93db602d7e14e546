import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { Dialog } from '../../../foundation/ui/dialog/Dialog';
import * as styles from './BasketHead.css';

export interface ClearBasketDialogProps {
  title: string;
  confirmLabel: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before clearing the basket. */
export function ClearBasketDialog({ title, confirmLabel, open, onClose, onConfirm }: ClearBasketDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      announcement={t('cart:clear_confirm_text')}
      closeLabel={t('common:close')}
    >
      <p className={styles.dialogText}>{t('cart:clear_confirm_text')}</p>
      <div className={styles.actions}>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
        <Button variant="outline" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
