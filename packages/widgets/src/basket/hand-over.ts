import { type BasketLines, handoverCode, type PurchaseMode, quoteDetails } from '@diwan/sdk/commerce';

/** Name of the fragment that carries a basket: `#basket=…`. Fragments are not sent to servers. */
export const HANDOVER_FRAGMENT = 'basket';

/** An address in the shop, seen from a page of another origin, whose baskets are not the shop's. */
const isElsewhere = (url: URL, base: string): boolean =>
  url.href.startsWith(base) && url.origin !== window.location.origin;

/**
 * The address of a link to the shop that takes a basket along; `href` itself where the shop has the same baskets, where
 * there is nothing to take, and for addresses outside the shop.
 * @param basket.base what all addresses of the shop begin with
 * @returns null for a basket that doesn't fit into an address
 */
export function handOver(
  href: string,
  { kind, lines, base }: { kind: PurchaseMode; lines: BasketLines; base: string },
): string | null {
  if (lines.length === 0) return href;
  const url = new URL(href, document.baseURI);
  if (!isElsewhere(url, base)) return href;
  const code = handoverCode({ kind, choices: quoteDetails(lines) }, Date.now());
  if (!code) return null;
  url.hash = `${HANDOVER_FRAGMENT}=${code}`;
  return url.href;
}
