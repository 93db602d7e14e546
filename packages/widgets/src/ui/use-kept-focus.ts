import { type RefObject, useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from './use-browser-layout-effect';

/** Whether something outside of what was lost has the focus, and not only the page. */
function isElsewhere(lost: HTMLElement, region: HTMLElement): boolean {
  const { activeElement } = region.getRootNode() as Document | ShadowRoot;
  const focused = activeElement ?? document.activeElement;
  return focused !== null && focused !== lost && focused !== document.body;
}

const canHaveFocus = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus inside a region whose controls come and go: when the one that had it is removed or disabled, the
 * focus moves to `next` instead of falling to the page. What the visitor left by themselves is not brought back.
 */
export function useKeptFocus<Region extends HTMLElement>(
  next: (region: Region) => HTMLElement | null | undefined,
): RefObject<Region | null> {
  const ref = useRef<Region>(null);
  const focused = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current: region } = ref;
    if (!region) return;
    const enter = ({ target }: FocusEvent) => {
      focused.current = target as HTMLElement;
    };
    // Removing an element blurs it in some browsers; then it has gone, or is about to.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    };
    region.addEventListener('focusin', enter);
    region.addEventListener('focusout', leave);
    return () => {
      region.removeEventListener('focusin', enter);
      region.removeEventListener('focusout', leave);
    };
  }, []);

  useBrowserLayoutEffect(() => {
    const { current: region } = ref;
    const { current: lost } = focused;
    if (!region || !lost || canHaveFocus(lost)) return;
    focused.current = null;
    // Focus that left the window named no element it went to: the visitor may be elsewhere by now.
    if (!isElsewhere(lost, region)) next(region)?.focus();
  });

  return ref;
}
