import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18nOf } from '../../testing/i18n-of';
import { I18nProvider } from '../i18n';
import { useDirectionWarning } from './use-direction-warning';

function Widget() {
  useDirectionWarning();
  return null;
}

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  warn.mockClear();
  document.documentElement.dir = '';
});

function warnings(locale: 'en' | 'ar', dir?: 'rtl'): number {
  render(
    <div dir={dir}>
      <I18nProvider i18n={i18nOf[locale]}>
        <Widget />
      </I18nProvider>
    </div>,
  );
  vi.runAllTimers();
  return warn.mock.calls.length;
}

it('warns of Arabic widgets in a page from left to right', () => {
  expect(warnings('ar')).toBe(1);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('nothing in the page has dir="rtl"'));
});

it('warns of English widgets in a page from right to left', () => {
  document.documentElement.dir = 'rtl';
  expect(warnings('en')).toBe(1);
});

it('accepts the direction of the document or of an element', () => {
  expect(warnings('en')).toBe(0);
  expect(warnings('ar', 'rtl')).toBe(0);
});
