import { createContext, useContext } from 'react';

/** Whether this is inside a custom element, whose page may style parts of it and provide content for its states. */
export const InElement = createContext(false);

const named = (name: string) => name;
const unnamed = () => undefined;

/**
 * Names parts for the `::part()` of pages with custom elements. Elsewhere nothing can select them, so they have no name.
 * @example const part = usePart(); … <button part={part('button')}>
 */
export const usePart = (): ((name: string) => string | undefined) =>
  useContext(InElement) ? named : unnamed;
