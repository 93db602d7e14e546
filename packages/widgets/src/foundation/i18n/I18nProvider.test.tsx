import { act, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { memo } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { i18nOf, translationFiles } from '../../testing/i18n-of';
import { createI18n } from './create-i18n';
import { I18nProvider, useI18n } from './I18nProvider';

const Count = memo(() => {
  const { t, locale, direction } = useI18n();
  return (
    <p lang={locale} dir={direction}>
      {t('cart:items_title', { count: 3 })}
    </p>
  );
});

it('provides the language and its texts, also on a server', () => {
  const html = renderToString(
    <I18nProvider i18n={i18nOf.ar}>
      <Count />
    </I18nProvider>,
  );
  expect(html).toBe('<p lang="ar" dir="rtl">٣ قطع في سلتك</p>');
});

it('re-renders when a host app changes its language', async () => {
  const host = createInstance();
  await host.init({ lng: 'en' });
  const resources = { en: translationFiles('en'), ar: translationFiles('ar') };
  render(
    <I18nProvider i18n={createI18n({ host, resources })}>
      <Count />
    </I18nProvider>,
  );
  expect(screen.getByText('3 pieces in your cart')).toBeInTheDocument();
  await act(async () => {
    await host.changeLanguage('ar');
  });
  expect(screen.getByText('٣ قطع في سلتك')).toHaveAttribute('dir', 'rtl');
});

it('throws without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Count />)).toThrow('<I18nProvider>');
  vi.restoreAllMocks();
});
