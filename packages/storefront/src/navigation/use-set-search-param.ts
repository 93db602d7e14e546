import { useSearchParams } from 'wouter';

type Changes = Readonly<Record<string, string | null>>;

/**
 * Sets or, with null, removes parameters of the browser's address; the page shown follows. A filter is no page of its
 * own, so the history entry is replaced: "back" leaves the list.
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
