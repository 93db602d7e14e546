import { useEffect } from 'react';
import { useEffectEvent } from '../use-effect-event';

/** Key in a history entry's state: the number of layers, such as dialogs, open over the page at that entry. */
const LAYERS = 'diwanLayers';

const layersHere = (): number => Number((history.state as Record<string, unknown> | null)?.[LAYERS] ?? 0);

/** Number of open layers. */
let openLayers = 0;

/** A layer closed in another way, such as by following a link, leaves a history entry behind: Back skips it. */
function skipClosedLayers() {
  if (layersHere() > openLayers) history.back();
}

/**
 * While open, the browser's Back closes the layer instead of leaving the page. Adds one history entry, and removes it
 * when the layer is closed in another way. Stacked layers close one by one.
 *
 * A layer that changes the address, such as filters, replaces that of its entry. The address stays when the layer closes,
 * also with Back, as an entry of the page: a second Back returns to the address before.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  const address = useRef('');
  useEffect(() => {
    close.current = onClose;
    address.current = window.location.href;
  });
  useEffect(() => {
    if (!isOpen) return;
    openLayers += 1;
    const layer = openLayers;
    const { href: addressBefore } = window.location;
    const onPop = () => {
      if (layersHere() >= layer) return;
      if (window.location.href === addressBefore && address.current !== addressBefore)
        history.pushState(history.state, '', address.current);
      close.current();
    };
    history.pushState({ ...history.state, [LAYERS]: layer }, '');
    // Before the router, which would show the address before for a moment.
    window.addEventListener('popstate', onPop, { capture: true });
    // Always the same function, so it is only added once.
    window.addEventListener('popstate', skipClosedLayers);
    return () => {
      openLayers -= 1;
      window.removeEventListener('popstate', onPop, { capture: true });
      // After following a link, the entry is below the new page's.
      if (layersHere() !== layer) return;
      if (window.location.href === addressBefore) history.back();
      else history.replaceState({ ...history.state, [LAYERS]: layer - 1 }, '');
    };
  }, [isOpen, close]);
}
