import { useEffect, useRef } from 'react';
import { useI18n } from '../i18n';
import { useAnnounce } from '../ui/announcer';
import { Button } from '../ui/button';
import { undoIcon } from '../ui/icon/icons/undo';
import * as styles from './UndoRow.css';
import { undoShortcut } from './undo-shortcut';

export interface UndoRowProps {
  /** What was done: "Nafud sofa was removed". */
  text: string;
  /** Name of the button, where several stand on one page. */
  label?: string;
  takesFocus: boolean;
  onUndo: () => void;
}

/** Stands where something was, and offers to undo what was done; it stays until the page is left. */
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
    <div className={styles.row}>
      <p className={styles.text}>{text}</p>
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
