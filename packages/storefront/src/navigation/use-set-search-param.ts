import { useSearchParams } from 'wouter';

type Changes = Readonly<Record<string, string | null>>;

/**
 * Returns a function that sets or, with null, removes query parameters; the page follows. A filter isn't a page of its
 * own, so the history entry is replaced: Back leaves the list.
 */
export function useSetSearchParams(): (changes: Changes) => void {
  const [, setSearchParams] = useSearchParams();
  return (changes) =>
    setSearchParams(
      (params) => {
        const next = new URLSearchParams(params);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
}

/** `useSetSearchParams` for one parameter. */
export function useSetSearchParam(): (name: string, value: string | null) => void {
  const setSearchParams = useSetSearchParams();
  return (name, value) => setSearchParams({ [name]: value });
}
