import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Dynamic imports as the browser makes them. The bundler's helper around them preloads style sheets and modules: there is
 * one style sheet, and the document names the modules.
 */
export const plainImportsPlugin = (): Plugin => ({
  name: 'diwan:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
});
