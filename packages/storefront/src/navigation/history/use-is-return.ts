import { createContext, useContext } from 'react';

const ReturnContext = createContext(false);

export const ReturnProvider = ReturnContext.Provider;

/** Whether Back or Forward returned to the page: its lists then show all the pages they had loaded. */
export const useIsReturn = (): boolean => useContext(ReturnContext);
