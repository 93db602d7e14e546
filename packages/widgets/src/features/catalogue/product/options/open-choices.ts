import { type RefObject, useRef, useState } from 'react';

/** In the order they appear on the page. */
const order = ['color', 'width', 'quantity'] as const;

type Choice = (typeof order)[number];

/** Choices that prevent adding the product: one that isn't confirmed yet, or one that is out of range. */
export interface OpenChoices {
  isOpen(choice: Choice): boolean;
  set(choice: Choice, isOpen: boolean): void;
  /** Where each choice is made: the confirming button, or what contains the field. */
  readonly controls: {
    readonly color: RefObject<HTMLElement | null>;
    readonly width: RefObject<HTMLDivElement | null>;
    readonly quantity: RefObject<HTMLDivElement | null>;
  };
  /** The open choice that the visitor tried to add the product with. */
  readonly shown: Choice | undefined;
  /** Shows the first open choice to the visitor. Returns false if there is none. */
  showFirst(): boolean;
}

export function useOpenChoices(): OpenChoices {
  const [open, setOpen] = useState<readonly Choice[]>([]);
  const [shown, setShown] = useState<Choice>();
  const controls = {
    color: useRef<HTMLElement>(null),
    width: useRef<HTMLDivElement>(null),
    quantity: useRef<HTMLDivElement>(null),
  };
  return {
    controls,
    shown,
    isOpen: (choice) => open.includes(choice),
    set(choice, isOpen) {
      setOpen((current) => {
        if (current.includes(choice) === isOpen) return current;
        return isOpen ? [...current, choice] : current.filter((other) => other !== choice);
      });
      if (!isOpen) setShown((current) => (current === choice ? undefined : current));
    },
    showFirst() {
      const first = order.find((choice) => open.includes(choice));
      setShown(first);
      const control = first && controls[first].current;
      (control?.querySelector('input') ?? control)?.focus();
      return first !== undefined;
    },
  };
}
