import path from 'node:path';
import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';
const laterStyles = path.join(import.meta.dirname, 'src/navigation/later-styles.ts');

/**
 * Dynamic imports as the browser makes them, and after hydration with the later styles. The bundler's helper around them
 * preloads style sheets and modules, all of which the document names.
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
