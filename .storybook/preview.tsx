import '../packages/widgets/src/theme/fonts.css';
import '../packages/widgets/src/theme/global.css';
import '../packages/widgets/src/testing/themes.css';
import { directionOf, isLocale, type Locale } from '@diwan/sdk/commerce';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { I18nProvider } from '../packages/widgets/src/i18n';
import { i18nOf } from '../packages/widgets/src/testing/i18n-of';

// A busy machine needs longer than the default second for what a story waits for.
configure({ asyncUtilTimeout: 30_000 });

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

/** A theme sets its tokens on the whole document; `athel` is the one that is there without asking. */
const inTheme: Decorator = (Story, { globals }) => {
  const theme = typeof globals.theme === 'string' ? globals.theme : 'athel';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return <Story />;
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [onPageInLanguage, inTheme],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: viewport('Phone', 390, 844),
        tablet: viewport('Tablet', 768, 1024),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
  },
  initialGlobals: { locale: 'en', theme: 'athel' },
  globalTypes: {
    theme: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'athel', title: 'Athel' },
          { value: 'sidr', title: 'Sidr' },
        ],
      },
    },
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
