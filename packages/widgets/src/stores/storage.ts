/** Where baskets survive a reload: text by key, shared with the other tabs of the site. */
export interface TextStorage {
  /** The stored text; null when there is none or reading is forbidden. */
  read(key: string): string | null;
  /** Whether the text was stored: a full or forbidden storage answers false, it never throws. */
  write(key: string, text: string): boolean;
  /** Calls `onChange` with the new text (null: removed) after another tab has written `key`. Returns the way to stop. */
  subscribe(key: string, onChange: (text: string | null) => void): () => void;
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    // Blocked by the visitor's settings or a sandboxed frame: the basket then lives as long as the page.
    return null;
  }
}

/** `localStorage`, touched only when asked for something: creating it is safe on a server and before hydration. */
export function browserStorage(): TextStorage {
  return {
    read,
    write(key, text) {
      try {
        window.localStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
    subscribe(key, onChange) {
      const listen = (event: StorageEvent) => {
        // `key` is null when the whole storage was cleared.
        if (event.key === key || event.key === null) onChange(event.key === null ? null : event.newValue);
      };
      // A page that the browser keeps for the way back hears nothing of other tabs.
      let textWhenLeft: string | null;
      const leave = () => {
        textWhenLeft = read(key);
      };
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        const text = read(key);
        if (persisted && text !== textWhenLeft) onChange(text);
      };
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('storage', listen, { signal });
      window.addEventListener('pagehide', leave, { signal });
      window.addEventListener('pageshow', comeBack, { signal });
      return () => listening.abort();
    },
  };
}

/** Keeps texts as long as it lives itself; several store sets over one behave like several tabs. */
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
      const those = listeners.get(key) ?? new Set();
      listeners.set(key, those.add(onChange));
      return () => those.delete(onChange);
    },
  };
}
