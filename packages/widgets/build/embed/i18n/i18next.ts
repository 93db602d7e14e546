/**
 * `i18next` in the embed: finding a text, its plural form and its parameters, in a twentieth of the bytes. It has what
 * `src/foundation/i18n` uses, and a test compares the two for every key.
 */
import type { TranslationTree } from '../../../src/foundation/i18n';

type Params = Readonly<Record<string, unknown>>;
type Format = (value: unknown, language: string) => string;

interface Options {
  readonly lng: string;
  readonly fallbackLng: string;
  readonly missingKeyHandler: (languages: readonly string[], namespace: string, key: string) => void;
  readonly saveMissing: boolean;
}

function leafAt(tree: TranslationTree | undefined, path: string): string | undefined {
  let node: string | TranslationTree | undefined = tree;
  for (const step of path.split('.')) node = typeof node === 'object' ? node[step] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** The forms to try for a count, best first. A `_zero` form serves 0 even where the language has no such category. */
function pluralForms(language: string, path: string, count: unknown): string[] {
  if (typeof count !== 'number') return [path];
  const category = `${path}_${new Intl.PluralRules(language).select(count)}`;
  return count === 0 ? [`${path}_zero`, category, path] : [category, path];
}

export function createInstance() {
  const trees = new Map<string, TranslationTree>();
  const formats = new Map<string, Format>();
  let options: Options;

  const find = (language: string, namespace: string, path: string, count: unknown): string | undefined => {
    const tree = trees.get(`${language} ${namespace}`);
    const texts = pluralForms(language, path, count).map((form) => leafAt(tree, form));
    return texts.find((text) => text !== undefined);
  };

  /** Fills `{{name}}` as given and `{{name, number}}` by that format. A missing parameter leaves nothing. */
  const interpolate = (text: string, params: Params, language: string): string =>
    text.replace(/\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*)?\}\}/g, (_match, name: string, format = '') => {
      const value = params[name];
      return formats.get(format)?.(value, language) ?? String(value ?? '');
    });

  return {
    language: '',
    services: { formatter: { add: (name: string, format: Format) => void formats.set(name, format) } },
    async init(given: Options): Promise<void> {
      options = given;
      this.language = given.lng;
    },
    addResourceBundle(language: string, namespace: string, tree: TranslationTree): void {
      const key = `${language} ${namespace}`;
      trees.set(key, { ...tree, ...trees.get(key) });
    },
    hasResourceBundle: (language: string, namespace: string): boolean =>
      trees.has(`${language} ${namespace}`),
    getResource: (language: string, namespace: string, path: string): string | undefined =>
      leafAt(trees.get(`${language} ${namespace}`), path),
    t(key: string, params: Params): string {
      const [namespace = '', path = ''] = key.split(':');
      for (const language of [this.language, options.fallbackLng]) {
        const text = find(language, namespace, path, params.count);
        if (text !== undefined) return interpolate(text, params, this.language);
      }
      if (options.saveMissing) options.missingKeyHandler([this.language], namespace, path);
      return key;
    },
  };
}
