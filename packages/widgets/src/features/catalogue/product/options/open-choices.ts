import { useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../../../foundation/ui/use-browser-layout-effect';

/** In the order they appear on the page. */
const order = ['color', 'width', 'quantity'] as const;

/** Choices that prevent adding the product: one that isn't confirmed yet, or one that is out of range. */
export interface OpenChoices {
  /** Marks a choice as open; `show` focuses what needs to be done. Undefined marks it as settled. */
  set(choice: (typeof order)[number], show: (() => void) | undefined): void;
  /** Shows the first open choice to the visitor. Returns false if there is none. */
  showFirst(): boolean;
}

export function useOpenChoices(): OpenChoices {
  const [open] = useState(() => new Map<string, () => void>());
  return {
    set(choice, show) {
      if (show) open.set(choice, show);
      else open.delete(choice);
    },
    showFirst() {
      const show = order.map((choice) => open.get(choice)).find(Boolean);
      show?.();
      return show !== undefined;
    },
  };
}

/** Prevents adding the product while `isOpen`; `show` then focuses the choice. */
export function useOpenChoice(
  openChoices: OpenChoices,
  choice: (typeof order)[number],
  isOpen: boolean,
  show: () => void,
) {
  const latest = useRef({ openChoices, show });
  latest.current = { openChoices, show };
  // Synchronously: leaving a field and clicking the add button are one gesture.
  useBrowserLayoutEffect(() => {
    if (!isOpen) return;
    const { openChoices } = latest.current;
    openChoices.set(choice, () => latest.current.show());
    return () => openChoices.set(choice, undefined);
  }, [choice, isOpen]);
}
