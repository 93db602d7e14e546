import { createContext, useContext } from 'react';

/** The element around a widget, for widgets that read what the page has put between its tags. */
export const HostElement = createContext<HTMLElement | undefined>(undefined);

/** Undefined on the server that prerenders an element. */
export const useHostElement = (): HTMLElement | undefined => useContext(HostElement);
