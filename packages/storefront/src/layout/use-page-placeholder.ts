import { useEffect, useState } from 'react';

const load = () => import('./placeholder');

type Placeholder = Awaited<ReturnType<typeof load>>['PagePlaceholder'];

/** Fetched with the first page that a link leads to, well before it is shown. Without it the page before stays. */
export function usePagePlaceholder(isNeeded: boolean): Placeholder | undefined {
  const [Found, setFound] = useState<Placeholder>();
  useEffect(() => {
    if (isNeeded)
      load().then(
        ({ PagePlaceholder }) => setFound(() => PagePlaceholder),
        () => {},
      );
  }, [isNeeded]);
  return Found;
}
