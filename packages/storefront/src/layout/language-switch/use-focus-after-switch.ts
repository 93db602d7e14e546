import { type RefObject, useEffect, useRef } from 'react';
import { takeFocusOnSwitch } from '../../session/language';

/**
 * After a switch of the language the focus is where it was: on the switch among these tools, or where that is hidden
 * on the last of them, which opens the menu it stands in.
 */
export function useFocusAfterSwitch<Tools extends HTMLElement>(): RefObject<Tools | null> {
  const tools = useRef<Tools>(null);
  useEffect(() => {
    if (!takeFocusOnSwitch()) return;
    const buttons = [...(tools.current?.querySelectorAll('button') ?? [])];
    // Hidden ones don't take it.
    for (const button of [...buttons.filter(({ lang }) => lang), ...buttons.toReversed()]) {
      button.focus();
      if (document.activeElement === button) return;
    }
  }, []);
  return tools;
}
