import { readdirSync } from 'node:fs';
import path from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';

/**
 * An evaluated `.css.ts` module.
 * @typedef {object} CssModule
 * @property {string} script JavaScript that exports the class names and imports `sheet:<module>` for its style sheets
 * @property {ReadonlyMap<string, string>} sheets CSS by module, the module's own and those it imports
 */

/**
 * Evaluates `.css.ts` modules, each once however often it is asked for.
 * @param {object} options
 * @param {string} options.root
 * @param {import('@vanilla-extract/integration').IdentifierOption} [options.identifiers]
 * @param {import('esbuild').Plugin[]} [options.plugins] for what the modules import
 */
export function createCssModules({ root, identifiers = 'short', plugins = [] }) {
  /** @type {Map<string, Promise<CssModule>>} */
  const modules = new Map();

  /** @param {string} filePath @returns {Promise<CssModule>} */
  async function evaluate(filePath) {
    /** @type {Map<string, string>} */
    const sheets = new Map();
    const { source } = await compile({
      filePath,
      cwd: root,
      identOption: identifiers,
      esbuildOptions: { plugins, loader: { '.woff2': 'empty' } },
    });
    const script = await processVanillaFile({
      source,
      filePath,
      identOption: identifiers,
      serializeVirtualCssPath({ fileScope, source: css }) {
        sheets.set(fileScope.filePath, css);
        return `import ${JSON.stringify(`sheet:${fileScope.filePath}`)};`;
      },
    });
    return { script, sheets };
  }

  return (/** @type {string} */ filePath) => {
    const module = modules.get(filePath) ?? evaluate(filePath);
    modules.set(filePath, module);
    return module;
  };
}

/**
 * Names of three or four letters instead of hashes: two for the module, the rest for its classes.
 * @param {string} folder where all modules are
 * @returns {import('@vanilla-extract/integration').IdentifierOption}
 */
export function shortIdentifiers(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .sort()
    .map((file) => path.join(folder, file));
  const letter = (/** @type {number} */ index) => String.fromCharCode(97 + index);
  /** @type {Map<string, string[]>} */
  const known = new Map();
  return ({ filePath, hash }) => {
    const index = files.findIndex((file) => file.endsWith(filePath));
    if (index < 0) throw new Error(`${filePath} isn't a style module of ${folder}.`);
    const names = known.get(filePath) ?? [];
    known.set(filePath, names);
    if (!names.includes(hash)) names.push(hash);
    return `${letter(Math.floor(index / 26))}${letter(index % 26)}${names.indexOf(hash).toString(36)}`;
  };
}
