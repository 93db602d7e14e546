import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSdkReference } from '../../.storybook/sdk-reference';
import { repositoryRoot } from './repository-root';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

const reference = await readSdkReference();

it('the SDK’s reference describes every export of every entry', () => {
  const reported = new Map(
    read('packages/sdk/api-report.md')
      .split(/^## @diwan\/sdk\/?/m)
      .slice(1)
      .map((report) => {
        const [entry = '', ...lines] = report.split('\n');
        const names = lines.flatMap(
          (line) =>
            /^(?:export (?:type|interface|declare \w+) |class |interface )?(\w+)\b/.exec(line)?.[1] ?? [],
        );
        return [entry || 'client', names];
      }),
  );
  expect([...reference.keys()].sort()).toEqual([...reported.keys()].sort());
  for (const [entry, exports] of reference) {
    const described = new Set(exports.map(({ name }) => name));
    expect(described.size, entry).toBeGreaterThan(3);
    expect(
      reported.get(entry)?.filter((name) => !described.has(name) && name !== 'ts'),
      entry,
    ).toEqual([]);
    const withoutWords = exports.filter(({ text }) => !/[a-z]/.test(text.replace(/^```[\s\S]*?^```/gm, '')));
    expect(withoutWords, entry).toEqual([]);
    // Readers don’t have the specification.
    expect(
      exports.filter(({ text }) => text.includes('spec §')).map(({ name }) => name),
      entry,
    ).toEqual([]);
  }
});

it('each entry has a page, and links lead to exports', () => {
  const pageOf = (entry: string) => entry.split('/')[0] ?? entry;
  const namesOn = (page: string) =>
    [...reference].flatMap(([entry, exports]) =>
      pageOf(entry) === page ? exports.map(({ name }) => name) : [],
    );
  let links = 0;
  for (const [entry, exports] of reference) {
    expect(read(`.storybook/pages/sdk/${pageOf(entry)}.mdx`)).toContain(`'virtual:sdk-reference/${entry}'`);
    for (const { name, text } of exports)
      for (const [, page = '', target = ''] of text.matchAll(
        /\]\((?:\?path=\/docs\/sdk-(\w+)--docs)?#(\w+)\)/g,
      )) {
        links += 1;
        expect(namesOn(page || pageOf(entry)), `a link of ${name}`).toContain(target);
      }
  }
  expect(links).toBeGreaterThan(200);
});
