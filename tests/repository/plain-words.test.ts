import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

/** Words that hide what code does, and what to write instead. */
const plainWords: Record<string, string> = {
  'tells|told|untold': 'returns, reports, shows',
  'mend|mends|mended|mending': 'fix',
  whoever: 'any caller, the visitor',
  'stand-in|stand-ins': 'alias, shim, fallback',
  'remembered|judged': 'cached, stored · compared, checked',
  anew: 'again',
  'can not': 'cannot',
  'that are none|is no such|such thing': 'missing, unknown, invalid',
};

const checked = [
  ':(glob)*.md',
  'bench',
  'deploy',
  'docs',
  'examples',
  'packages',
  'scripts',
  'tests',
  '.storybook',
];
const unchecked = /plain-words\.test\.ts$|\.(?:svg|webp|png|woff2|ico)$/;

function obscureWords(text: string): string[] {
  return Object.entries(plainWords).flatMap(([words, instead]) =>
    [...text.matchAll(new RegExp(`\\b(?:${words})\\b`, 'gi'))].map(([word]) => `"${word}": write ${instead}`),
  );
}

it('finds obscure words, but not in parts of others', () => {
  expect(obscureWords('The test tells why.')).toEqual(['"tells": write returns, reports, shows']);
  expect(obscureWords('It can not. Recommended, amended, bestandteils.')).toEqual([
    '"can not": write cannot',
  ]);
});

it('source, texts and documentation use plain words', () => {
  const files = execFileSync('git', ['ls-files', '--', ...checked], { cwd: repositoryRoot, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !unchecked.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(path.join(repositoryRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => obscureWords(line).map((problem) => `${file}:${index + 1} ${problem}`)),
  );
  expect(found).toEqual([]);
});
