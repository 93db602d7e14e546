import { useEffect } from 'react';
import { useI18n } from '../i18n';
import { unclobbered } from '../ui/unclobbered';

/** Long enough for apps that set `dir` in an effect of their own. */
const PATIENCE_MS = 1000;

/** Whether a page contains text in this direction. */
const hasDirection = (direction: string): boolean =>
  (unclobbered(document).documentElement.dir || 'ltr') === direction ||
  unclobbered(document).querySelector(`[dir=${direction}]`) !== null;

/** Warns in the console of a page without the text direction of its widgets' language, whose layouts would be mirrored. */
export function useDirectionWarning(): void {
  const { locale, direction } = useI18n();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (hasDirection(direction)) return;
      console.warn(
        `The widgets are in the language "${locale}", but nothing in the page has dir="${direction}". Set lang and dir on <html>, or on an element around the widgets.`,
      );
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [locale, direction]);
}
