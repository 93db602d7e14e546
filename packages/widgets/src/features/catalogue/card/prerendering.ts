import { createContext } from 'react';

/** Whether a server renders cards for a custom element. They get their buttons once these work: nothing repeats earlier presses there. */
export const Prerendering = createContext(false);
