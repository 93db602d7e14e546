import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseGuide } from '../../.storybook/blocks/guide';
import { createWidget } from '../../scripts/create-widget/create-widget.mjs';
import { repositoryRoot } from './repository-root';

const widgets = path.join(repositoryRoot, 'packages/widgets');
let copy: string;
const inCopy = (file: string) => path.join(copy, 'packages/widgets', file);

beforeEach(() => {
  // Inside the package, so that the widget's imports resolve.
  const cache = path.join(widgets, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(path.join(cache, 'create-widget-'));
  for (const file of ['package.json', 'src'])
    cpSync(path.join(widgets, file), inCopy(file), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

it('creates a widget that compiles, with story, guide, test, texts and element, listed once', () => {
  const files = createWidget('fabric-guide', copy);
  expect(files.map((file) => path.relative(inCopy('src'), file))).toEqual(
    expect.arrayContaining([
      'fabric-guide/FabricGuideWidget.tsx',
      'fabric-guide/FabricGuideWidget.css.ts',
      'fabric-guide/FabricGuide.stories.tsx',
      'fabric-guide/FabricGuide.test.tsx',
      'elements/definitions/fabric-guide.element.ts',
      'i18n/locales/en/fabricGuide.json',
      'i18n/locales/ar/fabricGuide.json',
    ]),
  );
  expect(() => parseGuide(readFileSync(inCopy('src/fabric-guide/FabricGuide.md'), 'utf8'))).not.toThrow();
  const list = readFileSync(inCopy('src/elements/definitions/index.ts'), 'utf8');
  expect(list.match(/^ {2}\w+,$/gm)?.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['checkout,', 'fabricGuide,', 'leadForm,']),
  );
  expect(list.split('fabricGuide,')).toHaveLength(2);

  writeFileSync(
    inCopy('tsconfig.json'),
    JSON.stringify({
      extends: path.join(widgets, 'tsconfig.json'),
      compilerOptions: { allowJs: false, checkJs: false },
      include: [],
      files: [inCopy('src/testing/setup.ts'), ...files.filter((file) => /\.tsx?$/.test(file))],
    }),
  );
  const tsc = path.join(repositoryRoot, 'node_modules/typescript-native/bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', inCopy('tsconfig.json')], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

it('rejects taken and invalid names without writing anything', () => {
  expect(() => createWidget('search', copy)).toThrow('The widget "search" already exists.');
  expect(() => createWidget('Fabric Guide', copy)).toThrow('lower-case words with hyphens');
  expect(() => createWidget('../outside', copy)).toThrow('not a valid widget name');
});
