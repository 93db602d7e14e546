import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SECTION_TYPES } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSection } from '../../scripts/create-section/create-section.mjs';
import { repositoryRoot } from './repository-root';

it('each section type has a story', () => {
  const stories = readFileSync(
    path.join(repositoryRoot, 'packages/widgets/src/sections/Sections.stories.tsx'),
    'utf8',
  );
  expect(SECTION_TYPES.filter((type) => !stories.includes(`makeSection('${type}'`))).toEqual([]);
});

describe('pnpm create-section', () => {
  let copy: string;
  const inCopy = (file: string) => path.join(copy, 'packages', file);

  beforeEach(() => {
    const cache = path.join(repositoryRoot, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    // Its name must not matter to any tool.
    copy = mkdtempSync(path.join(cache, 'src أثاث '));
    for (const name of ['sdk', 'widgets']) {
      const original = path.join(repositoryRoot, 'packages', name);
      mkdirSync(inCopy(name), { recursive: true });
      for (const file of ['package.json', 'src'])
        cpSync(path.join(original, file), inCopy(`${name}/${file}`), { recursive: true });
      symlinkSync(path.join(original, 'node_modules'), inCopy(`${name}/node_modules`));
    }
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  const typeErrors = () => {
    writeFileSync(
      inCopy('tsconfig.json'),
      JSON.stringify({
        extends: path.join(repositoryRoot, 'packages/widgets/tsconfig.json'),
        compilerOptions: {
          allowJs: false,
          checkJs: false,
          paths: {
            '@diwan/sdk': ['./sdk/src/client/index.ts'],
            '@diwan/sdk/*': ['./sdk/src/*/index.ts'],
          },
        },
        include: [],
        files: [
          './widgets/src/testing/setup.ts',
          './widgets/src/sections/section-registry.ts',
          './widgets/src/sections/Sections.stories.tsx',
        ],
      }),
    );
    const tsc = path.join(repositoryRoot, 'node_modules/typescript-native/bin/tsc');
    return spawnSync(tsc, ['-p', inCopy('tsconfig.json')], { encoding: 'utf8' }).stdout;
  };

  it('adds a type in four files, which compile', { timeout: 120_000 }, () => {
    const { created, changed } = createSection('quiet-corner', copy);
    expect([...created, ...changed].map((file) => path.relative(inCopy('.'), file)).sort()).toEqual([
      'sdk/src/contract/section.ts',
      'widgets/src/sections/Sections.stories.tsx',
      'widgets/src/sections/quiet-corner/QuietCornerSection.tsx',
      'widgets/src/sections/section-registry.ts',
    ]);
    expect(typeErrors()).toBe('');

    // What is forgotten doesn't compile: its place in the registry, the value of a required field.
    const registry = inCopy('widgets/src/sections/section-registry.ts');
    writeFileSync(registry, readFileSync(registry, 'utf8').replace(/^ {2}quiet_corner: .*\n/m, ''));
    const contract = inCopy('sdk/src/contract/section.ts');
    writeFileSync(
      contract,
      readFileSync(contract, 'utf8')
        .replace('/** A note in English. */', 'days: number; $&')
        .replace("...optionalBilingual('note')", '$&, days: idSchema'),
    );
    const forgotten = typeErrors();
    const missing = "[^\\n]*(?:\\n {2}[^\\n]*)*Property 'quiet_corner' is missing";
    expect(forgotten).toMatch(new RegExp(`section-registry\\.ts${missing}`));
    expect(forgotten).toMatch(new RegExp(`testing/factories/page\\.ts${missing}`));
  });

  it('rejects taken and invalid names without writing anything', () => {
    expect(() => createSection('lead-form', copy)).toThrow('The section type "lead_form" already exists.');
    expect(() => createSection('Opening Hours', copy)).toThrow('lower-case words with hyphens');
  });
});
