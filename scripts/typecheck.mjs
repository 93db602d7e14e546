/** Type-checks every package and the repository's own scripts and tests, two at a time. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const waiting = ['packages/sdk', 'packages/reference-api', 'packages/widgets', 'packages/storefront', '.'];

/** @param {string} project @returns {Promise<boolean>} */
const checks = (project) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [tsc, '-p', path.join(project, 'tsconfig.json')], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('exit', (code) => resolve(code === 0));
  });

async function worker() {
  let passed = true;
  for (let project = waiting.shift(); project; project = waiting.shift())
    passed = (await checks(project)) && passed;
  return passed;
}

const passed = await Promise.all([worker(), worker()]);
process.exit(passed.every(Boolean) ? 0 : 1);
