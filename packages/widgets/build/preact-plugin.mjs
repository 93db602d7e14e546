import { fileURLToPath } from 'node:url';

const local = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** What React, its signals and i18next are in the embed. */
const replacements = {
  react: local('preact/react.mjs'),
  'react-dom/client': local('preact/react-dom-client.mjs'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  '@preact/signals-react/runtime': local('preact/signals-runtime.mjs'),
  i18next: local('embed/i18n/i18next.ts'),
  'react-i18next': local('embed/i18n/react-i18next.ts'),
};

/**
 * Builds the same source on Preact instead of React.
 * @param {{ root: string }} options `root`: package whose dependencies are used
 * @returns {import('esbuild').Plugin}
 */
export const preactPlugin = ({ root }) => ({
  name: 'preact',
  setup(build) {
    for (const [request, replacement] of Object.entries(replacements)) {
      build.onResolve({ filter: new RegExp(`^${request}$`) }, ({ kind }) =>
        replacement.startsWith('/')
          ? { path: replacement }
          : build.resolve(replacement, { resolveDir: root, kind }),
      );
    }
  },
});
