/**
 * Whether everything works on each supported version of Node: the first page, types, and the tests of SDK, API and contract.
 * npm's package `node` brings the binaries. Versions given as arguments are tried instead.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installNode } from './install-node.mjs';
import { readFirstPage, withShop } from './with-shop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The oldest supported one, and the newest of each supported line. */
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20.19.0', '22', '24', '26'];

/** @param {string} version */
async function checkOn(version) {
  const folder = installNode(version);
  const node = path.join(folder, 'node');
  const data = mkdtempSync(path.join(tmpdir(), 'diwan-node-'));
  const env = {
    ...process.env,
    PATH: `${folder}${path.delimiter}${process.env.PATH}`,
    NODE_ENV: '',
    PORT: '0',
    DATA_DIR: data,
  };
  const exact = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  /** @param {string} what @param {() => Promise<void>} check */
  const step = async (what, check) => {
    const started = performance.now();
    await check();
    console.log(`Node ${exact}: ${what} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  };
  const run = async (/** @type {readonly string[]} */ ...args) => {
    const child = spawn(node, args, { cwd: root, env: { ...env, NODE_ENV: 'test' }, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    assert.equal(code, 0, `Node ${exact}: ${args.join(' ')} fails.`);
  };
  try {
    await step('the first page', () =>
      withShop([node, 'scripts/start.mjs'], { cwd: root, env }, readFirstPage),
    );
    await step('types', () => run('scripts/typecheck.mjs'));
    const projects = ['sdk', 'reference-api', 'contract'].flatMap((project) => ['--project', project]);
    await step('tests', () => run('node_modules/vitest/vitest.mjs', 'run', ...projects));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

for (const version of versions)
  try {
    await checkOn(version);
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exitCode = 1;
  }
