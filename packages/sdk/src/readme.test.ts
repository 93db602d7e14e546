import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as client from './client';
import { createFakeClient } from './testing';

const run = promisify(execFile);
const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const readme = await readFile(path.join(packageRoot, 'README.md'), 'utf8');

interface Example {
  heading: string;
  code: string;
}

/** All TypeScript code blocks with their headings. */
const examples: Example[] = readme.split(/^(?=#)/m).flatMap((section) => {
  const heading = section.split('\n', 1)[0]?.replace(/^#+ /, '') ?? '';
  return [...section.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => ({ heading, code }));
});

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

/** Type errors in the examples, each compiled as a module of this package. */
async function typeErrors(): Promise<string> {
  const cache = path.join(packageRoot, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'readme-'));
  const project = { extends: path.join(packageRoot, 'tsconfig.json'), include: ['*.ts'], exclude: [] };
  try {
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    for (const [index, { code }] of examples.entries())
      await writeFile(path.join(folder, `example-${index + 1}.ts`), `${code}export {};\n`);
    const compiler = path.join(packageRoot, '../../node_modules/typescript-native/bin/tsc');
    return await run(process.execPath, [compiler, '-p', folder, '--noEmit']).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Runs an example in a separate process with an in-memory backend, and returns its output. */
async function outputOf(code: string): Promise<string[]> {
  const network = `import { createFakeBackend as backendOfTest } from '@diwan/sdk/testing';
    globalThis.fetch = backendOfTest().fetch;`;
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-readme-'));
  const outfile = path.join(folder, 'example.mjs');
  try {
    await build({
      stdin: { contents: `${network}\n${code}`, resolveDir: packageRoot, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['diwan-source'],
      outfile,
    });
    const { stdout } = await run(process.execPath, [outfile]);
    return stdout.trimEnd().split('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe("the README's examples", () => {
  it('compile', { timeout: 120_000 }, async () => {
    expect(await typeErrors()).toBe('');
  });

  it.each(examples.map((example, index) => [index + 1, example] as const))(
    'number %i prints what its comments say',
    async (_, { code }) => {
      const expected = expectedOutput(code);
      expect(expected).not.toEqual([]);
      expect(await outputOf(code)).toEqual(expected);
    },
  );
});

describe('the README', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(10);
  });

  it('names every public method of the client', () => {
    const missing = Object.entries(createFakeClient()).flatMap(([resource, methods]) =>
      Object.keys(methods)
        .filter((method) => !readme.includes(`${resource}.${method}(`) && !readme.includes(`\`.${method}(`))
        .map((method) => `${resource}.${method}`),
    );
    expect(missing).toEqual([]);
  });

  it('names every error', () => {
    const missing = Object.keys(client).filter((name) => name.endsWith('Error') && !readme.includes(name));
    expect(missing).toEqual([]);
  });
});
