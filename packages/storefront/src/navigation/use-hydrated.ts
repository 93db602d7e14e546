import type { Locale } from '@diwan/sdk/commerce';
import { captureEvents } from '@diwan/widgets/internal';
import { useEffect } from 'react';
import { applyStoredLanguage } from '../visit/language';

/** Runs what waits for hydration: the language of an earlier visit, and presses that came before. */
export function useHydrated(locale: Locale): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    applyStoredLanguage(locale);
    // After the stored baskets have updated the page.
    const root = document.getElementById('root');
    const replay = setTimeout(() => root && void captureEvents().ready(root));
    return () => clearTimeout(replay);
  }, [locale]);
}
