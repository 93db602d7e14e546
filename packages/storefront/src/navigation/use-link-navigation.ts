import { useEffect } from 'react';
import { importPage, matchRoute } from '../routes';
import { followedLink, linkOf } from './followed-link';
import { goTo } from './history-entry';

/** Fetches the code of a page whose link the visitor points at, so that it is there by the click. */
function warmUp(event: Event): void {
  const link = linkOf(event);
  const match = link?.origin === window.location.origin ? matchRoute(link.pathname) : undefined;
  // A failure shows on the click.
  if (match) importPage(match.row.name).catch(() => {});
}

function follow(event: MouseEvent): void {
  const url = followedLink(event, window.location);
  if (!url || !matchRoute(url.pathname)) return;
  event.preventDefault();
  if (url.href === window.location.href) window.location.reload();
  else goTo(url.pathname + url.search + url.hash);
}

/**
 * Follows links of the shop without loading the document anew. A link to the page shown reloads it, as the spec asks
 * of the menu and the logo (spec §2) and as browsers do; addresses without a page (files, the API) are left alone.
 */
export function useLinkNavigation(): void {
  useEffect(() => {
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', warmUp, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', warmUp);
    };
  }, []);
}
