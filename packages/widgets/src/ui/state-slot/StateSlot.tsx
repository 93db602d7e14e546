import { createContext, type ReactNode, useContext } from 'react';

/** Inside a custom element, whose page may put its own content in the place of a state. */
export const StateSlots = createContext(false);

/** States of a widget that a page may show in its own way. */
export type StateName = 'loading' | 'empty' | 'error';

export interface StateSlotProps {
  name: StateName;
  /** The state is shown in place of everything; a part of a longer list that fails keeps its own message. */
  isWhole?: boolean;
  children: ReactNode;
}

/**
 * What a widget shows while it has nothing else to show. In an element it gives way to the page's content with
 * `slot="loading"`, `slot="empty"` or `slot="error"`. An error leaves what stands between the tags in view and comes
 * below it: a link to the shop is of use especially then. What the visitor can do about it, such as "Try again", belongs outside.
 */
export function StateSlot({ name, isWhole = true, children }: StateSlotProps) {
  const isInElement = useContext(StateSlots);
  if (!isInElement || !isWhole) return children;
  return (
    <slot name={name}>
      {name === 'error' && <slot />}
      {children}
    </slot>
  );
}
