import { useSearchParams } from 'wouter';

type Changes = Readonly<Record<string, string | null>>;

/**
 * Returns a function that sets or, with null, removes query parameters; the page follows. Each change is a history entry:
 * Back undoes a filter. Setting what is already set does nothing, since navigating to the current address reloads it.
 */
export function useSetSearchParams(): (changes: Changes) => void {
  const [params, setSearchParams] = useSearchParams();
  return (changes) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    if (String(next) !== String(params)) setSearchParams(next);
  };
}

/** `useSetSearchParams` for one parameter. */
export function useSetSearchParam(): (name: string, value: string | null) => void {
  const setSearchParams = useSetSearchParams();
  return (name, value) => setSearchParams({ [name]: value });
}
