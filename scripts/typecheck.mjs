/**
 * Type-checks everything in two parallel, incremental programs: one for all code that may use the browser, so that
 * shared code is checked once, and one for the API. Uses the native compiler, which takes a third of the time
 * (docs/decisions/0005).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
const cache = path.join(root, 'node_modules', '.cache', 'types');
const projects = { browser: 'tsconfig.all.json', api: 'packages/reference-api/tsconfig.json' };

/** @param {[name: string, project: string]} entry @returns {Promise<boolean>} */
const checks = ([name, project]) =>
  new Promise((resolve) => {
    const buildInfo = path.join(cache, `${name}.tsbuildinfo`);
    const args = [tsc, '-p', project, '--incremental', '--tsBuildInfoFile', buildInfo];
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
  });

const passed = await Promise.all(Object.entries(projects).map(checks));
process.exit(passed.every(Boolean) ? 0 : 1);
