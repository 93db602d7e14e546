import type { EmbedSession } from '../session/embed-session';
import { createPageShop } from '../shop/create-page-shop';
import type { PageShop } from '../shop/page-shop';

/** The page's shop behind an API. */
export function pageShop({ shops, responses }: EmbedSession, apiBase: string): PageShop {
  const shop = shops.get(apiBase) ?? createPageShop(responses, apiBase);
  shops.set(apiBase, shop);
  return shop;
}
