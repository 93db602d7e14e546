import { useEffect } from 'react';
import { useI18n } from '../i18n';
import { visuallyHidden } from '../theme/a11y.css';

/** Long enough for apps that set `dir` in an effect of their own, and for style sheets that still load. */
const PATIENCE_MS = 1000;

/** Whether a page contains text in this direction. */
const hasDirection = (direction: string): boolean =>
  (document.documentElement.dir || 'ltr') === direction ||
  document.querySelector(`[dir=${direction}]`) !== null;

/** Whether widgets in the document have our style sheet; widgets in a shadow root can't be seen from here. */
function areStyled(): boolean {
  return (
    getComputedStyle(document.documentElement).getPropertyValue('--diwan-rem') !== '' ||
    document.querySelector(`.${visuallyHidden}`) === null
  );
}

/** Warns in the console of what a page lacks to show the widgets as intended. For development. */
export function useSetupWarnings({
  baseUrl,
  hasShopAddress,
}: {
  /** The API's, if known. */
  baseUrl: string | undefined;
  /** Whether pictures and links have an address to be completed with. */
  hasShopAddress: boolean;
}): void {
  const { locale, direction } = useI18n();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!hasDirection(direction))
        console.warn(
          `The widgets are in the language "${locale}", but nothing in the page has dir="${direction}". Set lang and dir on <html>, or on an element around the widgets.`,
        );
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [locale, direction]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!areStyled())
        console.warn(
          "The widgets' style sheet is missing: add import '@diwan/widgets/styles.css' where the app starts.",
        );
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (hasShopAddress || baseUrl === undefined) return;
    const { origin } = new URL(baseUrl, location.href);
    if (origin !== location.origin)
      console.warn(
        `Pictures and links of the widgets lead to ${location.origin}, but the API is at ${origin}. Pass shopUrl="${origin}" to <DiwanProvider>.`,
      );
  }, [hasShopAddress, baseUrl]);
}
