import { useEffect, useState } from 'react';
import { createI18n, type I18n, type Locale, loadNamespaces, type Namespace } from '../i18n';

/**
 * The translator of a language, once its texts have arrived. While another language loads, the previous one stays.
 * Undefined until the first one is there, and for good when it cannot be fetched.
 */
export function useElementI18n(locale: Locale, namespaces: readonly Namespace[]): I18n | undefined {
  const [i18n, setI18n] = useState<I18n>();
  useEffect(() => {
    let isCurrent = true;
    loadNamespaces(locale, namespaces).then(
      (resources) => {
        if (isCurrent) setI18n(createI18n({ locale, resources }));
      },
      (error: unknown) => console.error('Diwan: the texts could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, namespaces]);
  return i18n;
}
