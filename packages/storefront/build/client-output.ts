import path from 'node:path';
import type { Rolldown } from 'vite';

/** Texts of the first pages, which are wanted together. Those of the other pages are a file each. */
const FIRST_TEXTS = ['common', 'layout', 'errors', 'home', 'product'];

/** A file of texts per language. */
function textsChunk(id: string): string | null {
  // Matches a source and a module that was made from one.
  const { dir, name } = path.parse(id.replace(/\.js$/, '').replace(/\.json$/, ''));
  const [, locale] = /[\\/]locales[\\/](\w+)$/.exec(dir) ?? [];
  return locale && FIRST_TEXTS.includes(name) ? `texts-${locale}` : null;
}

/** React, evaluated in a task of its own (`entry-client.tsx`). */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** By how many dynamic imports code must be shared to be in the file of shared code. */
const SHARED_BY = 6;

/** How the code for browsers is divided into files, for our own build and for those of shops. */
export const clientOutput: Rolldown.RolldownOptions = {
  // No module, ours or a library's, relies on side effects of reading a property or a global.
  treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
  output: {
    // Chunks follow the imports, but for what is wanted together: many small files compress worse.
    codeSplitting: {
      groups: [
        { name: 'react', test: REACT },
        { name: textsChunk, debugName: 'texts' },
        { name: 'start', tags: ['$initial'] },
        { name: 'shop', minShareCount: SHARED_BY },
      ],
    },
  },
};
