import type { TranslationKey } from '@diwan/widgets';

export interface MenuEntry {
  label: TranslationKey &
    (
      | 'layout:menu.home'
      | 'layout:menu.about'
      | 'layout:menu.products'
      | 'layout:menu.contact'
      | 'layout:menu.catalog'
    );
  href: string;
  /** Path prefixes of the pages below it, on which the entry is marked too. */
  section?: readonly string[];
  /** Whether it shows the categories. */
  hasCategories?: boolean;
  /** Whether it opens a new tab on desktop, so that the visitor can come back to this one. */
  opensNewTab?: boolean;
}

/** The main menu in its order (spec §2). */
export const menuEntries: readonly MenuEntry[] = [
  { label: 'layout:menu.home', href: '/' },
  { label: 'layout:menu.about', href: '/about' },
  {
    label: 'layout:menu.products',
    href: '/products',
    section: ['/products/', '/product/'],
    hasCategories: true,
  },
  { label: 'layout:menu.contact', href: '/contact' },
  { label: 'layout:menu.catalog', href: '/catalog', opensNewTab: true },
];

/** Value of an entry's `aria-current` on the given page. */
export function currentState({ href, section = [] }: MenuEntry, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return section.some((prefix) => path.startsWith(prefix)) ? 'true' : undefined;
}
