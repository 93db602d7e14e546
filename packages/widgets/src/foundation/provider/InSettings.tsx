import { RIYAL } from '@diwan/sdk/commerce';
import { type ReactNode, useContext, useMemo } from 'react';
import { DiwanContext, type ShopSettings } from './diwan-context';

/** Provides settings that have arrived after the shop, with the names of their currency. */
export function InSettings({ settings, children }: { settings: Partial<ShopSettings>; children: ReactNode }) {
  const shop = useContext(DiwanContext);
  const value = useMemo(
    () =>
      shop && {
        ...shop,
        settings: { ...shop.settings, ...settings },
        hasCurrencyNames: shop.hasCurrencyNames || (settings.currency ?? RIYAL) !== RIYAL,
      },
    [shop, settings],
  );
  return <DiwanContext.Provider value={value}>{children}</DiwanContext.Provider>;
}
