import type { Category } from '@diwan/sdk/contract';
import { type ReactNode, useContext, useMemo } from 'react';
import { DiwanContext } from './diwan-context';

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
