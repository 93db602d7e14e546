import { createContext, useContext } from 'react';
import type { ConsentStore } from '../session/consent-store';
import type { StorefrontConfig } from './config';
import type { Shell } from './shell';

/** What layout and pages know of the shop and the visit. */
export interface Shop extends Shell {
  config: StorefrontConfig;
  consent: ConsentStore;
  /** Maintenance is on and the visitor is staff. */
  isBypassingMaintenance: boolean;
}

const ShopContext = createContext<Shop | undefined>(undefined);

export const ShopProvider = ShopContext.Provider;

/** The shop around a page. Throws outside of the app. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop() needs the app around it.');
  return shop;
}
