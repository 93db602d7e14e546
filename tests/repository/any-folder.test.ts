import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

/** Percent-encoded: no file has such a name in a folder with a space or Arabic letters. */
const ENCODED_PATH = /import\.meta\.url\s*\)\s*\.pathname/;

it('no module takes the path of a file from a URL undecoded', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
    { cwd: repositoryRoot, encoding: 'utf8' },
  );
  const modules = files.trim().split('\n');
  expect(modules.length).toBeGreaterThan(1000);
  expect(
    modules.filter((file) => ENCODED_PATH.test(readFileSync(path.join(repositoryRoot, file), 'utf8'))),
  ).toEqual([]);
});
