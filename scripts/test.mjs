/**
 * `pnpm test`: what everybody runs before a change. `pnpm test all`: everything. `pnpm test <names>`: these checks.
 * `pnpm test --changed [commit]`: what the changed files reach. `--write-table` writes what each check cost into
 * CONTRIBUTING.md. Continues after failures, so that one run reports everything; exits with 1 when any check failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksOfChange } from './changed.mjs';
import { root, stages } from './checks.mjs';
import { failedTests, failureDetails } from './failures.mjs';
import { missingRequirement } from './requirements.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {{ name: string, passed: boolean, output: string, seconds: number, cpuSeconds: number }} Outcome */

const checks = stages.flat(2);
const namesOf = (/** @type {'test' | 'all'} */ set) =>
  checks.filter(({ sets }) => sets.includes(set)).map(({ name }) => name);

// What `all` adds, for the jobs of a workflow, before anything is installed.
if (process.argv[2] === '--list') {
  const everybodys = namesOf('test');
  console.log(JSON.stringify(namesOf('all').filter((name) => !everybodys.includes(name))));
  process.exit();
}

const missing = missingRequirement();
if (missing) {
  console.error(missing);
  process.exit(1);
}

const isTableWritten = process.argv.includes('--write-table');
const args = process.argv.slice(2).filter((arg) => arg !== '--write-table');

/** What to run, in stages. */
function chosenStages() {
  if (args[0] === '--changed') return checksOfChange(args[1]).map((check) => [[check]]);
  const unknown = args.filter((name) => name !== 'all' && !checks.some((check) => check.name === name));
  if (unknown.length > 0) {
    const names = checks.map(({ name }) => name).join(', ');
    console.error(`No check "${unknown.join('", "')}"; there are ${names}; all; --changed.`);
    process.exit(1);
  }
  const chosen = new Set(
    args.length === 0 ? namesOf('test') : args.flatMap((name) => (name === 'all' ? namesOf('all') : [name])),
  );
  return stages
    .map((stage) =>
      stage.map((row) => row.filter(({ name }) => chosen.has(name))).filter((row) => row.length > 0),
    )
    .filter((stage) => stage.length > 0);
}

/** Whether this run has packed the packages, so that checks that install them needn't do it again. */
let isPacked = false;

/** Processor time of all checks that have ended, in seconds; 0 where the system doesn't list it. */
function spentSeconds() {
  const file = '/proc/self/stat';
  if (!existsSync(file)) return 0;
  const stat = readFileSync(file, 'utf8');
  // After the name in brackets: time of children in user and in kernel mode, in hundredths.
  const [user, kernel] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(kernel)) / 100;
}
let countedSeconds = 0;

/** No check takes ten minutes by itself: one that takes this long hangs, and would leave no time for the others. */
const LIMIT_MINUTES = 25;

/** Each check leads a process group, so that nothing that it started outlives it. @type {Set<number>} */
const groups = new Set();
const signalGroup = (/** @type {number} */ group, /** @type {NodeJS.Signals} */ signal) => {
  try {
    process.kill(-group, signal);
  } catch {
    // It has ended.
  }
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    for (const group of groups) signalGroup(group, signal);
    process.exit(1);
  });

