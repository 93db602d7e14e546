import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressedLocale, applyStoredLanguage, storeLanguageOfAddress, toggleLanguage } from './language';

const cookie = () => /i18nextLng=(\w+)/.exec(document.cookie)?.[1];

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = 'i18nextLng=; Max-Age=0; Path=/';
});

describe('addressedLocale', () => {
  it.each([
    ['/?lang=ar', 'ar'],
    ['/cart?x=1&lang=en', 'en'],
    ['/?lang=AR', 'ar'],
    ['/?lang=ar-SA', 'ar'],
    ['/?lang=%E2%80%8Far.', 'ar'],
    ['/?lang=fr', undefined],
    ['/?lang=arabesque', undefined],
    ['/', undefined],
  ])('%s is %s', (path, locale) => expect(addressedLocale(new URL(path, 'https://x'))).toBe(locale));
});

describe('applyStoredLanguage', () => {
  it('does nothing without a stored choice or with the same one', () => {
    applyStoredLanguage('en');
    localStorage.setItem('i18nextLng', 'en');
    applyStoredLanguage('en');
    expect(cookie()).toBeUndefined();
  });

  it('ignores an unsupported stored language', () => {
    localStorage.setItem('i18nextLng', 'fr');
    applyStoredLanguage('en');
    expect(cookie()).toBeUndefined();
  });

  it.each(['ar-SA', 'AR', 'ar_SA'])('treats %s as Arabic', (stored) => {
    localStorage.setItem('i18nextLng', stored);
    sessionStorage.setItem('diwan-language-reload', 'ar');
    applyStoredLanguage('en');
    expect(cookie()).toBe('ar');
  });

  it('treats en-US as English', () => {
    localStorage.setItem('i18nextLng', 'en-US');
    sessionStorage.setItem('diwan-language-reload', 'en');
    applyStoredLanguage('ar');
    expect(cookie()).toBe('en');
  });

  it('sends a different stored choice to the server, and gives up if that did not help', () => {
    localStorage.setItem('i18nextLng', 'ar');
    sessionStorage.setItem('diwan-language-reload', 'ar');
    applyStoredLanguage('en');
    expect(cookie()).toBe('ar');
  });
});

describe('toggleLanguage', () => {
  it('stores the other language, for the server too, and turns the page’s direction before it reloads', () => {
    // jsdom can't reload, and says so.
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [current, next, dir] of [
      ['en', 'ar', 'rtl'],
      ['ar', 'en', 'ltr'],
    ] as const) {
      toggleLanguage(current);
      expect(localStorage.getItem('i18nextLng')).toBe(next);
      expect(cookie()).toBe(next);
      expect(document.documentElement).toHaveAttribute('lang', next);
      expect(document.documentElement).toHaveAttribute('dir', dir);
    }
    complain.mockRestore();
  });
});

describe('storeLanguageOfAddress', () => {
  it('stores the language of the URL as the choice and removes it from the URL', () => {
    window.history.replaceState({ entry: 'kept' }, '', '/checkout?promo_code=X&lang=ar#basket=abc');
    localStorage.setItem('i18nextLng', 'en');
    storeLanguageOfAddress();
    expect(localStorage.getItem('i18nextLng')).toBe('ar');
    expect(cookie()).toBe('ar');
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/checkout?promo_code=X#basket=abc');
    expect(window.history.state).toEqual({ entry: 'kept' });
  });

  it('keeps it in the URL when cookies are blocked, because a reload would lose it', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    window.history.replaceState(null, '', '/?lang=ar');
    storeLanguageOfAddress();
    expect(window.location.search).toBe('?lang=ar');
    vi.restoreAllMocks();
  });

  it('ignores an unsupported language', () => {
    window.history.replaceState(null, '', '/?lang=fr');
    storeLanguageOfAddress();
    expect(cookie()).toBeUndefined();
    expect(window.location.search).toBe('?lang=fr');
  });
});
