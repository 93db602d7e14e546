import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { sdkReference } from './sdk-reference.ts';

const widgetStyles = fileURLToPath(new URL('../packages/widgets/src/styles.ts', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/**/*.mdx',
    './blocks/*.stories.tsx',
    '../packages/widgets/src/**/*.stories.tsx',
    '../packages/storefront/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Extracting props and comments from all source files is slow, and story tests don't need them.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), sdkReference()],
      resolve: {
        conditions: ['diwan-source', 'module', 'browser', 'development|production'],
        // The compiler of style sheets knows aliases, but not these conditions.
        alias: [{ find: /^@diwan\/widgets\/styles$/, replacement: widgetStyles }],
      },
    }),
};

export default config;
