const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The link a click is on, also through the shadow roots of embedded elements. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);

/**
 * Where a click wants to go, when it is ours to follow: a plain click that isn't handled yet, on a link inside the shop
 * that opens here. Undefined for everything the browser should do by itself: downloads, other tabs, other origins,
 * files and places on the same page.
 */
export function followedLink(event: MouseEvent, here: Location): URL | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = linkOf(event);
  if (!link?.href || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin) return undefined;
  const isPlaceHere = url.pathname === here.pathname && url.search === here.search && url.hash !== '';
  return isPlaceHere ? undefined : url;
}
