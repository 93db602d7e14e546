import { createContext, useContext } from 'react';

/** The element around a widget, for widgets that read what the page has put between its tags. */
export const HostElement = createContext<HTMLElement | undefined>(undefined);

/** Undefined where the widget is in no element. */
export const useHostElement = (): HTMLElement | undefined => useContext(HostElement);
