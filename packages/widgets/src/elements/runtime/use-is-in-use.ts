import { useEffect, useState } from 'react';

/** Whether the visitor has turned to the element: pointed at it, touched it or moved the focus into it. */
export function useIsInUse(element: HTMLElement): boolean {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => {
    const notice = () => setIsInUse(true);
    element.addEventListener('pointerover', notice, { once: true });
    element.addEventListener('focusin', notice, { once: true });
    return () => {
      element.removeEventListener('pointerover', notice);
      element.removeEventListener('focusin', notice);
    };
  }, [element]);
  return isInUse;
}
