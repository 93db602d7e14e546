import { useEffect, useState } from 'react';
import { whenIdle } from '../navigation/when-idle';

/** False on the server and until the browser has had time after hydration. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
