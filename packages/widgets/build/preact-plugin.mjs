import { fileURLToPath } from 'node:url';

const local = (/** @type {string} */ file) => fileURLToPath(new URL(`./preact/${file}`, import.meta.url));

/** What stands in for React and its signals in the embed. */
const replacements = {
  react: local('react.mjs'),
  'react-dom/client': local('react-dom-client.mjs'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  '@preact/signals-react/runtime': local('signals-runtime.mjs'),
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
