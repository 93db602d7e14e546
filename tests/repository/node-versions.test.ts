import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unsupportedNode } from '../../packages/shop/src/doctor/node-version.mjs';
import { repositoryRoot } from './repository-root';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const tracked = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: repositoryRoot, encoding: 'utf8' })
    .trim()
    .split('\n');

const nodeRange = (file: string): string | undefined => JSON.parse(read(file)).engines?.node;
const range = nodeRange('package.json') ?? '';
const lowest = range.split(' || ').map((part) => part.replace(/^\D+/, ''));
/** `20.19+, 22.12+ or 24+`, from `^20.19.0 || ^22.12.0 || >=24.0.0`. */
const inWords = lowest
  .map((version) => `${version.replace(/(?:\.0)+$/, '')}+`)
  .join(', ')
  .replace(/, ([^,]+)$/, ' or $1');

it('every package names the same versions of Node', () => {
  const ranges = tracked('packages/*/package.json').map((file) => [file, nodeRange(file)]);
  expect(ranges.length).toBeGreaterThan(5);
  expect(ranges.filter(([, node]) => node !== range)).toEqual([]);
});

it('every text names them', () => {
  const sources = ['*.md', 'packages/*/src/**/*.mjs', ':!:**/CHANGELOG.md', ':!:.changeset/*'];
  const lines = tracked(...sources).flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => /\b\d\d\.\d+\+/.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.filter((line) => !line.includes(`Node ${inWords}`))).toEqual([]);
});

it('the check at the start accepts them, and none before', () => {
  for (const version of lowest) expect(unsupportedNode(version)).toBeUndefined();
  for (const version of ['18.20.0', '20.18.9', '21.9.0', '22.11.9', '23.9.0'])
    expect(unsupportedNode(version)).toContain(`Node ${inWords}`);
});

it('workflows, images and the checked versions are among them', () => {
  const files = tracked('.github', '.ci', 'deploy', 'packages/create-diwan-shop/src');
  const used = files.flatMap((file) =>
    [...read(file).matchAll(/(?:node-version: |FROM node:)(\d+)/g)].map(([, major]) => `${major}.99.0`),
  );
  expect(used.length).toBeGreaterThan(3);
  expect(used.map(unsupportedNode).filter(Boolean)).toEqual([]);
  expect(read('scripts/check-node-versions.mjs')).toContain(`['${lowest[0]}', '22', '24', `);
  expect(read('pnpm-workspace.yaml')).toContain(`'@types/node': ${lowest[0]?.replace(/\.0$/, '')}.`);
});
