import type { KeyboardEvent } from 'react';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The keys that undo, as the visitor's system writes them. */
export const undoShortcut = () =>
  isApple() ? { keys: 'Meta+Z', label: '⌘Z' } : { keys: 'Control+Z', label: 'Ctrl+Z' };

/** Whether the visitor presses the keys that undo. Fields undo their own text. */
export function isUndoPress(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey, code, target } = event;
  const isModified = (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && !altKey;
  // The key's place: Arabic keyboards write another letter there.
  return isModified && code === 'KeyZ' && !(target instanceof HTMLInputElement);
}
