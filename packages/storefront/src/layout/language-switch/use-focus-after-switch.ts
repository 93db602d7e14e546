import { type RefObject, useEffect, useRef } from 'react';
import { takeFocusOnSwitch } from '../../visit/language';

/**
 * Restores the focus after a language switch: to the switch among these tools or, if that is hidden, to the last of
 * them, which opens the menu that contains it. Screen readers would otherwise start over at the top; after a pointer the
 * switch shows no focus ring.
 */
export function useFocusAfterSwitch<Tools extends HTMLElement>(): RefObject<Tools | null> {
  const tools = useRef<Tools>(null);
  useEffect(() => {
    const activation = takeFocusOnSwitch();
    // The focus stays where the visitor has moved it meanwhile.
    if (!activation || document.activeElement !== document.body) return;
    const buttons = [...(tools.current?.querySelectorAll('button') ?? [])];
    // Hidden buttons don't take the focus.
    for (const button of [...buttons.filter(({ lang }) => lang), ...[...buttons].reverse()]) {
      button.focus({ preventScroll: true, focusVisible: activation === 'key' });
      if (document.activeElement === button) return;
    }
  }, []);
  return tools;
}
