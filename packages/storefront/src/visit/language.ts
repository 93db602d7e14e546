import {
  directionOf,
  LANGUAGE_PARAM,
  LANGUAGE_STORAGE_KEY,
  type Locale,
  localeOfTag,
  otherLocale,
} from '@diwan/sdk/commerce';
import { attempt } from './attempt';

/** Session storage key: set when the language was switched; `key` or `pointer`. */
const SWITCHED_KEY = 'diwan-language-switched';
const RELOADED_KEY = 'diwan-language-reload';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The language in the URL's query as typed or pasted, if supported: its first word decides. */
export function addressedLocale(url: URL): Locale | undefined {
  const [word = ''] = /[a-z]+/i.exec(url.searchParams.get(LANGUAGE_PARAM) ?? '') ?? [];
  return localeOfTag(word);
}

/** Cookie that mirrors the choice for the server. */
export const languageCookie = (locale: Locale): string =>
  `${LANGUAGE_STORAGE_KEY}=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;

function storeLocale(locale: Locale): void {
  attempt(() => localStorage.setItem(LANGUAGE_STORAGE_KEY, locale));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = languageCookie(locale);
}

const isCookieSet = (locale: Locale): boolean =>
  document.cookie.split('; ').includes(`${LANGUAGE_STORAGE_KEY}=${locale}`);

/**
 * Switches to the other language (spec §1): stores the choice, sets the direction and reloads with the same path and
 * query. Removes a language from the query, because it would override the choice.
 */
export function toggleLanguage(current: Locale): void {
  const next = otherLocale(current);
  storeLocale(next);
  const { documentElement } = document;
  documentElement.lang = next;
  documentElement.dir = directionOf(next);
  const url = new URL(window.location.href);
  if (url.searchParams.has(LANGUAGE_PARAM)) {
    url.searchParams.delete(LANGUAGE_PARAM);
    window.location.replace(url);
  } else {
    window.location.reload();
  }
}

/** The tool that activated the language switch; screen readers activate as keys do. */
type Activation = 'key' | 'pointer';

/** Makes the next page start with the focus on its language switch. */
export const keepFocusOnSwitch = (activation: Activation): void =>
  void attempt(() => sessionStorage.setItem(SWITCHED_KEY, activation));

/** Returns once, for the page before, the tool that activated the language switch; undefined if none did. */
export function takeFocusOnSwitch(): Activation | undefined {
  const activation = attempt(() => sessionStorage.getItem(SWITCHED_KEY)) ?? undefined;
  if (activation) attempt(() => sessionStorage.removeItem(SWITCHED_KEY));
  return activation === 'key' || activation === 'pointer' ? activation : undefined;
}

/**
 * Before hydration: a language in the URL, for example in a link from a partner's page, becomes the visitor's choice
 * and is removed from the URL, where it would override the next choice. Without cookies it stays, because the server
 * has nothing else to go by.
 */
export function storeLanguageOfAddress(): void {
  const url = new URL(window.location.href);
  const locale = addressedLocale(url);
  if (!locale) return;
  storeLocale(locale);
  if (!isCookieSet(locale)) return;
  url.searchParams.delete(LANGUAGE_PARAM);
  history.replaceState(history.state, '', url);
}

/**
 * After hydration: the choice in local storage overrides what the server chose from cookie and `Accept-Language`. The
 * page is then reloaded, but only if the server will choose differently: never without cookies, never twice in a row.
 */
export function applyStoredLanguage(rendered: Locale): void {
  if (addressedLocale(new URL(window.location.href))) return;
  // Other software stores `en-US` under the same key.
  const stored = localeOfTag(attempt(() => localStorage.getItem(LANGUAGE_STORAGE_KEY)) ?? '');
  if (!stored || stored === rendered) {
    attempt(() => sessionStorage.removeItem(RELOADED_KEY));
    return;
  }
  storeLocale(stored);
  const isSecondTry = attempt(() => sessionStorage.getItem(RELOADED_KEY) !== null) ?? true;
  if (isSecondTry || !isCookieSet(stored)) return;
  attempt(() => sessionStorage.setItem(RELOADED_KEY, stored));
  window.location.reload();
}
