import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from './start-api';

const sdk = fileURLToPath(new URL('../../packages/sdk', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');
const readme = await readFile(path.join(sdk, 'README.md'), 'utf8');

/** The API of the demo shop, as served by `pnpm start`. */
const DEMO_API = 'http://127.0.0.1:3000/api';

/** All TypeScript code blocks. */
const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

/** The expected output of an example: comments on the line of a `console.log` or on the lines below it. */
function expectedOutput(code: string): string[] {
  const expected: string[] = [];
  let isAfterLog = false;
  for (const line of code.split('\n')) {
    const sameLine = /console\.log\(.*\); \/\/ (.*)$/.exec(line);
    const ownLine = /^\s*\/\/ (.*)$/.exec(line);
    if (sameLine?.[1] !== undefined) expected.push(sameLine[1]);
    else if (ownLine?.[1] !== undefined && isAfterLog) expected.push(ownLine[1]);
    if (!ownLine) isAfterLog = line.includes('console.log(') ? !sameLine : isAfterLog && line.trim() === '}';
  }
  return expected;
}

/** Imports each file and prints a JSON list with the lines that each printed, or its error. */
const RUNNER = `
  import { format } from 'node:util';
  const printed = [];
  for (const file of process.argv.slice(2)) {
    const lines = [];
    console.log = (...values) => lines.push(...format(...values).split('\\n'));
    await import(file).catch((error) => lines.push(String(error)));
    printed.push(lines);
  }
  process.stdout.write(JSON.stringify(printed));`;

/** Runs the examples in a process, one after the other. Resolves with the lines that each printed. */
async function run(baseUrl: string): Promise<string[][]> {
  // Inside the package, so that examples can import it.
  const cache = path.join(sdk, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'readme-'));
  try {
    const files = examples.map((_, index) => path.join(folder, `example-${index + 1}.mts`));
    for (const [index, file] of files.entries())
      await writeFile(file, examples[index]?.replaceAll(DEMO_API, baseUrl) ?? '');
    const runner = path.join(folder, 'run.mjs');
    await writeFile(runner, RUNNER);
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--conditions=diwan-source',
      ...['--import', tsx],
      runner,
      ...files,
    ]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

let api: RunningApi;
let outputs: string[][];
beforeAll(async () => {
  api = await startApi();
  outputs = await run(api.baseUrl);
}, 120_000);
afterAll(() => api.close());

it.each(examples.map((code, index) => [index + 1, code] as const))(
  'example %i of the SDK’s README prints on the demo shop what its comments show',
  (number, code) => {
    const expected = expectedOutput(code);
    expect(expected).not.toEqual([]);
    expect(outputs[number - 1]).toEqual(expected);
  },
);

it('all examples name the demo shop', () => {
  const urls = readme.match(/baseUrl: '[^']*'/g) ?? [];
  expect(urls.length).toBeGreaterThanOrEqual(8);
  expect(urls.filter((url) => !url.includes(DEMO_API))).toEqual([]);
});
