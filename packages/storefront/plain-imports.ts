import path from 'node:path';
import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';
const laterStyles = path.join(import.meta.dirname, 'src/navigation/later-styles.ts');

/**
 * Replaces Vite's preload helper: dynamic imports stay native and, after hydration, wait for the later styles. The
 * helper would preload style sheets and modules that the document already lists.
 */
export const plainImportsPlugin = (): Plugin => ({
  name: 'diwan:plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === PRELOAD_HELPER
      ? `export { withLaterStyles as __vitePreload } from ${JSON.stringify(laterStyles)};`
      : undefined,
});
