import { RIYAL } from '@diwan/sdk/commerce';
import type { Category } from '@diwan/sdk/contract';
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

/** Shows all amounts inside in a currency other than that of the settings, which the shop has changed since. */
export function InCurrency({ currency, children }: { currency: string | undefined; children: ReactNode }) {
  const shop = useContext(DiwanContext);
  const value = useMemo(
    () =>
      !shop || !currency || currency === shop.settings.currency
        ? shop
        : { ...shop, settings: { ...shop.settings, currency } },
    [shop, currency],
  );
  return <DiwanContext.Provider value={value}>{children}</DiwanContext.Provider>;
}

/** Provides the shop's categories to the widgets inside, when they load later than the shop. */
export function CategoriesOfShop({
  categories,
  children,
}: {
  categories: readonly Category[];
  children: ReactNode;
}) {
  const shop = useContext(DiwanContext);
  const value = useMemo(() => shop && { ...shop, categories }, [shop, categories]);
  return <DiwanContext.Provider value={value}>{children}</DiwanContext.Provider>;
}
