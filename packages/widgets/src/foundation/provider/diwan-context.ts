import type { Client } from '@diwan/sdk';
import type { Category, DisplayedSettings, Settings } from '@diwan/sdk/contract';
import { createContext, useContext } from 'react';
import type { ShopPaths } from '../paths/shop-paths';
import type { Stores } from '../stores';

/** The shop settings widgets use. */
export type ShopSettings = Pick<
  Settings,
  | 'currency'
  | 'currency_display'
  | 'allow_tax_rate'
  | 'tax_rate'
  | 'delivery_times'
  | 'free_shipping'
  | 'display_prices_with_tax'
  | 'time_zone'
  | 'mirror_ad_images_in_rtl'
  | 'has_terms'
> &
  Pick<DisplayedSettings, 'contact'>;

/** The values that `DiwanProvider` provides to all widgets inside. */
export interface Diwan {
  readonly stores: Stores;
  readonly settings: ShopSettings;
  readonly paths: ShopPaths;
  /** Whether the names of currencies other than the riyal are loaded: the `currencies` texts. */
  readonly hasCurrencyNames: boolean;
  /** All categories of the shop, for the sections that show them. */
  readonly categories: readonly Category[];
}

/** The client is accessed through `useClient()`, which is typed by the resources a widget declares. */
export const DiwanContext = createContext<(Diwan & { readonly client: Partial<Client> }) | null>(null);

/** The context of the surrounding shop. Throws outside of a `DiwanProvider`. */
export function useDiwan(): Diwan {
  const diwan = useContext(DiwanContext);
  if (!diwan) throw new Error('useDiwan() needs a <DiwanProvider>.');
  return diwan;
}
