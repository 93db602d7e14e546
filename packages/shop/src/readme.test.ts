import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { packageRoot } from './package-root';

const run = promisify(execFile);
const repository = path.join(packageRoot, '../..');

/** Code blocks by the file that their first line names; of two configurations, the later one is the whole. */
async function examples(): Promise<Record<string, string>> {
  const readme = await readFile(path.join(packageRoot, 'README.md'), 'utf8');
  const blocks = readme.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```/gms);
  return Object.fromEntries([...blocks].map(([, name, code]) => [name, code]));
}

/** Type errors of a shop with these files. */
async function typeErrors(files: Record<string, string>): Promise<string> {
  const cache = path.join(packageRoot, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'readme-'));
  const project = { extends: path.join(packageRoot, 'tsconfig.json'), include: ['**/*'], exclude: [] };
  try {
    await cp(path.join(repository, 'examples/extended-shop/layout'), path.join(folder, 'layout'), {
      recursive: true,
    });
    for (const [name, content] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(project) })) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const compiler = path.join(repository, 'node_modules/typescript-native/bin/tsc');
    return await run(process.execPath, [compiler, '-p', folder, '--noEmit']).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('has examples that compile', async () => {
  const files = await examples();
  expect(Object.keys(files)).toEqual([
    'diwan.config.ts',
    'sections/WorkshopHours.tsx',
    'pages/Care.tsx',
    'sections/SizeGuide.tsx',
  ]);
  expect(await typeErrors(files)).toBe('');
});
