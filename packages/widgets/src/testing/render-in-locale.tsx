import { directionOf, type Locale } from '@diwan/sdk/commerce';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nProvider } from '../foundation/i18n';
import { i18nOf } from './i18n-of';

/** Renders a view or widget in a page of the given language. */
export function renderInLocale(content: ReactNode, locale: Locale = 'en'): RenderResult {
  return render(content, {
    wrapper: ({ children }) => (
      <div lang={locale} dir={directionOf(locale)}>
        <I18nProvider i18n={i18nOf[locale]}>{children}</I18nProvider>
      </div>
    ),
  });
}
