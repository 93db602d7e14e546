import type { Category } from '@diwan/sdk/contract';
import { type ReactNode, useContext, useMemo } from 'react';
import { DiwanContext } from './diwan-context';

/** Gives the widgets in it the shop's categories, where they arrive later than the shop. */
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
