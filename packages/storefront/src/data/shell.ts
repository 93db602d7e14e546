import type { Client } from '@diwan/sdk';
import type { Category, Settings } from '@diwan/sdk/contract';
import type { OwnTexts } from './texts';

/** Data that every page's layout needs. */
export interface Shell {
  settings: Settings;
  /** Product categories in the menu's order. */
  categories: Category[];
  /** The shop's own texts in place of ours. */
  texts?: OwnTexts | undefined;
}

/** Loads settings and the menu's categories (spec §7: `sort=postion&order=ASC`). */
export async function loadShell(client: Client, options?: { signal?: AbortSignal }): Promise<Shell> {
  const [settings, categories] = await Promise.all([
    client.settings.get(undefined, options),
    client.categories.list({ sort: 'postion', order: 'ASC' }, options),
  ]);
  return { settings, categories };
}
