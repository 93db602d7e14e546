import { FALLBACK_LOCALE, localized } from '@diwan/sdk/commerce';
import type { HeadContext, Page, PageHead } from './define-page';

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A path as capitalised words: `/price-box` → `Price Box` (spec §2). */
export const wordsOfPath = (path: string): string =>
  path
    .split(/[/-]+/)
    .filter((word) => word !== '')
    .map(capitalised)
    .join(' ');

/**
 * The document title (spec §2): the page's `title`; else its `name` or the words of its path, followed by the brand.
 * The home page has no words: its title is the brand. The path is English, so other languages use the page's translated name.
 */
export function documentTitle(
  head: PageHead,
  { nameKey }: Pick<Page, 'nameKey'>,
  context: HeadContext,
): string {
  if (head.title) return head.title;
  const { locale, t, path, shell } = context;
  const brand = localized(shell.settings.brand, 'name', locale);
  const isForeign = locale !== FALLBACK_LOCALE;
  const name = head.name ?? (isForeign && nameKey ? t(nameKey) : wordsOfPath(path));
  return [name, brand].filter((part) => part !== '').join(' | ');
}
