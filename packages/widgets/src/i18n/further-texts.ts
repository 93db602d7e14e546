import { createContext } from 'react';

/**
 * Loads texts that only content opened by the visitor shows. Elements provide it, since they start without them; elsewhere
 * they are there from the start.
 */
export const FurtherTexts = createContext<() => Promise<unknown>>(async () => {});
