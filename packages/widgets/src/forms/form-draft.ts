/** What was typed into a form: kept for the tab, so that a reload or a switch of the language loses nothing. */
export interface FormDraft {
  /** Texts by field; none where nothing is stored or storage is forbidden. */
  read(): Readonly<Record<string, string>>;
  write(values: object): void;
  clear(): void;
}

const PREFIX = 'diwan-form-';

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** Runs something storage may forbid: blocked by the visitor's settings or a sandboxed frame. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The draft of a form; `name` distinguishes it from the other forms of the site. */
export function formDraft(name: string): FormDraft {
  const key = PREFIX + name;
  return {
    read() {
      const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'));
      return Object.fromEntries(Object.entries(stored ?? {}).filter(isText));
    },
    write(values) {
      attempt(() => sessionStorage.setItem(key, JSON.stringify(values)));
    },
    clear() {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}
