import type { DisplayedSettings } from '@diwan/sdk/contract';
import { makeSettings } from '@diwan/sdk/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, translatorOf } from '../../i18n';
import { useShopLooks } from './use-shop-looks';

/** jsdom has no constructable style sheets. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  Object.assign(document, { adoptedStyleSheets: [] });
});
afterEach(() => void vi.unstubAllGlobals());

const read = (overrides: Parameters<typeof makeSettings>[0]): DisplayedSettings => makeSettings(overrides);

function open(settings: DisplayedSettings) {
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  Object.assign(root, { adoptedStyleSheets: [] });
  const i18n = createI18n({ locale: 'ar' });
  const fileUrl = (src: string) => `https://shop.example${src}`;
  const hook = renderHook(() => useShopLooks(settings, { element, i18n, fileUrl }));
  return {
    ...hook,
    i18n,
    sheets: () => (root.adoptedStyleSheets as unknown as FakeSheet[]).map(({ text }) => text),
  };
}

it('gives the settings of a shop without looks of its own at once', () => {
  const settings = read({});
  const { result, sheets } = open(settings);
  expect(result.current).toBe(settings);
  expect(sheets()).toEqual([]);
});

it('gives them once the names of another currency are there', async () => {
  const { result, i18n } = open(read({ currency: 'AED' }));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current?.currency).toBe('AED'));
  expect(translatorOf(i18n).t('currencies:AED', { count: 11, value: 11 })).toBe('11 درهمًا إماراتيًا');
});

it('dresses an element in the shop’s colours and typefaces, and undresses it', async () => {
  const theme = {
    colors: { action_ground: '#1d4e3a' },
    fonts_ar: { display: null, text: 'Amiri' },
    font_files: [{ family: 'Amiri', src_url: '/files/media/amiri.woff2', weight: '400' }],
  };
  const { result, sheets, unmount } = open(read({ theme }));
  await waitFor(() => expect(result.current).toBeDefined());
  expect(sheets().join()).toContain(':host{--diwan-color-action-ground:#1d4e3a}');
  expect(sheets().join()).toContain('--diwan-font-text:Amiri');
  const faces = document.adoptedStyleSheets as unknown as FakeSheet[];
  expect(faces.map(({ text }) => text).join()).toContain('https://shop.example/files/media/amiri.woff2');
  unmount();
  expect(sheets()).toEqual([]);
});

it('keeps the designed looks where a theme breaks the contract', async () => {
  const settings = { ...read({}), theme: { colors: { action_ground: 'red;}' }, font_files: 'none' } };
  const { result, sheets } = open(settings);
  await waitFor(() => expect(result.current).toBeDefined());
  expect(sheets().join()).toBe('');
});
