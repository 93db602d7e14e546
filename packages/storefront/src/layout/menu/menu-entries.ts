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
  /** Pages below it: the entry is marked on them too. */
  section?: readonly string[];
  /** Shows the categories. */
  hasCategories?: boolean;
  /** A new tab on desktop, where the visitor comes back to this one. */
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

/** How an entry stands to the page shown, as `aria-current` says it. */
export function currentState({ href, section = [] }: MenuEntry, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return section.some((prefix) => path.startsWith(prefix)) ? 'true' : undefined;
}

/** All that a path changes in a menu. */
export const currentEntries = (path: string): string =>
  menuEntries.map((entry) => currentState(entry, path) ?? '-').join(' ');
