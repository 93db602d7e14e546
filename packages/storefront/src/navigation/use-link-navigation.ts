import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { matchRoute } from '../routes';
import { followedLink } from './followed-link';
import type { ScrollMemory } from './scroll-memory';

/**
 * Follows links of the shop without loading the document anew. A link to the page shown reloads it, as the spec asks
 * of the menu and the logo (spec §2) and as browsers do; addresses without a page (files, the API) are left alone.
 */
export function useLinkNavigation(scrollMemory: ScrollMemory | undefined): void {
  useEffect(() => {
    if (!scrollMemory) return;
    const follow = (event: MouseEvent) => {
      const url = followedLink(event, window.location);
      if (!url || !matchRoute(url.pathname)) return;
      event.preventDefault();
      if (url.href === window.location.href) {
        window.location.reload();
        return;
      }
      scrollMemory.leave();
      navigate(url.pathname + url.search + url.hash, { state: scrollMemory.newEntry() });
    };
    const rememberBeforeTraversal = () => scrollMemory.leave();
    document.addEventListener('click', follow);
    // Before wouter's own listener renders anything: React hears of the new address later.
    window.addEventListener('popstate', rememberBeforeTraversal, { capture: true });
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('popstate', rememberBeforeTraversal, { capture: true });
    };
  }, [scrollMemory]);
}
