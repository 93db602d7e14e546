import '../packages/widgets/src/theme/fonts.css';
import '../packages/widgets/src/theme/global.css';
import { directionOf, isLocale, type Locale } from '@diwan/sdk/commerce';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from '../packages/widgets/src/i18n';
import { i18nOf } from '../packages/widgets/src/testing/i18n-of';

const localeOf = (globals: Record<string, unknown>): Locale =>
  isLocale(globals.locale) ? globals.locale : 'en';

/** A story stands on a page of its language: `lang` and `dir` belong to the document, as they do in the shop. */
const onPageInLanguage: Decorator = (Story, { globals }) => {
  const locale = localeOf(globals);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  return (
    <I18nProvider i18n={i18nOf[locale]}>
      <Story />
    </I18nProvider>
  );
};

const preview: Preview = {
  decorators: [onPageInLanguage],
  parameters: { a11y: { test: 'error' }, controls: { expanded: true } },
  initialGlobals: { locale: 'en' },
  globalTypes: {
    locale: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
  },
};

export default preview;
