import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

it('the folder that the guide creates is ignored by Git, and so by lint and the other checks, and by images', () => {
  const [, folder = ''] = /^cp -r \S+ (\S+)$/m.exec(read('docs/your-own-shop.md')) ?? [];
  const script = `${folder}/data/embed/0.1.0-abc123/chunks/grid.js`;
  const ignored = execFileSync('git', ['check-ignore', script], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(ignored.trim()).toBe(script);
  expect(JSON.parse(read('biome.json')).vcs.useIgnoreFile).toBe(true);
  expect(read('deploy/Dockerfile.dockerignore').split('\n')).toContain(folder);
});
