import { jsonText } from '@diwan/sdk/commerce';

/** Typed values of a form, stored for the tab's lifetime so that they survive a reload or a change of language. */
export interface FormDraft {
  /** Texts by field; empty if nothing is stored or storage is blocked. */
  read(): Readonly<Record<string, string>>;
  write(values: object): void;
  clear(): void;
}

const PREFIX = 'diwan-form-';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Runs an action that may throw because storage is blocked by browser settings or a sandboxed frame. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The draft of a form; `name` is unique among the site's forms. */
export function formDraft(name: string): FormDraft {
  const key = PREFIX + name;
  return {
    read() {
      const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'));
      return Object.fromEntries(Object.entries(stored ?? {}).filter(isText));
    },
    write(values) {
      attempt(() => sessionStorage.setItem(key, jsonText(values)));
    },
    clear() {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}
