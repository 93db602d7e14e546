import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { importPage, matchRoute } from '../routes';
import { followedLink, linkOf } from './followed-link';

/** Fetches the code of a page whose link the visitor points at, so that it is there by the click. */
function warmUp(event: Event): void {
  const link = linkOf(event);
  const match = link?.origin === window.location.origin ? matchRoute(link.pathname) : undefined;
  // A failure shows on the click.
  if (match) importPage(match.row.name).catch(() => {});
}

/**
 * Follows the plain links of widgets and editors' texts with the router, as its own `Link` does for the layout's.
 * Addresses without a page (files, the API) are left to the browser.
 */
export function useLinkNavigation(): void {
  const [, navigate] = useLocation();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followedLink(event, window.location);
      if (!url || !matchRoute(url.pathname)) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', warmUp, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', warmUp);
    };
  }, [navigate]);
}
