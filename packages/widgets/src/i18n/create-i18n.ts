import { type Direction, directionOf, FALLBACK_LOCALE, formatNumber, type Locale } from '@diwan/sdk/commerce';
import type { Namespace, PluralKey, TranslationKey } from './keys';

export interface TranslationTree {
  readonly [key: string]: string | TranslationTree;
}

/** Loaded texts by language and namespace, as returned by `loadNamespaces`. */
export type Resources = { readonly [L in Locale]?: { readonly [N in Namespace]?: TranslationTree } };

export type TranslationParams = Readonly<Record<string, string | number>>;

type Arguments<Key extends TranslationKey> = Key extends PluralKey
  ? [params: TranslationParams & { readonly count: number }]
  : [params?: TranslationParams];

/** `t('cart:items_title', { count: 3 })`: the text in the current language, else English, else the key itself. */
export type Translate = <Key extends TranslationKey>(key: Key, ...args: Arguments<Key>) => string;

export interface I18n {
  readonly locale: Locale;
  readonly direction: Direction;
  readonly t: Translate;
}

const pluralRules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};

function leafAt(tree: TranslationTree | undefined, path: string): string | undefined {
  let node: string | TranslationTree | undefined = tree;
  for (const step of path.split('.')) node = typeof node === 'object' ? node[step] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** The forms to try for a count, best first. A `_zero` form serves 0 even where the language has no such category. */
function* pluralForms(locale: Locale, path: string, count: number | undefined) {
  if (count !== undefined) {
    if (count === 0) yield `${path}_zero`;
    yield `${path}_${pluralRules[locale].select(count)}`;
  }
  yield path;
}

function find(resources: Resources, locale: Locale, key: string, count: number | undefined) {
  const [namespace, path] = key.split(':') as [Namespace, string];
  const tree = resources[locale]?.[namespace];
  for (const form of pluralForms(locale, path, count)) {
    const text = leafAt(tree, form);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Fills `{{name}}` as given and `{{name, number}}` in the language's digits. A missing parameter leaves nothing. */
function interpolate(text: string, params: TranslationParams, locale: Locale): string {
  return text.replace(/\{\{\s*(\w+)\s*(?:,\s*(number)\s*)?\}\}/g, (_match, name: string, format?: string) => {
    const value = params[name];
    return format && value !== undefined ? formatNumber(Number(value), locale) : String(value ?? '');
  });
}

const reported = new Set<string>();

function reportMissing(locale: Locale, key: string) {
  if (process.env.NODE_ENV === 'production' || reported.has(`${locale} ${key}`)) return;
  reported.add(`${locale} ${key}`);
  console.error(`No text for "${key}" in "${locale}". Is its namespace loaded?`);
}

/**
 * A translator over texts that are already loaded. It never changes: another language or further namespaces make
 * another one, so the server can share one per language between requests.
 */
export function createI18n({ locale, resources }: { locale: Locale; resources: Resources }): I18n {
  return {
    locale,
    direction: directionOf(locale),
    t: (key, ...[params = {}]) => {
      const count = typeof params.count === 'number' ? params.count : undefined;
      const own = find(resources, locale, key, count);
      if (own !== undefined) return interpolate(own, params, locale);
      const fallback = find(resources, FALLBACK_LOCALE, key, count);
      if (fallback !== undefined) return interpolate(fallback, params, FALLBACK_LOCALE);
      reportMissing(locale, key);
      return key;
    },
  };
}
