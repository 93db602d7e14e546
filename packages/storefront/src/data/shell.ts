import type { Client } from '@diwan/sdk';
import { formatYear, type Locale } from '@diwan/sdk/commerce';
import type { Category, Settings } from '@diwan/sdk/contract';
import type { ShopTexts } from './texts';

/** Data that every page's layout needs. */
export interface Shell {
  settings: Settings;
  /** Product categories in the menu's order. */
  categories: Category[];
  /** The year when the page was rendered, in the shop's time zone: the visitor's clock may be in another one. */
  year: Record<Locale, string>;
  /** The shop's own texts in place of ours. */
  texts?: ShopTexts | undefined;
}

/** The current year as each language writes it. */
export const currentYear = ({ time_zone }: Settings): Record<Locale, string> => {
  const now = Date.now();
  return { en: formatYear(now, 'en', time_zone), ar: formatYear(now, 'ar', time_zone) };
};

/** Loads settings and the menu's categories (spec §7: `sort=postion&order=ASC`). */
export async function loadShell(client: Client, options?: { signal?: AbortSignal }): Promise<Shell> {
  const [settings, categories] = await Promise.all([
    client.settings.get(undefined, options),
    client.categories.list({ sort: 'postion', order: 'ASC' }, options),
  ]);
  return { settings, categories, year: currentYear(settings) };
}
