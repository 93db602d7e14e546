import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { repositoryRoot } from './repository-root';

const readText = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

const withoutCode = (text: string) => text.replace(/^( *)```.*?^\1```/gms, '');

const headings = (text: string) => withoutCode(text).match(/^ {0,3}#.*$/gm) ?? [];

const isHeading = (line: string) => /^#{1,6} [^#\s]/.test(line);

/** The fragment that GitHub gives a heading. */
const fragmentOf = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Links to files of the repository that don't exist, or to headings they don't have. */
function deadLinks(file: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^(?:https?:|mailto:|\?)/.test(link))
    .filter((link) => {
      const [target = '', fragment] = link.split('#');
      const linked = target ? path.join(path.dirname(file), target) : file;
      if (!existsSync(path.join(repositoryRoot, linked))) return true;
      return fragment !== undefined && !headings(readText(linked)).map(fragmentOf).includes(fragment);
    });
}

/** Commands of pnpm itself that the documents name. */
const ofPnpm = ['add', 'exec', 'install', 'pack', 'publish', 'vitest'];

/** Scripts named in code that the repository doesn't have. */
const unknownScripts = (text: string): string[] =>
  [...text.matchAll(/(?:`|^|npx --yes )pnpm(?:@12)? (?:--silent )?([a-z][\w:-]*)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in manifest.scripts) && !ofPnpm.includes(name));

const documents = execFileSync('git', ['ls-files', '--', '*.md', '*.mdx'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((file) => [file, readText(file)] as const);

/** Problems of all documents, each with its file. */
const problems = (of: (file: string, text: string) => string[]) =>
  documents.flatMap(([file, text]) => of(file, text).map((problem) => `${file}: ${problem}`));

describe('documents', () => {
  it('have headings that are shown as such', () => {
    expect(documents.length).toBeGreaterThan(60);
    expect(isHeading('# # Limits')).toBe(false);
    expect(problems((_, text) => headings(text).filter((line) => !isHeading(line)))).toEqual([]);
  });

  it('link to files and headings that exist', () => {
    expect(deadLinks('README.md', '[a](LICENSE) [b](nothing.md) [c](CONTRIBUTING.md#nothing)')).toEqual([
      'nothing.md',
      'CONTRIBUTING.md#nothing',
    ]);
    expect(problems(deadLinks)).toEqual([]);
  });

  it('name scripts of the repository', () => {
    expect(unknownScripts('`pnpm dev`, `npx --yes pnpm@12 begin`')).toEqual(['begin']);
    expect(problems((_, text) => unknownScripts(text))).toEqual([]);
  });
});
