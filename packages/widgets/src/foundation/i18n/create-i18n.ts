import { FALLBACK_LOCALE, formatNumber, LOCALES, type Locale } from '@diwan/sdk/commerce';
import { createInstance, type InitOptions, type i18n } from 'i18next';
import { sayOnce } from '../diagnostics/say-once';
import type { Namespace } from './keys';

/** An i18next instance with our texts; components read it through `useI18n`. */
export type I18n = i18n;

/** The i18next of an app, which may be of another major version than ours: what we need of it. */
export interface HostI18n {
  readonly language: string;
  on(event: 'languageChanged', listener: (language: string) => void): void;
  cloneInstance(options: object): object;
}

export interface TranslationTree {
  readonly [key: string]: string | TranslationTree;
}

/** Texts by language and namespace, as returned by `loadNamespaces`. */
export type Resources = { readonly [L in Locale]?: { readonly [N in Namespace]?: TranslationTree } };

/** Host apps have namespaces named `common` and `cart` too, so ours have a prefix in i18next. */
export const namespaceName = (namespace: string): string => `diwan-${namespace}`;

/** Maps a host app's language to one of ours: `ar-EG` to Arabic, unsupported languages to English. */
export function localeOf(language: string): Locale {
  const [primary] = language.toLowerCase().split('-');
  return LOCALES.find((locale) => locale === primary) ?? FALLBACK_LOCALE;
}

function reportMissing(languages: readonly string[], namespace: string, key: string): void {
  const missing = `"${key}" of "${namespace}" in "${languages.join()}"`;
  sayOnce(`Missing text: ${missing}. Is its namespace loaded?`);
}

/** Created per instance, since i18next stores texts in its options. */
const optionsFor = (locale: Locale): InitOptions => ({
  lng: locale,
  fallbackLng: FALLBACK_LOCALE,
  // Texts are added before rendering, so there is nothing to wait for.
  initAsync: false,
  resources: {},
  ns: [],
  nsSeparator: ':',
  // React escapes values.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: () => '',
  appendNamespaceToMissingKey: true,
  saveMissing: process.env.NODE_ENV !== 'production',
  saveMissingTo: 'current',
  saveMissingPlurals: false,
  missingKeyHandler: reportMissing,
  react: { useSuspense: false },
});

/** Our own instance, which formats `{{count, number}}` in the language's digits. */
export function createPlainI18n(locale: Locale): I18n {
  const own = createInstance();
  void own.init(optionsFor(locale));
  own.services.formatter?.add('number', (value, language) =>
    value === undefined ? '' : formatNumber(Number(value), localeOf(language ?? locale)),
  );
  return own;
}

/** An instance that shares texts and formats with `host`, and follows its language. */
function createGuest(host: HostI18n): I18n {
  const guest = host.cloneInstance(optionsFor(localeOf(host.language))) as I18n;
  host.on('languageChanged', (language) => void guest.changeLanguage(localeOf(language)));
  return guest;
}

/**
 * An i18next instance that is ready synchronously. Texts can be added, but its language never changes: a server shares
 * one instance per language between requests.
 * | A React app with its own initialised instance passes it as `host`. Our texts are then added there, in namespaces
 * prefixed with `diwan-`, where the app's overrides take precedence, and the language is the app's.
 */
export function createI18n({
  resources = {},
  ...source
}: ({ locale: Locale } | { host: HostI18n }) & { resources?: Resources }): I18n {
  const i18n = 'host' in source ? createGuest(source.host) : createPlainI18n(source.locale);
  addTexts(i18n, resources);
  return i18n;
}

/** Adds texts; existing ones are kept. Call before rendering the components that need them. */
export function addTexts(i18n: I18n, resources: Resources): void {
  for (const [locale, namespaces] of Object.entries(resources)) {
    for (const [namespace, tree] of Object.entries(namespaces)) {
      i18n.addResourceBundle(locale, namespaceName(namespace), tree, true, false);
    }
  }
}

export const hasTexts = (i18n: I18n, locale: Locale, namespace: Namespace): boolean =>
  i18n.hasResourceBundle(locale, namespaceName(namespace));
