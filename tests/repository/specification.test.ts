import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const specification = readFileSync(path.join(repositoryRoot, 'docs/specification.md'), 'utf8');
const rows = [...specification.matchAll(/^\| (?!statement|---)(.+?) \| (.+?) \|$/gm)].map(
  ([, statement = '', heldBy = '']) => ({
    statement,
    heldBy,
  }),
);

const testFiles = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const decisions = readdirSync(path.join(repositoryRoot, 'docs/decisions'));

/** Why a row isn't held by anything; undefined if it is: a file, a part of a title, and parts of a case in its table. */
function problemWith(heldBy: string): string | undefined {
  const [, decision] = /^decision (\d{4})$/.exec(heldBy) ?? [];
  if (decision) return decisions.some((file) => file.startsWith(decision)) ? undefined : 'no such decision';
  const [file = '', title = '', ...cases] = heldBy.split(' › ');
  if (!file || !title) return 'names no test and no decision';
  const named = testFiles.filter((name) => name.endsWith(`/${file}`));
  if (named.length === 0) return 'no such test file';
  const texts = named
    .map((name) => readFileSync(path.join(repositoryRoot, name), 'utf8'))
    .filter((text) => text.includes(title));
  if (texts.length === 0) return 'no such test';
  return texts.some((text) => cases.every((part) => text.includes(part))) ? undefined : 'no such case';
}

it('each statement of the specification is held by a test that exists, or by a decision', () => {
  expect(rows.length).toBeGreaterThan(350);
  const problems = rows.flatMap(({ statement, heldBy }) => {
    const problem = problemWith(heldBy);
    return problem ? [`${statement}: ${problem} (${heldBy})`] : [];
  });
  expect(problems).toEqual([]);
});

it('detects tests, files and decisions that are gone', () => {
  expect([
    problemWith('specification.test.ts › no such title '.repeat(2)),
    problemWith(`specification.test.ts › each statement of the specification › ${'gone'.repeat(2)}`),
    problemWith('gone.test.ts › a title'),
    problemWith('decision 9999'),
    problemWith('later'),
  ]).toEqual([
    'no such test',
    'no such case',
    'no such test file',
    'no such decision',
    'names no test and no decision',
  ]);
});

/** Places in comments and documents that name a section, with its heading where they quote one: spec §4 «Cart». */
function references(): { section: string; heading: string | undefined }[] {
  const lines = execFileSync('git', ['grep', '-hIiE', 'spec §'], { cwd: repositoryRoot, encoding: 'utf8' });
  return [...lines.matchAll(/spec §(\d+)(?: «([^»]+)»)?/gi)].map(([, section = '', heading]) => ({
    section,
    heading,
  }));
}

const sections = new Map(
  specification
    .split(/^## §/m)
    .slice(1)
    .map((text) => [text.slice(0, 1), [...text.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading)]),
);

it('has each section that a comment names', () => {
  const named = references();
  expect(named.length).toBeGreaterThan(300);
  expect(
    named.filter(({ section, heading }) => {
      const headings = sections.get(section);
      return !headings || (heading && !headings.includes(heading));
    }),
  ).toEqual([]);
});
