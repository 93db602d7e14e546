import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useAnnounce } from '../../../foundation/ui/Announcer';
import { Button } from '../../../foundation/ui/Button';
import { undoIcon } from '../../../foundation/ui/icons';
import * as styles from './BasketLine.css';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The undo shortcut as displayed on the visitor's system. */
const undoShortcut = () =>
  isApple() ? { keys: 'Meta+Z', label: '⌘Z' } : { keys: 'Control+Z', label: 'Ctrl+Z' };

/** Whether a key event is the undo shortcut. Ignored in inputs, which have their own undo. */
export function isUndoPress(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, code, target } = event;
  const isModified = metaKey === isApple() && metaKey !== ctrlKey && !shiftKey && !altKey;
  // By physical key: on Arabic keyboards it types another letter.
  return isModified && code === 'KeyZ' && !(target instanceof HTMLInputElement);
}

export interface UndoRowProps {
  /** The message: "Nafud sofa was removed". */
  text: string;
  /** Accessible name of the button, to distinguish several on one page. */
  label?: string;
  takesFocus: boolean;
  onUndo: () => void;
}

/** Takes the place of removed content and offers to undo the removal. Stays until the visitor leaves the page. */
export function UndoRow({ text, label, takesFocus, onUndo }: UndoRowProps) {
  const { t } = useI18n();
  const announce = useAnnounce();
  const undo = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    announce(text);
    undo.current?.focus();
  }, [takesFocus, announce, text]);
  const shortcut = undoShortcut();
  return (
    <div className={styles.undoRow}>
      <p className={styles.undoText}>{text}</p>
      <span className={styles.undo}>
        <Button
          ref={undo}
          variant="link"
          iconStart={undoIcon}
          onClick={onUndo}
          aria-label={label}
          aria-keyshortcuts={shortcut.keys}
        >
          {t('common:undo')}
        </Button>
        <kbd className={styles.shortcut} dir="ltr">
          {shortcut.label}
        </kbd>
      </span>
    </div>
  );
}
