import { useEffect, useState } from 'react';

const load = () => import('./placeholder');

type Placeholder = Awaited<ReturnType<typeof load>>['PagePlaceholder'];

/** Fetched on the first navigation, well before it is shown. If it fails to load, the previous page stays. */
export function usePagePlaceholder(isNeeded: boolean): Placeholder | undefined {
  const [Component, setComponent] = useState<Placeholder>();
  useEffect(() => {
    if (isNeeded)
      load().then(
        ({ PagePlaceholder }) => setComponent(() => PagePlaceholder),
        () => {},
      );
  }, [isNeeded]);
  return Component;
}
