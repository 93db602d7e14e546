import type { Client } from '@diwan/sdk';
import type { Category, Settings } from '@diwan/sdk/contract';
import { createContext, useContext } from 'react';
import type { Stores } from '../stores';
import type { ShopPaths } from './shop-paths';

/** What widgets need to know of the shop. */
export type ShopSettings = Pick<
  Settings,
  | 'currency'
  | 'currency_display'
  | 'allow_tax_rate'
  | 'tax_rate'
  | 'delivery_times'
  | 'free_shipping'
  | 'display_prices_with_tax'
  | 'mirror_ad_images_in_rtl'
  | 'has_terms'
  | 'contact'
>;

export interface Diwan {
  readonly stores: Stores;
  readonly settings: ShopSettings;
  readonly paths: ShopPaths;
  /** Whether the names of currencies other than the riyal are loaded: the texts `currencies`. */
  readonly hasCurrencyNames: boolean;
  /** All categories of the shop, for the sections that show them. */
  readonly categories: readonly Category[];
}

/** The client is read through `useClient()`, which knows the resources a widget has declared. */
export const DiwanContext = createContext<(Diwan & { readonly client: Partial<Client> }) | null>(null);

/** The shop around a widget. Throws outside of a `DiwanProvider`. */
export function useDiwan(): Diwan {
  const diwan = useContext(DiwanContext);
  if (!diwan) throw new Error('useDiwan() needs a <DiwanProvider> above it.');
  return diwan;
}
