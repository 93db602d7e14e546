import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';

/** @typedef {{ file: string, name: string }} Origin file that makes an export, and its name there */

const isIndex = (/** @type {string} */ file) => /[/\\]index\.ts$/.test(file);

const parse = (/** @type {string} */ file, /** @type {string} */ source) => parseSync(file, source).module;

/**
 * Makes imports through an index file lead straight to the file behind it. esbuild decides file by file which modules
 * share a chunk, so without this every element would carry what any other element uses of the same index.
 * @returns {import('esbuild').Plugin}
 */
export const directImportsPlugin = () => ({
  name: 'direct-imports',
  setup(build) {
    /** @type {Map<string, Promise<Map<string, Origin>>>} */
    const indexes = new Map();

    const resolve = async (/** @type {string} */ request, /** @type {string} */ importer) => {
      const { path: file } = await build.resolve(request, {
        resolveDir: path.dirname(importer),
        importer,
        kind: 'import-statement',
      });
      return file;
    };

    /** @param {string} file @returns {Promise<Map<string, Origin>>} values a module exports, by name */
    const exportsOf = (file) => {
      const known = indexes.get(file) ?? readExports(file);
      indexes.set(file, known);
      return known;
    };

    /** @param {string} file @returns {Promise<Map<string, Origin>>} */
    async function readExports(file) {
      /** @type {Map<string, Origin>} */
      const origins = new Map();
      const { staticExports } = parse(file, await readFile(file, 'utf8'));
      for (const { isType, moduleRequest, importName, exportName } of staticExports.flatMap(
        ({ entries }) => entries,
      )) {
        if (isType) continue;
        if (importName.kind === 'AllButDefault' && moduleRequest) {
          const all = await exportsOf(await resolve(moduleRequest.value, file));
          for (const [name, origin] of all) origins.set(name, origin);
        } else if (exportName.name) {
          const own = { file, name: exportName.name };
          const behind =
            importName.name && moduleRequest && (await originOf(file, moduleRequest.value, importName.name));
          origins.set(exportName.name, behind || own);
        }
      }
      return origins;
    }

    /** @param {string} importer @param {string} request @param {string} name @returns {Promise<Origin>} */
    async function originOf(importer, request, name) {
      const file = await resolve(request, importer);
      return (isIndex(file) && (await exportsOf(file)).get(name)) || { file, name };
    }

    build.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, async ({ path: file }) => {
      if (file.endsWith('.css.ts')) return undefined;
      const source = await readFile(file, 'utf8');
      /** @type {string[]} */
      const parts = [];
      let rest = 0;
      for (const { start, end, moduleRequest, entries } of parse(file, source).staticImports) {
        const values = entries.filter(({ isType }) => !isType);
        if (values.some(({ importName }) => importName.kind !== 'Name') || values.length === 0) continue;
        if (!isIndex(await resolve(moduleRequest.value, file))) continue;
        parts.push(source.slice(rest, start));
        rest = end;
        for (const { importName, localName } of values) {
          const origin = await originOf(file, moduleRequest.value, importName.name ?? '');
          parts.push(`import { ${origin.name} as ${localName.value} } from ${JSON.stringify(origin.file)};`);
        }
      }
      return {
        contents: parts.join('') + source.slice(rest),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        resolveDir: path.dirname(file),
      };
    });
  },
});
