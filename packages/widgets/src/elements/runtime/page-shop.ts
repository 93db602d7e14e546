import { browserStorage } from '../../foundation/stores';
import { type ShopHints, shopAddress } from '../ancestors/shop-address';
import type { EmbedSession } from '../session/embed-session';
import { createPageShop } from '../shop/create-page-shop';
import type { PageShop } from '../shop/page-shop';

/** True for the shop of the page's script tag. */
function isOfScript(hints: ShopHints, apiBase: string): boolean {
  try {
    return shopAddress([hints]).apiBase === apiBase;
  } catch {
    return false;
  }
}

/** The page's shop behind an API. Beside the script's, each has baskets of its own: ids and prices differ between shops. */
export function pageShop({ shops, responses, hints }: EmbedSession, apiBase: string): PageShop {
  const known = shops.get(apiBase);
  if (known) return known;
  const storage = browserStorage(isOfScript(hints, apiBase) ? '' : ` ${apiBase}`);
  const shop = createPageShop(responses, apiBase, storage);
  shops.set(apiBase, shop);
  return shop;
}
