import { useEffect, useState } from 'react';
import { finePointer } from '../theme/fine-pointer';

/**
 * Whether the visitor has a mouse or trackpad. False on servers, until the component has been painted, and without
 * `matchMedia`, as in tests of apps.
 */
export function useFinePointer(): boolean {
  const [isFine, setIsFine] = useState(false);
  useEffect(() => setIsFine(window.matchMedia?.(finePointer).matches), []);
  return isFine;
}
