/**
 * Whether the README's two commands work in any folder: clones the last commit below a path with a space, Arabic letters
 * and a folder `src`, starts the shop there as the README says, reads a page, and runs those parts of `test` that work with
 * paths.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFirstPage, withShop } from './with-shop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outside = mkdtempSync(path.join(tmpdir(), 'diwan-any-folder-'));
const folder = path.join(outside, 'متجر الأثاث', 'src', 'my diwan');

/** A stranger's environment; the shop's own folder for data. */
const env = { ...process.env, NODE_ENV: '', NODE_OPTIONS: '', PORT: '0', DATA_DIR: '' };

const pnpm = /** @type {const} */ (['npx', '--yes', 'pnpm@12']);

/** @param {string} cwd @param {readonly string[]} line @returns {Promise<void>} */
async function run(cwd, [command = '', ...args]) {
  const started = performance.now();
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  assert.equal(code, 0, `${[command, ...args].join(' ')} fails in ${folder}`);
  console.log(`${[command, ...args].join(' ')}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

try {
  await run(root, ['git', 'clone', '--quiet', '--no-hardlinks', '.', folder]);
  await withShop([...pnpm, 'start'], { cwd: folder, env }, readFirstPage);
  await run(folder, [...pnpm, 'test', 'types', 'lint', 'styles', 'import rules', 'unused code']);
  const tool = (/** @type {string} */ name) => path.join(folder, 'node_modules/.bin', name);
  await run(folder, [tool('vitest'), 'run', '--project', 'repository', '--project', 'embed-build']);
  await run(folder, [tool('vitest'), 'run', '--project', 'stories-ar', 'button/Button.stories']);
  await run(folder, [tool('playwright'), 'test', 'browse', '--project', 'ar-390', '--workers', '1']);
  console.log(`The README’s commands work in ${folder}.`);
} finally {
  rmSync(outside, { recursive: true, force: true });
}
