/**
 * Makes a shop's folder outside the repository with `create-diwan-shop`, installs it with npm and
 * with pnpm in an empty home, and visits it.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { withShop } from '../with-shop.mjs';
import { build, pack, root, tarball } from './packed.mjs';
import { usePacked } from './use-packed.mjs';

const outside = mkdtempSync(path.join(tmpdir(), 'diwan-new-shop-'));
const home = path.join(outside, 'home');
mkdirSync(home);

/** No configuration of this machine's user; downloads are kept between runs. */
const env = {
  ...process.env,
  HOME: home,
  USERPROFILE: home,
  NODE_ENV: '',
  NODE_OPTIONS: '',
  npm_config_cache: path.join(build, 'npm-cache'),
  npm_config_prefer_offline: 'true',
  PORT: '0',
  DATA_DIR: '',
  MEDIA_DIR: '',
};

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
async function run(cwd, command, ...args) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  assert.equal(code, 0, `${command} ${args.join(' ')}`);
}

/**
 * Starts the shop and reads some pages. @param {string} folder
 * @returns {Promise<number>} how long it took until it served, in ms
 */
async function visit(folder) {
  const started = performance.now();
  let seconds = 0;
  const diwan = path.join(folder, 'node_modules/@diwan/shop/dist/cli.js');
  await withShop([process.execPath, diwan, 'start'], { cwd: folder, env }, async (url) => {
    seconds = performance.now() - started;
    const read = async (/** @type {string} */ address) => {
      const response = await fetch(url + address);
      assert.equal(response.status, 200, address);
      return response.text();
    };
    assert.match(await read('/?lang=ar'), /بيت الأرز/);
    const table = await read('/product/dining-table-T1?lang=en');
    assert.match(table, /Cedar House/);
    assert.match(table, /AED\u00a02,400/);
    for (const address of ['/embed/v1/diwan.js', '/embed/', '/api/docs/swagger-ui-bundle.js'])
      await read(address);
    // 503 while it is made.
    const pdf = async () => (await fetch(`${url}/files/public/assets/pdfs/catalog.pdf`)).status;
    let status = await pdf();
    for (; status === 503; status = await pdf()) await setTimeout(500);
    assert.equal(status, 200, 'the PDF of the catalogue');
  });
  return seconds;
}

/** The configuration compiles, and one with a misspelt option doesn't. @param {string} folder */
async function compileConfiguration(folder) {
  writeFileSync(
    path.join(folder, 'misspelt.ts'),
    "import { defineShop } from '@diwan/shop';\n// @ts-expect-error A misspelt option.\nexport default defineShop({ catalog: 'a.json' });\n",
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext'];
  await run(folder, process.execPath, tsc, ...options, 'diwan.config.ts', 'misspelt.ts');
}

pack();
try {
  /** @type {[name: string, install: (folder: string) => Promise<void>][]} */
  const managers = [
    ['npm', (folder) => run(folder, 'npm', 'install', '--no-audit', '--no-fund')],
    [
      'pnpm',
      (folder) =>
        run(
          folder,
          'npx',
          '--yes',
          'pnpm@12',
          'install',
          '--prefer-offline',
          '--store-dir',
          path.join(build, 'pnpm-store'),
        ),
    ],
  ];
  for (const [manager, install] of managers) {
    const create = ['exec', '--yes', `--package=${tarball('create-diwan-shop')}`, '--', 'create-diwan-shop'];
    const names = ['--name-en', 'Cedar House', '--name-ar', 'بيت الأرز', '--country', 'AE'];
    await run(outside, 'npm', ...create, `${manager}-shop`, ...names);
    const folder = path.join(outside, `${manager}-shop`);
    const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    assert.deepEqual(Object.keys(dependencies), ['@diwan/shop']);
    usePacked(folder);
    await install(folder);
    if (manager === 'npm') await compileConfiguration(folder);
    const first = await visit(folder);
    const again = await visit(folder);
    const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
    console.log(
      `A new shop installed with ${manager} works; first start ${seconds(first)} s, next ${seconds(again)} s.`,
    );
  }
} finally {
  rmSync(outside, { recursive: true, force: true });
}
