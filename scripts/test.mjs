/**
 * `pnpm test`: runs every check, each under its own heading. Continues after failures, so that one run reports
 * everything; exits with 1 when any check failed.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedTests, failureDetails } from './failures.mjs';
import { missingRequirement } from './requirements.mjs';

const missing = missingRequirement();
if (missing) {
  console.error(missing);
  process.exit(1);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');

/** @typedef {{ name: string, command: string, args: string[] }} Check */

/** @param {string} name @param {string[]} args @returns {Check} */
const node = (name, ...args) => ({ name, command: process.execPath, args });
/** @param {string} name @param {string} tool @param {string[]} args @returns {Check} */
const tool = (name, tool, ...args) => ({ name, command: path.join(bin, tool), args });
/** @param {string} name @param {string[]} projects @returns {Check} */
const vitest = (name, ...projects) =>
  tool(name, 'vitest', 'run', ...projects.flatMap((project) => ['--project', project]));

/**
 * Stages run one after the other. Within a stage, rows run in parallel, so that checks waiting for servers or a browser
 * don't leave a CPU idle; checks within a row run sequentially.
 * @type {Check[][][]}
 */
const stages = [
  [[node('types', 'scripts/typecheck.mjs')]],
  [
    [tool('lint', 'biome', 'check', '--error-on-warnings', '.')],
    [node('styles', 'scripts/check-styles.mjs')],
    [node('patterns', '--conditions=diwan-source', '--import', 'tsx', 'scripts/check-patterns.mjs')],
    [
      tool(
        'import rules',
        'depcruise',
        ...['--config', '.dependency-cruiser.cjs', 'packages', 'tests', 'scripts', 'bench', 'examples'],
      ),
    ],
    [tool('unused code', 'knip')],
  ],
  [[node('build', 'scripts/build.mjs')]],
  [[node('tarballs', 'scripts/check-packages/check-tarballs.mjs')], [vitest('repository', 'repository')]],
  [
    [vitest('unit', 'sdk', 'reference-api', 'widgets', 'embed-build', 'storefront', 'shop')],
    [
      // The API on PostgreSQL, contract tests and deployment tests.
      vitest('contract', 'reference-api-postgres', 'contract', 'deployment'),
      vitest('stories with axe', 'stories-*'),
      node('size budgets', 'bench/size.mjs', '--check'),
      node('browsers', 'scripts/check-browsers.mjs'),
      node('API document', 'scripts/check-api-document.mjs'),
      node('search engines', 'scripts/check-pages/check-pages.mjs'),
      node('package shape', 'scripts/check-packages/check-packages.mjs'),
      node('shop package', 'scripts/check-packages/check-shop.mjs'),
    ],
  ],
  // These use both CPUs by themselves: beside others they take longer than one after the other.
  [[tool('journeys', 'playwright', 'test')]],
  [
    [
      tool(
        'engines',
        'playwright',
        'test',
        '--config',
        'tests/engines/playwright.config.ts',
        '--pass-with-no-tests',
      ),
    ],
  ],
];
/** Only run by name, before a release: they take many minutes, or depend on what was published since. */
const onRequest = [
  node('any folder', 'scripts/check-any-folder.mjs'),
  node('node versions', 'scripts/check-node-versions.mjs'),
  node('consumers', 'scripts/check-packages/check-consumers.mjs'),
  node('audit', 'scripts/audit.mjs'),
];
stages.push([onRequest]);
const checks = stages.flat(2);

/** @typedef {{ name: string, passed: boolean, output: string, seconds: number }} Outcome */

/** Whether this run has packed the packages, so that checks that install them needn't do it again. */
let isPacked = false;

/** @param {Check} check @param {boolean} isAlone whether to stream its output @returns {Promise<Outcome>} */
const run = ({ name, command, args }, isAlone) =>
  new Promise((resolve) => {
    const started = performance.now();
    let output = '';
    const write = (/** @type {string} */ text) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    };
    const end = (/** @type {boolean} */ passed) => {
      if (!isAlone) console.log(`\n=== ${name}\n${output}`);
      if (name === 'tarballs') isPacked = passed;
      resolve({ name, passed, output, seconds: (performance.now() - started) / 1000 });
    };
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
        ...(isPacked && { TARBALLS: 'packed' }),
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.on('error', ({ message }) => {
      write(message);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No check "${unknown.join('", "')}"; there are ${checks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const isChosen = (/** @type {Check} */ { name }) =>
  wanted.includes(name) || (wanted.length === 0 && !onRequest.some((check) => check.name === name));

/** @type {Outcome[]} */
const outcomes = [];
for (const stage of stages) {
  const rows = stage.map((row) => row.filter(isChosen)).filter(({ length }) => length > 0);
  if (rows.length === 0) continue;
  const isAlone = rows.length === 1;
  const title = rows.map((row) => row.map(({ name }) => name).join(', then ')).join(' beside ');
  console.log(`\n=== ${title}`);
  const ofRow = async (/** @type {Check[]} */ row) => {
    /** @type {Outcome[]} */
    const ended = [];
    for (const check of row) ended.push(await run(check, isAlone));
    return ended;
  };
  outcomes.push(...(await Promise.all(rows.map(ofRow))).flat());
}

for (const { name, passed, output } of outcomes) {
  if (!passed) console.log(`\n=== ${name} failed\n${failureDetails(output)}`);
}

console.log('\n=== summary');
for (const { name, passed, output, seconds } of outcomes) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`);
  if (!passed) for (const test of failedTests(output)) console.log(`        ${test}`);
}
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(`checks: ${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
