/** Persistent storage of baskets: text by key, shared between the site's tabs. */
export interface TextStorage {
  /** Returns the stored text; null if there is none or storage is blocked. */
  read(key: string): string | null;
  /** Returns whether the text was stored; false if storage is full or blocked. Never throws. */
  write(key: string, text: string): boolean;
  /**
   * Calls `onChange` with the new text (null if removed) when another tab writes `key`. Returns a function that
   * unsubscribes.
   */
  subscribe(key: string, onChange: (text: string | null) => void): () => void;
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Blocked by browser settings or a sandboxed frame: the basket then lasts until the page is closed.
    return null;
  }
}

/**
 * `localStorage`, accessed only on use: creating it is safe on a server and before hydration.
 * @param suffix of its keys, for what must not meet the plain ones
 */
export function browserStorage(suffix = ''): TextStorage {
  return {
    read: (name) => read(name + suffix),
    write(name, text) {
      try {
        window.localStorage.setItem(name + suffix, text);
        return true;
      } catch {
        return false;
      }
    },
    subscribe(name, onChange) {
      const key = name + suffix;
      const listen = (event: StorageEvent) => {
        // `key` is null when all storage was cleared.
        if (event.key === key || event.key === null) onChange(event.key === null ? null : event.newValue);
      };
      // A page in the back/forward cache receives no storage events.
      let textWhenLeft: string | null;
      const onPageHide = () => {
        textWhenLeft = read(key);
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        const text = read(key);
        if (persisted && text !== textWhenLeft) onChange(text);
      };
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('storage', listen, { signal });
      window.addEventListener('pagehide', onPageHide, { signal });
      window.addEventListener('pageshow', onPageShow, { signal });
      return () => listening.abort();
    },
  };
}

/** In-memory storage; several store sets on one behave like several tabs. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): TextStorage {
  const texts = new Map(Object.entries(initial));
  const listeners = new Map<string, Set<(text: string | null) => void>>();
  return {
    read: (key) => texts.get(key) ?? null,
    write(key, text) {
      texts.set(key, text);
      for (const listener of listeners.get(key) ?? []) listener(text);
      return true;
    },
    subscribe(key, onChange) {
      const keyListeners = listeners.get(key) ?? new Set();
      listeners.set(key, keyListeners.add(onChange));
      return () => keyListeners.delete(onChange);
    },
  };
}
