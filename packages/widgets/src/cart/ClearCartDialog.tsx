import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import * as styles from './ClearCartDialog.css';

export interface ClearCartDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  labels: { title: string; text: string; confirm: string; cancel: string; close: string };
}

/** Asks before everything goes. */
export function ClearCartDialog({ open, onClose, onConfirm, labels }: ClearCartDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <p className={styles.text}>{labels.text}</p>
      <div className={styles.actions}>
        <Button onClick={onConfirm}>{labels.confirm}</Button>
        <Button variant="outline" onClick={onClose}>
          {labels.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
