import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as client from './client';
import { createFakeClient } from './testing';

const run = promisify(execFile);
const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const readme = await readFile(path.join(packageRoot, 'README.md'), 'utf8');

/** All TypeScript code blocks. */
const examples = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);

/** Type errors in the examples, each compiled as a module of this package. */
async function typeErrors(): Promise<string> {
  const cache = path.join(packageRoot, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'readme-'));
  const project = { extends: path.join(packageRoot, 'tsconfig.json'), include: ['*.ts'], exclude: [] };
  try {
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    for (const [index, code] of examples.entries())
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

// `tests/contract/sdk-readme.test.ts` runs the examples.
describe('the README', () => {
  it('has examples that compile', { timeout: 120_000 }, async () => {
    expect(examples.length).toBeGreaterThanOrEqual(10);
    expect(await typeErrors()).toBe('');
  });

  it('names every public method of the client', () => {
    const { baseUrl: _, onFailure: __, ...resources } = createFakeClient();
    expect(readme).toContain('`client.onFailure(');
    const missing = Object.entries(resources).flatMap(([resource, methods]) =>
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
