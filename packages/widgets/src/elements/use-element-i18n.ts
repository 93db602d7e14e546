import { useEffect, useState } from 'react';
import type { I18n, Locale, Namespace } from '../i18n';
import { loadedI18n, loadI18n } from './element-strings';

/**
 * The translator of a language, once its texts have arrived. While another language loads, the previous one stays.
 * Undefined until the first one is there, and for good when it cannot be fetched.
 */
export function useElementI18n(locale: Locale, namespaces: readonly Namespace[]): I18n | undefined {
  const [i18n, setI18n] = useState(() => loadedI18n(locale, namespaces));
  useEffect(() => {
    let isCurrent = true;
    loadI18n(locale, namespaces).then(
      (arrived) => {
        if (isCurrent) setI18n(arrived);
      },
      (error: unknown) => console.error('Diwan: the texts could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, namespaces]);
  return i18n;
}
