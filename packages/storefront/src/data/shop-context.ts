import { createContext, useContext } from 'react';
import type { ConsentStore } from '../session/consent-store';
import type { StorefrontConfig } from './config';
import type { Shell } from './shell';

/** The shop and the visit, as available to layout and pages. */
export interface Shop extends Shell {
  config: StorefrontConfig;
  consent: ConsentStore;
  /** Whether maintenance mode is on and the visitor is staff. */
  isBypassingMaintenance: boolean;
}

const ShopContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ShopContext.Provider;

/** Returns the shop. Throws outside the app. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop() must be called inside the app.');
  return shop;
}