/** The processes of a check with their state and processor time, which says whether they wait or loop. */
const processesOf = (/** @type {number} */ group) =>
  // Small systems have no `ps`: the check is ended all the same.
  (spawnSync('ps', ['-ww', '-eo', 'pgid,pid,ppid,stat,time,args'], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .filter((line, index) => index === 0 || line.trim().startsWith(`${group} `))
    .map((line) => line.slice(0, 300))
    .join('\n');

/** @param {Check} check @param {boolean} isAlone whether to stream its output @returns {Promise<Outcome>} */
const run = ({ name, command, args }, isAlone) =>
  new Promise((resolve) => {
    const started = performance.now();
    let output = '';
    let cpuSeconds = 0;
    const write = (/** @type {string} */ text) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    };
    const end = (/** @type {boolean} */ passed) => {
      if (!isAlone) console.log(`\n=== ${name}\n${output}`);
      if (name === 'tarballs') isPacked = passed;
      resolve({ name, passed, output, seconds: (performance.now() - started) / 1000, cpuSeconds });
    };
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
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
    let isLate = false;
    child.on('close', (code) => end(code === 0 && !isLate));
    const group = child.pid;
    if (group === undefined) return;
    groups.add(group);
    const limit = setTimeout(() => {
      isLate = true;
      write(`\nIt hasn't ended within ${LIMIT_MINUTES} minutes:\n${processesOf(group)}\n`);
      // Vitest and Playwright then say what they were testing.
      signalGroup(group, 'SIGINT');
      setTimeout(() => signalGroup(group, 'SIGKILL'), 30_000).unref();
    }, LIMIT_MINUTES * 60_000);
    child.on('exit', () => {
      clearTimeout(limit);
      groups.delete(group);
      // What it left behind would keep its output open.
      signalGroup(group, 'SIGKILL');
      const spent = spentSeconds();
      cpuSeconds = spent - countedSeconds;
      countedSeconds = spent;
    });
  });

/** @param {Check[]} row @param {boolean} isAlone */
async function runRow(row, isAlone) {
  /** @type {Outcome[]} */
  const ended = [];
  for (const check of row) ended.push(await run(check, isAlone));
  return ended;
}

/** The table in CONTRIBUTING.md; checks that didn't run keep their time. @param {Outcome[]} outcomes */
function writeTable(outcomes) {
  const file = path.join(root, 'CONTRIBUTING.md');
  const text = readFileSync(file, 'utf8');
  const table = /(?<=<!-- checks -->\n)[\s\S]*?(?=<!-- \/checks -->)/;
  const [before = ''] = table.exec(text) ?? [];
  const secondsOf = (/** @type {string} */ name) =>
    outcomes.find((outcome) => outcome.name === name)?.cpuSeconds.toFixed(0) ??
    new RegExp(`^\\| ${name} \\| (\\d+) `, 'm').exec(before)?.[1] ??
    '';
  const rows = checks.map(
    ({ name, sets, holds }) =>
      `| ${name} | ${secondsOf(name)} | ${sets.map((set) => (set === 'all' ? '`test all`' : '`test`')).join(', ') || 'its name'} | ${holds} |\n`,
  );
  const head = '| check | CPU seconds | runs with | what it holds |\n|---|---|---|---|\n';
  writeFileSync(
    file,
    text.replace(table, () => `\n${head}${rows.join('')}\n`),
  );
}

const chosen = chosenStages();
if (chosen.length === 0) {
  console.log('Nothing has changed.');
  process.exit();
}
const started = performance.now();
/** @type {Outcome[]} */
const outcomes = [];
for (const rows of chosen) {
  const title = rows.map((row) => row.map(({ name }) => name).join(', then ')).join(' beside ');
  console.log(`\n=== ${title}`);
  outcomes.push(...(await Promise.all(rows.map((row) => runRow(row, rows.length === 1)))).flat());
}

for (const { name, passed, output } of outcomes) {
  if (!passed) console.log(`\n=== ${name} failed\n${failureDetails(output)}`);
}

console.log('\n=== summary');
for (const { name, passed, output, seconds, cpuSeconds } of outcomes) {
  const time = `${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} s of CPU`;
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${time})`);
  if (passed) continue;
  for (const [test, error] of failedTests(output))
    console.log([`        ${test}`, ...error.map((line) => `          ${line.trim()}`)].join('\n'));
}
const failed = outcomes.filter(({ passed }) => !passed).length;
console.log(
  `checks: ${outcomes.length - failed} passed, ${failed} failed, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
);
if (args.length === 0 || args[0] === '--changed') {
  const left = namesOf('all').filter((name) => !outcomes.some((outcome) => outcome.name === name));
  console.log(
    `not run: ${left.join(', ')}.\n\`pnpm test all\` runs everything, \`pnpm test "${left.at(-1)}"\` one.`,
  );
}
if (isTableWritten) writeTable(outcomes);
process.exit(failed === 0 ? 0 : 1);
