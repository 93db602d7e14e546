import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { followedLink, linkOf } from './followed-link';
import type { Routes } from './page/create-routes';

/** Prefetches the code of a page when the visitor hovers over its link. */
function prefetchPage(event: Event, routes: Routes): void {
  const link = linkOf(event);
  const match = link?.origin === window.location.origin ? routes.match(link.pathname) : undefined;
  // A failure is handled when the page is opened.
  if (match) routes.importPage(match.route.name).catch(() => {});
}

/**
 * Makes plain links in widgets and editors' texts navigate with the router, as `Link` does in the layout. URLs without
 * a page (files, the API) are left to the browser.
 */
export function useLinkNavigation(routes: Routes): void {
  const [, navigate] = useLocation();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = followedLink(event, window.location);
      if (!url || !routes.match(url.pathname)) return;
      event.preventDefault();
      navigate(url.pathname + url.search + url.hash);
    };
    // Clicks in parts that don't work yet stop at the window.
    const followDeferred = (event: MouseEvent) => {
      if (linkOf(event)?.closest('[data-deferred]')) follow(event);
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('click', follow, { signal });
    window.addEventListener('click', followDeferred, { capture: true, signal });
    const prefetch = (event: Event) => prefetchPage(event, routes);
    document.addEventListener('pointerover', prefetch, { passive: true, signal });
    return () => end.abort();
  }, [navigate, routes]);
}
