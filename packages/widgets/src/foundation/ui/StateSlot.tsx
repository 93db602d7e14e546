import { type ReactNode, useContext } from 'react';
import { InElement } from './part';

/** States of a widget that a page can override. */
export type StateName = 'loading' | 'empty' | 'error';

export interface StateSlotProps {
  name: StateName;
  /** Whether the state replaces the whole widget; an error in part of a list keeps its own message. */
  isWhole?: boolean;
  children: ReactNode;
}

/**
 * A widget's loading, empty or error state. In a custom element the page can replace it with `slot="loading"`,
 * `slot="empty"` or `slot="error"`. On an error the element's own light DOM stays visible above the message, since a
 * link to the shop is especially useful then. Put actions such as "Try again" outside.
 */
export function StateSlot({ name, isWhole = true, children }: StateSlotProps) {
  const isInElement = useContext(InElement);
  if (!isInElement || !isWhole) return children;
  return (
    <slot name={name}>
      {name === 'error' && <slot />}
      {children}
    </slot>
  );
}
