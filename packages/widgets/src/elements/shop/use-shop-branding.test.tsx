import { createFakeBackend, type FakeShop, makeShop } from '@diwan/sdk/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18n, hasTexts, translatorOf } from '../../foundation/i18n';
import { browserStorage } from '../../foundation/stores';
import { createPageShop } from './create-page-shop';
import { createResponses } from './responses';
import { useShopBranding } from './use-shop-branding';

/** jsdom has no constructable style sheets. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  Object.assign(Document.prototype, { adoptedStyleSheets: [] });
});
afterEach(() => void vi.unstubAllGlobals());

function open(overrides: object) {
  const settings = { ...makeShop().settings, ...overrides } as FakeShop['settings'];
  vi.stubGlobal('fetch', createFakeBackend({ settings }).fetch);
  const shop = createPageShop(createResponses(), 'https://looks.example/api', browserStorage());
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  Object.assign(root, { adoptedStyleSheets: [] });
  const i18n = createI18n({ locale: 'ar' });
  const values: unknown[] = [];
  const hook = renderHook(
    ({ inLanguage }) => {
      const shown = useShopBranding(shop, element, inLanguage);
      values.push(shown && hasTexts(inLanguage, 'ar', 'currencies'));
      return shown;
    },
    { initialProps: { inLanguage: i18n } },
  );
  return {
    ...hook,
    i18n,
    /** For each rendering whether the names of currencies were there; undefined without settings. */
    values,
    sheets: () => (root.adoptedStyleSheets as unknown as FakeSheet[]).map(({ text }) => text),
  };
}

it('waits for nothing in a shop without branding of its own', async () => {
  const { result, sheets } = open({});
  await waitFor(() => expect(result.current?.currency).toBe('SAR'));
  expect(sheets()).toEqual([]);
});

it('has the names of another currency with the settings, never without', async () => {
  const { result, i18n, values, rerender } = open({ currency: 'AED' });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current?.currency).toBe('AED'));
  expect(translatorOf(i18n).t('currencies:AED', { count: 11, value: 11 })).toBe('11 درهمًا إماراتيًا');
  rerender({ inLanguage: createI18n({ locale: 'ar' }) });
  expect(values).not.toContain(false);
});

it('dresses an element in the shop’s colours and typefaces, and undresses it', async () => {
  const theme = {
    colors: { action_ground: '#1d4e3a' },
    fonts_ar: { display: null, text: 'Amiri' },
    font_files: [{ family: 'Amiri', src_url: '/files/media/amiri.woff2', weight: '400' }],
  };
  const { result, sheets, unmount, rerender } = open({ theme });
  await waitFor(() => expect(result.current).toBeDefined());
  expect(sheets().join()).toContain(
    '.diwan-embed-root{--diwan-color-action-ground:var(--diwan-page-color-action-ground,#1d4e3a)}',
  );
  expect(sheets().join()).toContain('--diwan-font-text:var(--diwan-page-font-text,Amiri)');
  rerender({ inLanguage: createI18n({ locale: 'en' }) });
  expect(sheets()).toHaveLength(1);
  const faces = document.adoptedStyleSheets as unknown as FakeSheet[];
  expect(faces.map(({ text }) => text)).toEqual([
    expect.stringMatching(/https:\/\/looks\.example\/files\/media\/amiri\.woff2/),
  ]);
  unmount();
  expect(sheets()).toEqual([]);
});

it('keeps the designed looks where a theme breaks the contract', async () => {
  const { result, sheets } = open({ theme: { colors: { action_ground: 'red;}' }, font_files: 'none' } });
  await waitFor(() => expect(result.current).toBeDefined());
  expect(sheets().join()).toBe('');
});
