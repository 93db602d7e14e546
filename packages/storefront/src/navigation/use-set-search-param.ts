import { useSearchParams } from 'wouter';

/**
 * Sets or, with null, removes a parameter of the browser's address; the page shown follows. A filter is no page of its
 * own, so the history entry is replaced: "back" leaves the list.
 */
export function useSetSearchParam(): (name: string, value: string | null) => void {
  const [, setSearchParams] = useSearchParams();
  return (name, value) =>
    setSearchParams(
      (params) => {
        const next = new URLSearchParams(params);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
}
