import { useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../../ui/use-browser-layout-effect';

/** In the order in which a product shows them. */
const order = ['color', 'width', 'quantity'] as const;

/** Choices that hold nothing the product could be added with: one not yet confirmed, one that is out of its limits. */
export interface OpenChoices {
  /** `show` leads the visitor to what has to be done about the choice; undefined: nothing has. */
  set(choice: (typeof order)[number], show: (() => void) | undefined): void;
  /** Leads the visitor to the first open choice. False where there is none. */
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

/** Refuses that the product is added as long as `isOpen`; `show` then leads the visitor to the choice. */
export function useOpenChoice(
  openChoices: OpenChoices,
  choice: (typeof order)[number],
  isOpen: boolean,
  show: () => void,
) {
  const latest = useRef({ openChoices, show });
  latest.current = { openChoices, show };
  // Before the browser goes on: leaving a field and the press that it was left for are one gesture.
  useBrowserLayoutEffect(() => {
    if (!isOpen) return;
    const { openChoices } = latest.current;
    openChoices.set(choice, () => latest.current.show());
    return () => openChoices.set(choice, undefined);
  }, [choice, isOpen]);
}
