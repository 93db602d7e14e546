import { createContext, type ReactNode, useContext } from 'react';
import type { I18n } from './create-i18n';

const I18nContext = createContext<I18n | null>(null);

export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext.Provider value={i18n}>{children}</I18nContext.Provider>;
}

/** The translator of the nearest `I18nProvider`. Throws outside of one: a widget without words is a mistake. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('useI18n() needs an <I18nProvider> above it.');
  return i18n;
}
