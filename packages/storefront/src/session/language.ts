import {
  directionOf,
  isLocale,
  LANGUAGE_PARAM,
  LANGUAGE_STORAGE_KEY,
  type Locale,
  localeOfTag,
  otherLocale,
} from '@diwan/sdk/commerce';

/** Session storage: the last page left because a key pressed the language switch. */
const SWITCHED_KEY = 'diwan-language-switched';
const RELOADED_KEY = 'diwan-language-reload';
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** The language an address asks for by itself. */
export function addressedLocale(url: URL): Locale | undefined {
  const asked = url.searchParams.get(LANGUAGE_PARAM);
  return isLocale(asked) ? asked : undefined;
}

/** Cookie that mirrors the choice for the server. */
export const languageCookie = (locale: Locale): string =>
  `${LANGUAGE_STORAGE_KEY}=${locale}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`;

/** Runs something storage may forbid: blocked by the visitor's settings or a sandboxed frame. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function storeLocale(locale: Locale): void {
  attempt(() => localStorage.setItem(LANGUAGE_STORAGE_KEY, locale));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = languageCookie(locale);
}

const isCookieSet = (locale: Locale): boolean =>
  document.cookie.split('; ').includes(`${LANGUAGE_STORAGE_KEY}=${locale}`);

/**
 * Switches to the other language (spec §1): stores the choice, sets the direction, reloads with path and query kept.
 * An address that names its language loses that, or it would overrule the choice.
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

/** Makes the next page start with the focus on its language switch. */
export const keepFocusOnSwitch = (): void => void attempt(() => sessionStorage.setItem(SWITCHED_KEY, ''));

/** Whether this page starts with the focus on its language switch; true once. */
export function takeFocusOnSwitch(): boolean {
  const isSwitched = attempt(() => sessionStorage.getItem(SWITCHED_KEY) !== null) ?? false;
  if (isSwitched) attempt(() => sessionStorage.removeItem(SWITCHED_KEY));
  return isSwitched;
}

/**
 * Before hydration: a link that names its language, from a partner's page for instance, is the visitor's choice from
 * now on, and the address loses what would overrule the next one. Without cookies it stays: the server has nothing else.
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
 * After hydration: the choice in local storage wins over what the server made of cookie and `Accept-Language`. The page
 * is then loaded once more, and only if the server will know better: never without cookies, never twice in a row.
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
