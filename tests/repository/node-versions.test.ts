import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

it('all texts and packages name the same versions of Node', () => {
  const published = [
    'sdk',
    'widgets',
    'storefront',
    'reference-api',
    'catalogue-pdf',
    'shop',
    'create-diwan-shop',
  ];
  const files = ['package.json', ...published.map((name) => `packages/${name}/package.json`)];
  for (const file of files)
    expect(JSON.parse(read(file)).engines.node, file).toBe('^20.19.0 || ^22.12.0 || >=24.0.0');

  const texts = execFileSync('git', ['ls-files', '--', '*.md', '*.mdx', 'scripts/requirements.mjs'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const naming = texts
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('CHANGELOG.md') && /Node 2\d\.\d/.test(read(file)));
  expect(naming).toEqual(
    expect.arrayContaining(['CONTRIBUTING.md', 'README.md', 'scripts/requirements.mjs']),
  );
  for (const file of naming) expect(read(file), file).toContain('Node 20.19+, 22.12+ or 24+');
});
