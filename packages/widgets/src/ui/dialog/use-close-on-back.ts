import { useEffect, useRef } from 'react';

/** In the state of a history entry: how many layers, such as dialogs, lie open over the page there. */
const LAYERS = 'diwanLayers';

const layersHere = (): number => Number((history.state as Record<string, unknown> | null)?.[LAYERS] ?? 0);

/** Layers that are open now. */
let openLayers = 0;

/** A layer that something else closed, such as a link in it, leaves an entry behind: Back passes over it. */
function passOverClosedLayers() {
  if (layersHere() > openLayers) history.back();
}

/**
 * While open, the browser's Back closes instead of leaving the page. It adds one entry to the history and removes it
 * again when something else closes. Layers over each other close one by one.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    openLayers += 1;
    const layer = openLayers;
    const onPop = () => {
      if (layersHere() < layer) close.current();
    };
    history.pushState({ ...history.state, [LAYERS]: layer }, '');
    window.addEventListener('popstate', onPop);
    // The same function each time: it is added once.
    window.addEventListener('popstate', passOverClosedLayers);
    return () => {
      openLayers -= 1;
      window.removeEventListener('popstate', onPop);
      // After a link was followed the entry lies below the new page's.
      if (layersHere() === layer) history.back();
    };
  }, [isOpen]);
}
