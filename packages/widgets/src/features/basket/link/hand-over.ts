import { type BasketLines, handoverCode, type PurchaseMode, quoteDetails } from '@diwan/sdk/commerce';

/** Name of the fragment that carries a basket: `#basket=…`. Browsers don't send fragments to servers. */
export const HANDOVER_FRAGMENT = 'basket';

/** Whether a URL is in the shop while this page is on another origin, and so has separate baskets. */
const isElsewhere = (url: URL, base: string): boolean =>
  url.href.startsWith(base) && url.origin !== window.location.origin;

/**
 * Adds a basket to a link to the shop. Returns `href` unchanged inside the shop, for an empty basket and for links to
 * other sites.
 * @param basket.base prefix of all the shop's URLs
 * @returns null if the basket is too large for a URL
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
