import { useEffect, useRef } from 'react';

/**
 * While open, the browser's Back closes instead of leaving the page. It adds one entry to the history and takes it away
 * again when something else closes.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    let isOurs = true;
    const onPop = () => {
      isOurs = false;
      close.current();
    };
    history.pushState(history.state, '');
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      if (isOurs) history.back();
    };
  }, [isOpen]);
}
