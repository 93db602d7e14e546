import path from 'node:path';

const registry = path.resolve(import.meta.dirname, '../../../src/elements/styles/style-registry.ts');
const registered = ':registered';

/**
 * Turns the style sheet of a `.css.ts` module into a call that registers it. It is a module of its own, so it is
 * shipped with what imports it, once.
 * @type {import('vite').Plugin}
 */
export const registeredSheets = {
  name: 'registered-sheets',
  // Before vanilla-extract's own, which would leave the sheet to the page's style sheet.
  enforce: 'pre',
  resolveId(source) {
    if (!source.endsWith('.vanilla.css')) return undefined;
    return { id: `\0${source}${registered}`, moduleSideEffects: true };
  },
  load(id) {
    if (!id.endsWith(registered)) return undefined;
    const sheet = id.slice(1, -registered.length);
    // Browsers ignore `@font-face` inside shadow roots: these styles belong to the document.
    const add = sheet.includes('/element-fonts.css.ts') ? 'addDocumentStyles' : 'addStyles';
    return `
      import css from ${JSON.stringify(`${sheet}?inline`)};
      import { ${add} } from ${JSON.stringify(registry)};
      ${add}(css);
    `;
  },
};
