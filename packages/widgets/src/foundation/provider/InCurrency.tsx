import { type ReactNode, useContext, useMemo } from 'react';
import { DiwanContext } from './diwan-context';

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
