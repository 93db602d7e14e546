/**
 * Builds the embed script: `dist/embed/diwan.js` (the loader), ES modules with the elements and their texts, fonts,
 * and a manifest of sizes. Run with Node: `node build/embed.mjs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { classNamesAsConstants } from './class-constants.mjs';
import { classMapsAsEnums, pruneClassMaps } from './class-maps.mjs';
import { createCssModules, shortIdentifiers } from './css-modules.mjs';
import { cssSheetsPlugin } from './css-sheets-plugin.mjs';
import { directImportsPlugin } from './direct-imports-plugin.mjs';
import { elementEntriesPlugin, locales } from './element-entries-plugin.mjs';
import { describeBuild, filesOf, textsOf } from './embed-manifest.mjs';
import { selectStyles } from './embed-styles.mjs';
import { fontFacesPlugin } from './font-faces-plugin.mjs';
import { besideScript } from './font-files-plugin.mjs';
import { joinChunks } from './join-chunks.mjs';
import { preactPlugin } from './preact-plugin.mjs';
import { pruneTexts } from './prune-texts.mjs';
import { tablesPlugin } from './tables-plugin.mjs';
import { valibotPlugin } from './valibot-plugin.mjs';
import { minifyAgain, replaceFolder } from './write-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const elements = path.join(root, 'src/elements');
const texts = path.join(root, 'src/i18n/locales');
/** Where esbuild thinks it writes; the files are put in place together at the end. */
const outdir = path.join(root, 'dist/embed');
const chunks = path.join(outdir, 'chunks');
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const tags = readdirSync(elements)
  .filter((file) => file.endsWith('.element.ts'))
  .map((file) => `diwan-${path.basename(file, '.element.ts')}`);

/** @satisfies {import('esbuild').BuildOptions} */
const shared = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['diwan-source'],
  charset: 'utf8',
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'error',
  metafile: true,
  write: false,
};

/**
 * What of the large tables goes into a build.
 * @typedef {object} Selection
 * @property {Map<string, Buffer>} fonts receives the font files
 * @property {(tag: string, locale: string) => unknown} texts
 * @property {(tag: string) => string} css style sheet of an element
 * @property {ReturnType<typeof createCssModules>} cssModules
 * @property {(module: string, css: string) => string | undefined} sheet style sheet of a module, if it has its own
 * @property {(file: string, script: string) => string} classNames what a `.css.ts` module exports
 * @property {(text: string) => boolean} isClasses
 * @property {(key: string) => boolean} isMentioned
 */

/** @param {Selection} selection */
const elementsBuild = (selection) => ({
  ...shared,
  entryPoints: tags.map((tag) => ({ in: tag, out: tag })),
  outdir: chunks,
  format: /** @type {const} */ ('esm'),
  splitting: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  plugins: [
    elementEntriesPlugin({ elements, texts: selection.texts, css: selection.css }),
    preactPlugin({ root }),
    valibotPlugin(),
    fontFacesPlugin({ fonts: selection.fonts, address: besideScript('../fonts') }),
    tablesPlugin({ isMentioned: selection.isMentioned }),
    cssSheetsPlugin({
      root,
      modules: selection.cssModules,
      registry: path.join(elements, 'style-registry.ts'),
      sheet: selection.sheet,
      script: selection.classNames,
    }),
    directImportsPlugin(),
  ],
});

/**
 * Builds once without the tables and finds in the code what it uses of them.
 * @returns {Promise<Selection>}
 */
async function selectByUse() {
  const cssModules = createCssModules({ root, identifiers: shortIdentifiers(path.join(root, 'src')) });
  /** @type {Map<string, string>} */
  const sheets = new Map();
  const survey = await esbuild.build({
    ...elementsBuild({
      fonts: new Map(),
      texts: () => ({}),
      isMentioned: () => false,
      css: () => '',
      cssModules,
      classNames: classMapsAsEnums,
      isClasses: () => false,
      sheet(module, css) {
        sheets.set(module, css);
        return '';
      },
    }),
    minify: false,
  });
  const codeByFile = new Map(
    survey.outputFiles.map(({ path: file, text }) => [path.relative(root, file), text]),
  );
  const codeOf = (/** @type {string} */ tag) =>
    filesOf(survey.metafile, tag, { withLater: true })
      .map((file) => codeByFile.get(file))
      .join('\n');
  const allCode = [...codeByFile.values()].join('\n');
  const styles = selectStyles({ metafile: survey.metafile, sheets, codeByFile, tags });

  return {
    fonts: new Map(),
    css: styles.ofElement,
    cssModules,
    sheet: styles.ofModule,
    classNames: (file, script) => pruneClassMaps(file, script, styles.use),
    isClasses: styles.isClasses,
    isMentioned: (key) => allCode.includes(JSON.stringify(key)),
    texts(tag, locale) {
      const code = codeOf(tag);
      /** @type {Record<string, import('./prune-texts.mjs').TextTree>} */
      const used = {};
      for (const file of readdirSync(path.join(texts, locale))) {
        const namespace = path.basename(file, '.json');
        const tree = pruneTexts(
          namespace,
          JSON.parse(readFileSync(path.join(texts, locale, file), 'utf8')),
          code,
        );
        if (Object.keys(tree).length > 0) used[namespace] = tree;
      }
      return used;
    },
  };
}

/**
 * The loader is a classic script, so it is a build of its own that knows the others' names.
 * @param {import('esbuild').Metafile} modules
 */
function loaderBuild(modules) {
  const nameOf = (/** @type {string} */ file) => path.basename(file);
  const files = tags.map((tag) => [
    tag,
    {
      modules: filesOf(modules, tag).map(nameOf),
      texts: Object.fromEntries(locales.map((locale) => [locale, nameOf(textsOf(modules, tag, locale))])),
    },
  ]);
  return {
    ...shared,
    entryPoints: [path.join(elements, 'loader.ts')],
    outfile: path.join(outdir, 'diwan.js'),
    format: /** @type {const} */ ('iife'),
    define: {
      ...shared.define,
      DIWAN_VERSION: JSON.stringify(version),
      DIWAN_ELEMENTS: JSON.stringify(Object.fromEntries(files)),
    },
  };
}

/**
 * Builds everything, replaces `folder` with it and returns what `manifest.json` tells.
 * @param {{ folder?: string }} [options]
 */
export async function buildEmbed({ folder = path.join(root, 'dist/embed') } = {}) {
  const selection = await selectByUse();
  const { modules, metafile } = await joinChunks(await esbuild.build(elementsBuild(selection)), {
    root,
    outdir: chunks,
    tags,
    change: (file, code) => classNamesAsConstants(file, code, selection.isClasses),
  });
  const loader = await esbuild.build(loaderBuild(metafile));

  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const { path: file, text } of loader.outputFiles) {
    files.set(path.relative(outdir, file), Buffer.from(minifyAgain(file, text)));
  }
  for (const { name, code } of modules) files.set(`chunks/${name}`, Buffer.from(code));
  for (const [name, bytes] of selection.fonts) files.set(`fonts/${name}`, bytes);
  const manifest = describeBuild({
    files,
    outdir: path.relative(root, outdir),
    modules: metafile,
    tags,
  });
  files.set('manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`));

  await replaceFolder(folder, files);
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { loader, elements: built } = await buildEmbed();
  console.log(`loader: ${loader.brotli} bytes brotli`);
  for (const [tag, { brotli, texts: words }] of Object.entries(built)) {
    console.log(
      `<${tag}>: ${brotli} bytes brotli, texts ${words.en?.brotli} en ${words.ar?.brotli} ar, fonts aside`,
    );
  }
}
