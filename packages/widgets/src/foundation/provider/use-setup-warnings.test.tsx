import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18nOf } from '../../testing/i18n-of';
import { I18nProvider } from '../i18n';
import { Announcer } from '../ui/Announcer';
import { useSetupWarnings } from './use-setup-warnings';

type Setup = Parameters<typeof useSetupWarnings>[0];

function Widget(setup: Setup) {
  useSetupWarnings(setup);
  return <Announcer>Widget</Announcer>;
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const { documentElement: page } = document;

beforeEach(() => {
  vi.useFakeTimers();
  page.style.setProperty('--diwan-rem', '1rem');
});
afterEach(() => {
  vi.useRealTimers();
  warn.mockClear();
  page.dir = '';
  page.removeAttribute('style');
});

interface Page extends Partial<Setup> {
  locale?: 'en' | 'ar';
  dir?: 'rtl' | undefined;
}

function warnings({ locale = 'en', dir, baseUrl = undefined, hasShopAddress = false }: Page = {}): string[] {
  render(
    <div dir={dir}>
      <I18nProvider i18n={i18nOf[locale]}>
        <Widget baseUrl={baseUrl} hasShopAddress={hasShopAddress} />
      </I18nProvider>
    </div>,
  );
  vi.runAllTimers();
  return warn.mock.calls.map(([line]) => line);
}

describe('the direction', () => {
  it('is missing for Arabic widgets in a page from left to right', () => {
    expect(warnings({ locale: 'ar' })).toEqual([
      expect.stringContaining('nothing in the page has dir="rtl"'),
    ]);
  });

  it('is wrong for English widgets in a page from right to left', () => {
    page.dir = 'rtl';
    expect(warnings()).toHaveLength(1);
  });

  it('may be that of the document or of an element', () => {
    expect(warnings()).toEqual([]);
    expect(warnings({ locale: 'ar', dir: 'rtl' })).toEqual([]);
  });
});

it('names a missing style sheet', () => {
  page.removeAttribute('style');
  expect(warnings()).toEqual([expect.stringContaining("add import '@diwan/widgets/styles.css'")]);
});

describe('pictures and links', () => {
  const baseUrl = 'https://shop.example/api';

  it('need shopUrl where the API is on another origin', () => {
    expect(warnings({ baseUrl })).toEqual([
      `Pictures and links of the widgets lead to ${location.origin}, but the API is at https://shop.example. Pass shopUrl="https://shop.example" to <DiwanProvider>.`,
    ]);
  });

  it('have their address otherwise', () => {
    expect(warnings({ baseUrl, hasShopAddress: true })).toEqual([]);
    expect(warnings({ baseUrl: '/api' })).toEqual([]);
  });
});
