import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { matchRoute } from '../app/routes';
import { followedLink, linkOf } from './followed-link';
import { warmUp } from './next-page';

/** Prefetches the code of a page when the visitor hovers over its link. */
function warmUpLink(event: Event): void {
  const link = linkOf(event);
  const match = link?.origin === window.location.origin ? matchRoute(link.pathname) : undefined;
  if (match && navigator.onLine) warmUp(match.row.name);
}

/**
 * Makes plain links in widgets and editors' texts navigate with the router, as `Link` does in the layout. URLs without
 * a page (files, the API) are left to the browser.
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
    // React swallows clicks in parts whose code hasn't loaded, and offline the browser would replace the page. React
    // marks the elements it has hydrated.
    const followOffline = (event: MouseEvent) => {
      const marks = Object.keys(linkOf(event) ?? {}).join();
      if (!navigator.onLine && !marks.includes('__react')) follow(event);
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('click', follow, { signal });
    window.addEventListener('click', followOffline, { capture: true, signal });
    document.addEventListener('pointerover', warmUpLink, { passive: true, signal });
    return () => end.abort();
  }, [navigate]);
}
