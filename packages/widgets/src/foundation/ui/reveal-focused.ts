import type { FocusEvent } from 'react';

/**
 * `onFocus` of rows that scroll sideways: with the Tab key browsers leave an element of which a part is in view where it
 * is. Not for presses: what is pressed must not move.
 */
export function revealFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
