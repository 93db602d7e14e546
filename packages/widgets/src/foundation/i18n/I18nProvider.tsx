import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { I18n } from './create-i18n';
import { type Translator, translatorOf } from './translator';

const TranslatorContext = createContext<Translator | null>(null);

/** Provides translations from an instance of `createI18n`. `DiwanProvider` includes one. */
export function I18nProvider({
  i18n,
  children,
}: {
  /** Language and translations, from `createI18n`. */
  i18n: I18n;
  /** The part of the page that uses them. */
  children: ReactNode;
}) {
  return (
    <I18nextProvider i18n={i18n}>
      <TranslatorProvider>{children}</TranslatorProvider>
    </I18nextProvider>
  );
}

/** Our texts are added before rendering, so react-i18next doesn't need to wait for namespaces. */
const noNamespaces: readonly string[] = [];

function TranslatorProvider({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation(noNamespaces);
  const translator = useMemo(() => translatorOf(i18n), [i18n]);
  return <TranslatorContext.Provider value={translator}>{children}</TranslatorContext.Provider>;
}

/** The current language with its typed `t`. Throws outside of an `I18nProvider`. */
export function useI18n(): Translator {
  const translator = useContext(TranslatorContext);
  if (!translator) throw new Error('useI18n() needs an <I18nProvider>.');
  return translator;
}
