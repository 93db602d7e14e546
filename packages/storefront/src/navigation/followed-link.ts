import { isPlainClick } from '@diwan/widgets/internal';
import { addressOf } from './addresses';

/** The link an event occurred on, even inside the shadow root of an embedded element. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  event.composedPath().find((target): target is HTMLAnchorElement => target instanceof HTMLAnchorElement);

/**
 * Returns the target of a click that the router should follow: a plain, unhandled click on a link inside the shop that
 * opens in this tab. Undefined for everything the browser should handle: downloads, other tabs, other origins and
 * anchors on the same page.
 */
export function followedLink(event: MouseEvent, here: Location): URL | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = linkOf(event);
  if (!link?.href || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin) return undefined;
  const isAnchorHere = addressOf(url) === addressOf(here) && url.hash !== '';
  return isAnchorHere ? undefined : url;
}
