import { type RefObject, useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect';

/** Whether the focus has moved to another element, not just to the body. */
function isElsewhere(lost: HTMLElement, region: HTMLElement): boolean {
  const { activeElement } = region.getRootNode() as Document | ShadowRoot;
  const focused = activeElement ?? document.activeElement;
  return focused !== null && focused !== lost && focused !== document.body;
}

const canHaveFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus inside a region whose controls appear and disappear: when the focused one is removed or disabled, the
 * focus moves to `next` instead of the body. Doesn't restore the focus if the visitor moved it.
 * @param next gets the region and the element that lost the focus
 */
export function useFocusFallback<Region extends HTMLElement>(
  next: (region: Region, lost: HTMLElement) => HTMLElement | null | undefined,
): RefObject<Region | null> {
  const ref = useRef<Region>(null);
  const focused = useRef<HTMLElement>(null);

  // After each render: a dialog that opens again renders new elements.
  useEffect(() => {
    const { current: region } = ref;
    if (!region) return;
    const enter = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
    };
    // Some browsers fire `blur` on removal, without a `relatedTarget`.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    };
    region.addEventListener('focusin', enter);
    region.addEventListener('focusout', leave);
    return () => {
      region.removeEventListener('focusin', enter);
      region.removeEventListener('focusout', leave);
    };
  });

  useBrowserLayoutEffect(() => {
    const { current: region } = ref;
    const { current: lost } = focused;
    if (!region || !lost || canHaveFocus(lost)) return;
    focused.current = null;
    // A blur of the window has no `relatedTarget` either: the visitor may have focused something else by now.
    if (!isElsewhere(lost, region)) next(region, lost)?.focus();
  });

  return ref;
}
