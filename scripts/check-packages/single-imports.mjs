/** What one widget costs in an application that imports nothing else, with three bundlers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { root } from './packed.mjs';

/** Installed apart: it would bring a minifier to every build here. @type {typeof import('../../tests/package-consumer/webpack/node_modules/webpack')} */
const webpack = createRequire(path.join(root, 'tests/package-consumer/webpack/package.json'))('webpack');

/**
 * In KB after brotli, without React. In one file, as esbuild bundles, are also the texts of both languages and what others
 * load later.
 */
const budgets = { 'ui/Button': 4, LeadForm: 21.5, ProductGrid: 49 };

const react = /^react(-dom)?(\/.*)?$/;

/** Total of the files that a page loads first, in KB. @param {readonly (string | Uint8Array)[]} files */
const kilobytes = (files) => files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000;

/**
 * Bundlers of an entry; each returns the files that a page loads first.
 * @type {Readonly<Record<string, (entry: string) => Promise<(string | Uint8Array)[]>>>}
 */
const bundlers = {
  async Vite(entry) {
    const built = await vite({
      configFile: false,
      root: path.dirname(entry),
      logLevel: 'error',
      build: { write: false, minify: true, rolldownOptions: { input: entry, external: react } },
    });
    const [{ output }] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ ([built].flat());
    const chunks = output.filter((file) => file.type === 'chunk');
    const first = new Set(chunks.filter((chunk) => chunk.isEntry));
    for (const { imports } of first)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
    return [...first].map(({ code }) => code);
  },

  async esbuild(entry) {
    // In one file, as esbuild does unless asked: with `splitting` it keeps modules that only unused code would import.
    const { outputFiles } = await esbuild({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
      external: ['react', 'react-dom'],
    });
    return outputFiles.map(({ contents }) => contents);
  },

  async webpack(entry) {
    const folder = path.join(path.dirname(entry), 'webpack');
    const compiler = webpack({
      mode: 'production',
      context: path.dirname(entry),
      entry,
      devtool: false,
      performance: false,
      experiments: { outputModule: true },
      externals: [/** @type {any} */ (react)],
      externalsType: 'module',
      output: { path: folder, module: true, library: { type: 'module' } },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    if (!stats || stats.hasErrors()) throw new Error(stats?.toString());
    const names = stats.toJson().entrypoints?.main?.assets ?? [];
    return names.map(({ name }) => readFileSync(path.join(folder, name)));
  },
};

/**
 * Compares the size of single imports with their budgets.
 * @param {string} folder of a project with the packages installed @throws {Error} naming what is over its budget
 */
export async function checkSingleImports(folder) {
  const over = [];
  for (const [imported, budget] of Object.entries(budgets)) {
    const name = path.basename(imported);
    const from = path.posix.join('@diwan/widgets', path.dirname(imported));
    const entry = path.join(folder, `${name}.js`);
    writeFileSync(entry, `import { ${name} } from '${from}';\nglobalThis.shown = ${name};\n`);
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      const size = kilobytes(await bundle(entry));
      const line = `${name} alone, ${bundler}: ${size.toFixed(1)} KB (budget ${budget})`;
      console.log(line);
      if (size > budget) over.push(line);
    }
  }
  if (over.length > 0) throw new Error(`Over budget:\n${over.join('\n')}`);
}
