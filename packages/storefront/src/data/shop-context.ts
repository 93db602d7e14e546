import { createContext, useContext } from 'react';
import type { Shell } from './shell';

const ShopContext = createContext<Shell | undefined>(undefined);

export const ShopProvider = ShopContext.Provider;

/** Settings and categories of the maker's shop. Throws outside the app. */
export function useShop(): Shell {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop() must be called inside the app.');
  return shop;
}
