/**
 * Builds the embed script: `dist/embed/diwan.js` (the loader), ES modules with the elements, fonts and a manifest of
 * sizes. Run with Node: `node build/embed.mjs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { cssSheetsPlugin } from './css-sheets-plugin.mjs';
import { describeBuild, staticClosure } from './embed-manifest.mjs';
import { fontFilesPlugin } from './font-files-plugin.mjs';
import { preactPlugin } from './preact-plugin.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const elements = path.join(root, 'src/elements');
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** @satisfies {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['diwan-source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
  metafile: true,
};

/** `product-grid.element.ts` holds the element of `<diwan-product-grid>`. */
const elementFiles = readdirSync(elements).filter((file) => /\.element\.ts$/.test(file));
const tagOf = (/** @type {string} */ file) => `diwan-${file.replace(/\.element\.ts$/, '')}`;

/**
 * An entry per element, so that a page fetches only the elements it uses.
 * @returns {import('esbuild').Plugin}
 */
const elementEntriesPlugin = () => ({
  name: 'element-entries',
  setup(build) {
    build.onResolve({ filter: /^diwan-/ }, ({ path: tag }) => ({ path: tag, namespace: 'element' }));
    build.onLoad({ filter: /.*/, namespace: 'element' }, ({ path: tag }) => {
      const file = elementFiles.find((candidate) => tagOf(candidate) === tag);
      return {
        contents: [
          `import { element } from './${file?.replace(/\.ts$/, '')}';`,
          `import { startElement } from './start-element';`,
          'export const start = (options) => startElement(element, options);',
        ].join('\n'),
        resolveDir: elements,
      };
    });
  },
});

async function buildElements(/** @type {string} */ outdir) {
  const { metafile } = await esbuild.build({
    ...shared,
    entryPoints: elementFiles.map((file) => ({ in: tagOf(file), out: tagOf(file) })),
    outdir: path.join(outdir, 'chunks'),
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [
      elementEntriesPlugin(),
      preactPlugin({ root }),
      fontFilesPlugin({ outdir }),
      cssSheetsPlugin({ root, registry: path.join(elements, 'style-registry.ts') }),
    ],
  });
  return metafile;
}

/** The loader is a classic script, so it is a build of its own that knows the others' names. */
async function buildLoader(/** @type {string} */ outdir, /** @type {Record<string, string[]>} */ chunks) {
  const { metafile } = await esbuild.build({
    ...shared,
    entryPoints: [path.join(elements, 'loader.ts')],
    outfile: path.join(outdir, 'diwan.js'),
    format: 'iife',
    define: {
      ...shared.define,
      DIWAN_VERSION: JSON.stringify(version),
      DIWAN_CHUNKS: JSON.stringify(chunks),
    },
  });
  return metafile;
}

/** Builds everything into `outdir`, emptied first, and returns what `manifest.json` tells. */
export async function buildEmbed({ outdir = path.join(root, 'dist/embed') } = {}) {
  await rm(outdir, { recursive: true, force: true });
  const modules = await buildElements(outdir);
  const chunks = Object.fromEntries(
    elementFiles.map((file) => [
      tagOf(file),
      staticClosure(modules, tagOf(file)).map((chunk) => path.basename(chunk)),
    ]),
  );
  const loader = await buildLoader(outdir, chunks);
  const manifest = await describeBuild({ root, outdir, loader, modules, tags: elementFiles.map(tagOf) });
  await writeFile(path.join(outdir, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { loader, elements: built } = await buildEmbed();
  console.log(`loader: ${loader.brotli} bytes brotli`);
  for (const [tag, { brotli }] of Object.entries(built))
    console.log(`<${tag}>: ${brotli} bytes brotli, fonts aside`);
}
