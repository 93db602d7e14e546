import type { Locale } from '@diwan/sdk/commerce';
import { useEffect, useState } from 'react';
import type { I18n } from '../../foundation/i18n';
import type { ElementTexts } from './element-texts';

/**
 * The translator of a language, once its texts have arrived. While another language loads, the previous one stays.
 * Undefined until the first one is there, and for good when it cannot be fetched.
 */
export function useElementI18n(texts: ElementTexts, locale: Locale): I18n | undefined {
  const [i18n, setI18n] = useState(() => texts.loaded(locale));
  useEffect(() => {
    let isCurrent = true;
    texts.load(locale).then(
      (arrived) => {
        if (isCurrent) setI18n(arrived);
      },
      (error: unknown) => console.error('Diwan: the texts could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [texts, locale]);
  return i18n;
}
