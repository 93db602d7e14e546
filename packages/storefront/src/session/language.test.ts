import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressedLocale, applyStoredLanguage, storeLanguageOfAddress } from './language';

const cookie = () => /i18nextLng=(\w+)/.exec(document.cookie)?.[1];

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the one way jsdom knows
  document.cookie = 'i18nextLng=; Max-Age=0; Path=/';
});

describe('addressedLocale', () => {
  it.each([
    ['/?lang=ar', 'ar'],
    ['/cart?x=1&lang=en', 'en'],
    ['/?lang=fr', undefined],
    ['/', undefined],
  ])('%s is %s', (path, locale) => expect(addressedLocale(new URL(path, 'https://x'))).toBe(locale));
});

describe('applyStoredLanguage', () => {
  it('leaves everything as it is without a stored choice or with the same one', () => {
    applyStoredLanguage('en');
    localStorage.setItem('i18nextLng', 'en');
    applyStoredLanguage('en');
    expect(cookie()).toBeUndefined();
  });

  it('ignores a stored choice that is no language of ours', () => {
    localStorage.setItem('i18nextLng', 'fr');
    applyStoredLanguage('en');
    expect(cookie()).toBeUndefined();
  });

  it.each(['ar-SA', 'AR', 'ar_SA'])('takes %s for Arabic', (stored) => {
    localStorage.setItem('i18nextLng', stored);
    sessionStorage.setItem('diwan-language-reload', 'ar');
    applyStoredLanguage('en');
    expect(cookie()).toBe('ar');
  });

  it('takes en-US for English', () => {
    localStorage.setItem('i18nextLng', 'en-US');
    sessionStorage.setItem('diwan-language-reload', 'en');
    applyStoredLanguage('ar');
    expect(cookie()).toBe('en');
  });

  it('sends another stored choice to the server, and gives up when that did not help', () => {
    localStorage.setItem('i18nextLng', 'ar');
    sessionStorage.setItem('diwan-language-reload', 'ar');
    applyStoredLanguage('en');
    expect(cookie()).toBe('ar');
  });
});

describe('storeLanguageOfAddress', () => {
  it('makes the language of the address the choice, and takes it out of the address', () => {
    window.history.replaceState({ entry: 'kept' }, '', '/checkout?promo_code=X&lang=ar#basket=abc');
    localStorage.setItem('i18nextLng', 'en');
    storeLanguageOfAddress();
    expect(localStorage.getItem('i18nextLng')).toBe('ar');
    expect(cookie()).toBe('ar');
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe('/checkout?promo_code=X#basket=abc');
    expect(window.history.state).toEqual({ entry: 'kept' });
  });

  it('leaves it in the address where cookies are blocked: a reload would forget it', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    window.history.replaceState(null, '', '/?lang=ar');
    storeLanguageOfAddress();
    expect(window.location.search).toBe('?lang=ar');
    vi.restoreAllMocks();
  });

  it('leaves a language that is none of ours alone', () => {
    window.history.replaceState(null, '', '/?lang=fr');
    storeLanguageOfAddress();
    expect(cookie()).toBeUndefined();
    expect(window.location.search).toBe('?lang=fr');
  });
});
