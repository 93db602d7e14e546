import { type BasketLines, handoverCode, type PurchaseMode, quoteDetails } from '@diwan/sdk/commerce';

/** Name of the fragment that carries a basket: `#basket=…`. Fragments are not sent to servers. */
export const HANDOVER_FRAGMENT = 'basket';

/** An address in the shop, seen from a page of another origin, whose baskets are not the shop's. */
const isElsewhere = (url: URL, home: string): boolean =>
  url.href.startsWith(home) && url.origin !== window.location.origin;

/**
 * The address of a link to the shop that takes a basket along; `href` itself where the shop has the same baskets, where
 * there is nothing to take, and for addresses outside the shop.
 * @param basket.home address of the shop's home page
 * @returns null for a basket that doesn't fit into an address
 */
export function handOver(
  href: string,
  { kind, lines, home }: { kind: PurchaseMode; lines: BasketLines; home: string },
): string | null {
  if (lines.length === 0) return href;
  const url = new URL(href, document.baseURI);
  if (!isElsewhere(url, home)) return href;
  const code = handoverCode({ kind, choices: quoteDetails(lines) }, Date.now());
  if (!code) return null;
  url.hash = `${HANDOVER_FRAGMENT}=${code}`;
  return url.href;
}
