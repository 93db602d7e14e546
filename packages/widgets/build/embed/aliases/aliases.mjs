import { fileURLToPath } from 'node:url';

const local = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/** Modules that replace libraries of the npm package in the embed script, subpaths first. Nothing else differs. */
export const aliases = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': local('react-dom-client.mjs'),
  'react-dom': 'preact/compat',
  react: local('react.mjs'),
  '@preact/signals-react/runtime': local('signals-react-runtime.mjs'),
  '@preact/signals-react': '@preact/signals',
  'react-i18next': local('../i18n/react-i18next.ts'),
  i18next: local('../i18n/i18next.ts'),
};
