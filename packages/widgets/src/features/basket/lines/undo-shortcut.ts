import type { KeyboardEvent } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The undo shortcut as displayed on the visitor's system. */
export const undoShortcut = () =>
  isApple() ? { keys: 'Meta+Z', label: '⌘Z' } : { keys: 'Control+Z', label: 'Ctrl+Z' };

/** Whether a key event is the undo shortcut. Ignored in inputs, which have their own undo. */
export function isUndoPress(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, code, target } = event;
  const isModified = metaKey === isApple() && metaKey !== ctrlKey && !shiftKey && !altKey;
  // By physical key: on Arabic keyboards it types another letter.
  return isModified && code === 'KeyZ' && !(target instanceof HTMLInputElement);
}
