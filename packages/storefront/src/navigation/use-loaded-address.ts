import { createContext, useContext } from 'react';

const LoadedAddressContext = createContext('/');

export const LoadedAddressProvider = LoadedAddressContext.Provider;

/** The address in the browser, as returned by `loadedAddress`; the page on the screen may still be the previous one. */
export const useLoadedAddress = (): string => useContext(LoadedAddressContext);
