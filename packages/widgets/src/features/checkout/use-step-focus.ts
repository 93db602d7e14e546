import { type RefObject, useEffect, useRef } from 'react';
import type { CheckoutStep } from './checkout-model';
import type { CheckoutState } from './use-checkout';

/** The element takes the focus each time the visitor moves to the step. */
export function useStepFocus<Control extends HTMLElement>(
  { step, hasMoved }: Pick<CheckoutState, 'step' | 'hasMoved'>,
  name: CheckoutStep['name'],
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const isReached = hasMoved && step.name === name;
  useEffect(() => {
    if (isReached) control.current?.focus();
  }, [isReached]);
  return control;
}
