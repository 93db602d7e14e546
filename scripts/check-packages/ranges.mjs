/** The ranges of the packages' dependencies: what they name is tried at its lowest and its newest version, as npm installs it. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, tarball } from './packed.mjs';

/**
 * @typedef {object} Options
 * @property {string} shop URL of a shop that this process serves
 * @property {(cwd: string, command: string, ...args: string[]) => Promise<void>} run a command, without blocking
 */

/** Libraries that hold state or types: two copies in an application wouldn't see each other's. */
const SHARED = ['valibot', 'i18next', 'react-i18next', '@preact/signals-core', '@preact/signals-react'];

/** @param {string} name of a package @returns {{ name: string, version: string, dependencies: Record<string, string> }} */
const manifestOf = (name) =>
  JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));

/** The lowest version of each range. @returns {Record<string, string>} */
const lowest = () =>
  Object.fromEntries(
    ['sdk', 'widgets']
      .flatMap((name) => Object.entries(manifestOf(name).dependencies))
      .filter(([name]) => !name.startsWith('@diwan/'))
      .map(([name, range]) => {
        const [, first = ''] = /^\^(\d+\.\d+\.\d+)( \|\| \^\d+\.\d+\.\d+)*$/.exec(range) ?? [];
        assert.notEqual(first, '', `${name} is pinned to ${range}`);
        return [name, first];
      }),
  );

/** @param {string} folder @param {string} name @returns {string[]} folders of its copies */
const copiesOf = (folder, name) =>
  readdirSync(path.join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      `/${file}`.endsWith(`/${name}/package.json`) &&
      /(^|\/node_modules\/)(@[^/]+\/)?[^/]+\/package\.json$/.test(file),
  );

/**
 * Installs both packages into an application that uses their libraries too, checks types, renders on the server, and counts
 * copies.
 * @param {string} folder @param {'lowest' | 'newest'} which @param {Options} options
 */
async function tryVersions(folder, which, { shop, run }) {
  mkdirSync(folder, { recursive: true });
  const own = lowest();
  if (which === 'newest') for (const name of Object.keys(own)) own[name] = `^${own[name]}`;
  const manifest = {
    type: 'module',
    dependencies: {
      ...own,
      '@diwan/sdk': `file:${tarball('sdk')}`,
      '@diwan/widgets': `file:${tarball('widgets')}`,
      react: which === 'lowest' ? '18.3.1' : '^19.0.0',
      'react-dom': which === 'lowest' ? '18.3.1' : '^19.0.0',
    },
    devDependencies: {
      typescript: '^6.0.0',
      '@types/react': which === 'lowest' ? '^18.3.0' : '^19.0.0',
      '@types/react-dom': which === 'lowest' ? '^18.3.0' : '^19.0.0',
    },
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund');
  for (const name of SHARED) assert.equal(copiesOf(folder, name).length, 1, `${which}: copies of ${name}`);

  cpSync(path.join(root, 'tests/package-consumer/types'), folder, { recursive: true });
  const compiler = ['--strict', '--noEmit', '--jsx', 'react-jsx', '--target', 'es2022', '--module', 'esnext'];
  await run(
    folder,
    'npx',
    'tsc',
    ...compiler,
    '--moduleResolution',
    'bundler',
    'widgets.tsx',
    'elements.tsx',
  );

  cpSync(path.join(root, 'tests/package-consumer/server-rendered'), folder, { recursive: true });
  await run(folder, 'node', 'server.mjs', shop, 'index.html', 'page.html');
  const page = readFileSync(path.join(folder, 'page.html'), 'utf8');
  assert.match(page, /<article/, `${which}: no product was rendered`);
}

/** @param {string} outside a folder outside the repository @param {Options} options */
export async function checkRanges(outside, options) {
  for (const which of /** @type {const} */ (['lowest', 'newest'])) {
    const started = performance.now();
    await tryVersions(path.join(outside, `versions-${which}`), which, options);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`The ${which} versions of all dependencies work, with one copy of each (${seconds} s)`);
  }
}
