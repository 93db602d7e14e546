/**
 * `pnpm test`: every check, one after the other, each under its own heading. All of them run even when one fails, so
 * that one run reports everything; the exit code is 1 when any failed.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');

/** @type {{ name: string, command: string, args: string[] }[]} */
const checks = [
  { name: 'types', command: process.execPath, args: ['scripts/typecheck.mjs'] },
  { name: 'lint', command: path.join(bin, 'biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'styles', command: process.execPath, args: ['scripts/check-styles.mjs'] },
  {
    name: 'import rules',
    command: path.join(bin, 'depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', 'packages', 'tests', 'scripts', 'bench', 'examples'],
  },
  { name: 'unused code', command: path.join(bin, 'knip'), args: [] },
  {
    name: 'unit',
    command: path.join(bin, 'vitest'),
    args: [
      'run',
      ...[
        'sdk',
        'reference-api',
        'reference-api-postgres',
        'widgets',
        'embed-build',
        'storefront',
        'repository',
      ].flatMap((name) => ['--project', name]),
    ],
  },
  { name: 'build', command: process.execPath, args: ['scripts/build.mjs'] },
  { name: 'contract', command: path.join(bin, 'vitest'), args: ['run', '--project', 'contract'] },
  { name: 'deployment', command: path.join(bin, 'vitest'), args: ['run', '--project', 'deployment'] },
  {
    name: 'package shape',
    command: process.execPath,
    args: ['scripts/check-packages/check-packages.mjs'],
  },
  { name: 'size budgets', command: process.execPath, args: ['bench/size.mjs', '--check'] },
  { name: 'stories with axe', command: path.join(bin, 'vitest'), args: ['run', '--project', 'stories-*'] },
  { name: 'journeys', command: path.join(bin, 'playwright'), args: ['test'] },
];

/** How much of a failed check is printed again at the end, where it is looked for. */
const REPEATED_CHARACTERS = 4_000;

/** What names a failed test in the output of Vitest (` FAIL  project  file > test`) and Playwright (`  1) [project] › file › test`). */
const FAILED_TEST = /^\s*(FAIL {2}|\d+\) \[)/;

/** @param {string} output @returns {string[]} each failed test once */
const failedTests = (output) => [
  ...new Set(
    stripVTControlCharacters(output)
      .split('\n')
      .filter((line) => FAILED_TEST.test(line))
      .map((line) => line.replace(/^\s*(FAIL|\d+\))\s*|[\s─]+$/g, '')),
  ),
];

/** @param {{ command: string, args: string[] }} check @returns {Promise<{ passed: boolean, output: string }>} */
const run = ({ command, args }) =>
  new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
    });
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from.on('data', (chunk) => {
        to.write(chunk);
        output += chunk;
      });
    }
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ passed: false, output: error.message });
    });
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(
    `No check "${unknown.join('", "')}"; there are ${checks.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const chosen = wanted.length > 0 ? checks.filter(({ name }) => wanted.includes(name)) : checks;

/** @type {{ name: string, passed: boolean, output: string, seconds: number }[]} */
const outcomes = [];
for (const check of chosen) {
  console.log(`\n=== ${check.name}`);
  const started = performance.now();
  const outcome = await run(check);
  outcomes.push({ name: check.name, ...outcome, seconds: (performance.now() - started) / 1000 });
}

for (const { name, passed, output } of outcomes) {
  if (!passed)
    console.log(`\n=== ${name} failed; its last lines again\n${output.slice(-REPEATED_CHARACTERS)}`);
}

console.log('\n=== summary');
for (const { name, passed, output, seconds } of outcomes) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(0)} s)`);
  if (!passed) for (const test of failedTests(output)) console.log(`        ${test}`);
}
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(`checks: ${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
