import '../packages/widgets/src/foundation/theme/global.css';
import '../packages/widgets/src/testing/themes.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { inLanguage, languageItems } from './languages';
import { docsTheme, themeItems } from './theme';

configure({
  // The default of one second is too short on a busy machine.
  asyncUtilTimeout: 30_000,
  // Announced text is usually in view too; a query that finds both waits until one of them is gone.
  defaultIgnore: 'script, style, [aria-live] *',
});

/** A theme sets its tokens on the document; `athel` is the default. */
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

// Loaded with the first documentation page; stories and their tests don't need it.
const ComponentPage = lazy(() => import('./blocks/ComponentPage'));

/** Removes references to the specification, which readers of the documentation don't have. */
const withoutSources = (comment: string) => comment.replace(/ \(spec [^)]*\)/g, '');

const preview: Preview = {
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, { description = '', ...type }]) => [
          name,
          { ...type, description: withoutSources(description) },
        ]),
      ),
  ],
  // Clears form drafts.
  beforeEach: () => sessionStorage.clear(),
  decorators: [inLanguage, inTheme],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      theme: docsTheme,
      extractComponentDescription: (component: { __docgenInfo?: { description?: string } } | undefined) =>
        withoutSources(component?.__docgenInfo?.description ?? ''),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        // What has no place in `order`.
        method: 'alphabetical',
        order: [
          'start',
          'foundations',
          ['Colour', 'Type', 'Space', 'Icons', 'Right to left'],
          'recipes',
          'sdk',
          ['Client', 'Parts', 'Contract', 'Commerce', 'Webhooks', 'Staff', 'Testing', 'Conformance'],
          'widgets',
          'sections',
          'pages',
          'ui',
          'theme',
        ],
      },
    },
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
        items: themeItems,
      },
    },
    locale: {
      description: 'Language and direction',
      toolbar: { icon: 'globe', dynamicTitle: true, items: languageItems },
    },
  },
};

export default preview;
