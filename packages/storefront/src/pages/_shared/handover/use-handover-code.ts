import { HANDOVER_FRAGMENT } from '@diwan/widgets/internal';
import { useCallback, useEffect, useState } from 'react';

const prefix = `#${HANDOVER_FRAGMENT}=`;

const codeOfAddress = (): string | undefined =>
  window.location.hash.startsWith(prefix) ? window.location.hash.slice(prefix.length) : undefined;

/**
 * The basket code in the URL fragment, read after hydration and whenever the fragment changes. `forget` removes it from
 * the URL, so that neither a reload nor a shared link repeats it; until then a reload tries again.
 */
export function useHandoverCode(): { code: string | undefined; forget: () => void } {
  const [code, setCode] = useState<string>();

  useEffect(() => {
    const read = () => setCode(codeOfAddress());
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const forget = useCallback(() => {
    // Another link may have been opened since, whose `hashchange` is still to come.
    if (code !== undefined && codeOfAddress() === code) {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    setCode((present) => (present === code ? undefined : present));
  }, [code]);

  return { code, forget };
}
