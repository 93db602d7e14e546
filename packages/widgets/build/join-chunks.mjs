import path from 'node:path';
import { rolldown } from 'rolldown';
import { entryOf, filesOf } from './embed-manifest.mjs';

/** @typedef {import('esbuild').Metafile} Metafile */

/** Name of the file that every element needs. */
const SHARED = 'shared';

/** Bytes up to which a chunk isn't worth a request of its own. */
const SMALL = 2_000;

/**
 * Chunks that every element needs, and small ones that some element needs at once.
 * @param {Metafile} metafile @param {readonly string[]} tags
 */
function chunksToJoin(metafile, tags) {
  const needs = tags.map((tag) => new Set(filesOf(metafile, tag).slice(1)));
  const isSmall = (/** @type {string} */ file) => (metafile.outputs[file]?.bytes ?? 0) <= SMALL;
  const all = new Set(needs.flatMap((files) => [...files]));
  return new Set([...all].filter((file) => isSmall(file) || needs.every((files) => files.has(file))));
}

/**
 * Joins the chunks that elements share, and minifies every module once more. esbuild makes a chunk for each set of
 * files that some entries share, also where a page always needs several of them: together they compress better, and
 * the page asks once.
 * @param {import('esbuild').BuildResult<{ metafile: true, write: false }>} build a build with shared chunks
 * @param {{ root: string, outdir: string, tags: readonly string[], change: (file: string, code: string) => string }} options
 *   `change`: last change of a file before it is minified
 * @returns {Promise<{ modules: { name: string, code: string }[], metafile: Metafile }>} file names inside `outdir`,
 *   and what the build would have told of these files
 */
export async function joinChunks({ outputFiles, metafile }, { root, outdir, tags, change }) {
  const codeByFile = new Map(
    outputFiles.map(({ path: file, text }) => [path.relative(root, file), change(file, text)]),
  );
  const shared = chunksToJoin(metafile, tags);

  const bundle = await rolldown({
    input: Object.fromEntries(tags.map((tag) => [tag, entryOf(metafile, tag)])),
    plugins: [
      {
        name: 'built-modules',
        resolveId: (request, importer) =>
          importer ? path.posix.join(path.posix.dirname(importer), request) : request,
        load: (file) => codeByFile.get(file),
      },
    ],
  });
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    hashCharacters: 'base36',
    entryFileNames: '[name]-[hash].js',
    // The name of a chunk already ends in esbuild's hash.
    chunkFileNames: ({ name }) => `${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash].js`,
    codeSplitting: { groups: [{ name: SHARED, test: (file) => shared.has(file) }] },
  });
  await bundle.close();

  const prefix = path.relative(root, outdir);
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    modules: chunks.map(({ fileName, code }) => ({ name: fileName, code })),
    metafile: {
      inputs: metafile.inputs,
      outputs: Object.fromEntries(
        chunks.map((chunk) => [path.join(prefix, chunk.fileName), describe(chunk, metafile, prefix)]),
      ),
    },
  };
}

/** @param {import('rolldown').OutputChunk} chunk @param {Metafile} metafile @param {string} prefix */
function describe({ code, imports, dynamicImports, exports, moduleIds }, metafile, prefix) {
  const built = moduleIds.flatMap((file) => metafile.outputs[file] ?? []);
  const entryPoint = built.find(({ entryPoint: entry }) => entry !== undefined)?.entryPoint;
  const importsOf = (/** @type {string[]} */ names, /** @type {import('esbuild').ImportKind} */ kind) =>
    names.map((name) => ({ path: path.join(prefix, name), kind }));
  return {
    bytes: code.length,
    inputs: Object.assign({}, ...built.map(({ inputs }) => inputs)),
    imports: [...importsOf(imports, 'import-statement'), ...importsOf(dynamicImports, 'dynamic-import')],
    exports,
    ...(entryPoint !== undefined && { entryPoint }),
  };
}
