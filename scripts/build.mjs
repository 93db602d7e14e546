/**
 * Builds what `start` serves. Only builds targets whose inputs changed, according to a hash stored with each output.
 * `pnpm build` builds all targets; `pnpm build --force` also unchanged ones.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compressFiles } from '../packages/storefront/build/compress.mjs';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Target
 * @property {string} name shown while building
 * @property {string} folder package the command runs in
 * @property {string} script file run with Node, relative to the folder
 * @property {string[]} args arguments of the script
 * @property {string} output file created by the build
 * @property {string} [served] folder of static files to precompress
 * @property {string[]} inputs source files and folders
 */

/** Inputs of every target: dependencies and workspace configuration. */
const commonInputs = [
  'pnpm-lock.yaml',
  'scripts/supported-browsers.mjs',
  ...['sdk', 'widgets', 'storefront', 'reference-api', 'catalogue-pdf', 'shop', 'create-diwan-shop'].map(
    (name) => `packages/${name}/package.json`,
  ),
];

/** @type {Target[]} */
const targets = [
  {
    name: 'API',
    folder: 'packages/reference-api',
    script: 'node_modules/tsup/dist/cli-default.js',
    args: ['--silent'],
    output: 'packages/reference-api/dist/index.js',
    inputs: ['packages/sdk/src', 'packages/reference-api/src', 'packages/reference-api/tsup.config.ts'],
  },
  {
    name: 'storefront',
    folder: 'packages/storefront',
    script: 'build.mjs',
    args: [],
    output: 'packages/storefront/dist/server/index.js',
    served: 'packages/storefront/dist/client',
    inputs: [
      'packages/sdk/src',
      'packages/widgets/src',
      'packages/storefront/src',
      'packages/storefront/public',
      'packages/storefront/build.mjs',
      'packages/storefront/build',
      'packages/storefront/development-react.mjs',
      'packages/storefront/vite.config.ts',
    ],
  },
  {
    name: 'shop',
    folder: 'packages/shop',
    script: 'node_modules/tsup/dist/cli-default.js',
    args: ['--silent'],
    output: 'packages/shop/dist/cli.js',
    inputs: ['packages/shop/src', 'packages/shop/tsup.config.ts', 'packages/storefront/build'],
  },
  {
    name: 'new shops',
    folder: 'packages/create-diwan-shop',
    script: 'node_modules/tsup/dist/cli-default.js',
    args: ['--silent'],
    output: 'packages/create-diwan-shop/dist/cli.js',
    inputs: [
      'packages/sdk/src',
      'packages/create-diwan-shop/src',
      'packages/create-diwan-shop/tsup.config.ts',
    ],
  },
  {
    name: 'embed script',
    folder: 'packages/widgets',
    script: 'build/embed/build.mjs',
    args: [],
    output: 'packages/widgets/dist/embed/diwan.js',
    served: 'packages/widgets/dist/embed',
    inputs: ['packages/sdk/src', 'packages/widgets/src', 'packages/widgets/build'],
  },
];

const untouchedByBuilds = /\.(test|test-d|stories|spec)\.tsx?$|[/\\]testing[/\\]|\.md$/;

/** @param {string} input @returns {string[]} files of a folder in a stable order, or the file itself */
function filesOf(input) {
  const absolute = path.join(root, input);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [absolute];
  return readdirSync(absolute, { withFileTypes: true, recursive: true })
    .filter((child) => child.isFile())
    .map((child) => path.join(child.parentPath, child.name))
    .filter((file) => !untouchedByBuilds.test(file))
    .sort();
}

/** @param {Target} target */
function stampOf(target) {
  const hash = createHash('sha256');
  for (const file of [...target.inputs, ...commonInputs].flatMap(filesOf))
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @param {Target} target */
const stampFile = (target) => path.join(root, '.build', `${target.name.replace(/\W+/g, '-')}.stamp`);

/** @param {Target} target @param {string} stamp */
function isBuilt(target, stamp) {
  const file = stampFile(target);
  return (
    existsSync(path.join(root, target.output)) && existsSync(file) && readFileSync(file, 'utf8') === stamp
  );
}

/** @param {Target} target @param {string} stamp */
async function buildTarget(target, stamp) {
  const started = performance.now();
  const cwd = path.join(root, target.folder);
  // Removed first, so that a failed or interrupted build doesn't count as up to date.
  rmSync(stampFile(target), { force: true });
  try {
    await run(process.execPath, [path.join(cwd, target.script), ...target.args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 << 20,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`Building the ${target.name} failed.\n${stdout}${stderr}`.trim());
  }
  if (target.served) await compressFiles(path.join(root, target.served));
  mkdirSync(path.join(root, '.build'), { recursive: true });
  writeFileSync(stampFile(target), stamp);
  console.log(`built the ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * Builds every target whose inputs changed.
 * @param {{ force?: boolean, only?: string[] }} [options] `only`: names of targets
 * @throws {Error} with the output of a failed build
 */
export async function buildChanged({ force = false, only } = {}) {
  const due = targets
    .filter(({ name }) => only?.includes(name) ?? true)
    .map((target) => ({ target, stamp: stampOf(target) }))
    .filter(({ target, stamp }) => force || !isBuilt(target, stamp));
  await Promise.all(due.map(({ target, stamp }) => buildTarget(target, stamp)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildChanged({ force: process.argv.includes('--force') });
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    process.exit(1);
  }
}
