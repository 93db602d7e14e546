import { useEffect, useRef } from 'react';
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
 * A layer that replaces the address, as filters do, leaves an entry of the page for each address: Back closes the layer
 * where it is, then returns from one address to the one before.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  const entry = useRef<{ readonly layer: number; address: string }>(undefined);
  useEffect(() => {
    const { current: own } = entry;
    const { href } = window.location;
    if (!own || own.address === href || layersHere() !== own.layer) return;
    own.address = href;
    history.replaceState({ ...history.state, [LAYERS]: own.layer - 1 }, '');
    history.pushState({ ...history.state, [LAYERS]: own.layer }, '');
  });
  useEffect(() => {
    if (!isOpen) return;
    openLayers += 1;
    const layer = openLayers;
    const onPop = () => {
      if (layersHere() < layer) close();
    };
    history.pushState({ ...history.state, [LAYERS]: layer }, '');
    entry.current = { layer, address: window.location.href };
    window.addEventListener('popstate', onPop);
    // Always the same function, so it is only added once.
    window.addEventListener('popstate', skipClosedLayers);
    return () => {
      openLayers -= 1;
      entry.current = undefined;
      window.removeEventListener('popstate', onPop);
      // After following a link, the entry is below the new page's.
      if (layersHere() === layer) history.back();
    };
  }, [isOpen, close]);
}
