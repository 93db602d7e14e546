import path from 'node:path';
import { transform } from 'lightningcss';

/** Oldest browsers with all the embed needs: constructable sheets, container queries, `<dialog>`, logical properties. */
const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };

const minify = (/** @type {string} */ css) =>
  transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true, targets }).code.toString();

/** Browsers ignore `@font-face` inside shadow roots: these styles belong to the document. */
const isForDocument = (/** @type {string} */ module) => module.endsWith('/theme/fonts.css.ts');

/**
 * Turns each `.css.ts` module into its class names and a call that registers its style sheet. A sheet is a module of
 * its own, so it is shipped with what imports it, once. Tokens that nothing reads are left out.
 * @param {object} options
 * @param {ReturnType<typeof import('../css/css-modules.mjs').createCssModules>} options.modules
 * @param {string} options.registry module that exports `addStyles(css)` and `addDocumentStyles(css)`
 * @param {(name: string) => string} options.fontAddress a JavaScript expression for the address of a font file
 * @returns {import('rolldown').Plugin}
 */
export function stylesPlugin({ modules, registry, fontAddress }) {
  /** @type {Map<string, string>} */
  const sheets = new Map();
  /** Names of custom properties that styles or scripts read. @type {Set<string>} */
  const readTokens = new Set();
  const collectTokens = (/** @type {string} */ source) => {
    for (const [, name = ''] of source.matchAll(/var\((--[\w-]+)/g)) readTokens.add(name);
  };
  return {
    name: 'styles',
    resolveId(request, importer) {
      if (request.startsWith('sheet:')) return { id: `\0${request}`, moduleSideEffects: true };
      if (!importer || !/\.css$/.test(request)) return undefined;
      return { id: path.resolve(path.dirname(importer), `${request}.ts`), moduleSideEffects: true };
    },
    async load(id) {
      if (id.endsWith('.css.ts') && !id.startsWith('\0')) {
        const module = await modules(id);
        for (const [name, css] of module.sheets) {
          sheets.set(name, css);
          collectTokens(css);
        }
        return { code: module.script, moduleType: 'js' };
      }
      if (!id.startsWith('\0sheet:')) return undefined;
      const module = id.slice('\0sheet:'.length);
      const add = isForDocument(module) ? 'addDocumentStyles' : 'addStyles';
      const css = JSON.stringify(minify(sheets.get(module) ?? '')).replace(
        /font-file:([\w.-]+)/g,
        (_match, name) => `"+${fontAddress(name)}+"`,
      );
      return `import { ${add} } from ${JSON.stringify(registry)}; ${add}(${css});`;
    },
    transform(source, id) {
      // Modules of styles name all tokens; their sheets say which are read.
      if (!id.endsWith('.css.ts')) collectTokens(source);
    },
    renderChunk: (code) =>
      code.replace(/(--diwan-[\w-]+):[^;}"]*;?/g, (declaration, name) =>
        readTokens.has(name) ? declaration : '',
      ),
  };
}
