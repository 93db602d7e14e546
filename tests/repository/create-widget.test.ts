import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseGuide } from '../../.storybook/blocks/guide';
import { createWidget } from '../../scripts/create-widget/create-widget.mjs';
import { hasPlaceholder } from '../../scripts/create-widget/templates.mjs';
import { repositoryRoot } from './repository-root';

const widgets = path.join(repositoryRoot, 'packages/widgets');
/** The journey that lists how each element is used. */
const TWINS = 'tests/journeys/element-twins.spec.ts';
let copy: string;
const inCopy = (file: string) => path.join(copy, 'packages/widgets', file);

beforeEach(() => {
  // Inside the package, so that the widget's imports resolve.
  const cache = path.join(widgets, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  // Its name must not matter to any tool.
  copy = mkdtempSync(path.join(cache, 'src أثاث '));
  for (const file of ['package.json', 'src'])
    cpSync(path.join(widgets, file), inCopy(file), { recursive: true });
  mkdirSync(path.dirname(path.join(copy, TWINS)), { recursive: true });
  cpSync(path.join(repositoryRoot, TWINS), path.join(copy, TWINS));
});
afterEach(() => rmSync(copy, { recursive: true }));

it('creates a widget that compiles, with story, guide, test, texts and element, listed once', () => {
  const { created, changed } = createWidget('zebra-trial', copy);
  const files = [...created, ...changed];
  expect(changed.map((file) => path.basename(file))).toContain('text-files.ts');
  expect(created.map((file) => path.basename(file))).not.toContain('text-files.ts');
  expect(files.map((file) => path.relative(inCopy('src'), file))).toEqual(
    expect.arrayContaining([
      'features/zebra-trial/ZebraTrial.tsx',
      'features/zebra-trial/ZebraTrial.css.ts',
      'features/zebra-trial/ZebraTrial.stories.tsx',
      'features/zebra-trial/ZebraTrial.test.tsx',
      'elements/definitions/zebra-trial.element.ts',
      'foundation/i18n/locales/en/zebraTrial.json',
      'foundation/i18n/locales/ar/zebraTrial.json',
    ]),
  );
  expect(() =>
    parseGuide(readFileSync(inCopy('src/features/zebra-trial/ZebraTrial.md'), 'utf8')),
  ).not.toThrow();
  const list = readFileSync(inCopy('src/elements/definitions/index.ts'), 'utf8');
  expect(list.match(/^ {2}\w+,$/gm)?.map((line) => line.trim())).toEqual(
    expect.arrayContaining(['checkout,', 'leadForm,', 'zebraTrial,']),
  );
  expect(list.split('zebraTrial,')).toHaveLength(2);
  // The last entry stays whole, whether it has one line or several.
  expect(readFileSync(path.join(copy, TWINS), 'utf8')).toMatch(
    /\n {2}(?:\}|'diwan-[\w-]+': .+),\n {2}'diwan-zebra-trial': .+\n\};\n/,
  );
  const { elements, attributes } = JSON.parse(
    readFileSync(inCopy('src/foundation/i18n/locales/ar/embed.json'), 'utf8'),
  );
  expect({ name: elements['zebra-trial'], open: typeof attributes.open }).toEqual({
    name: 'Zebra trial',
    open: 'string',
  });
  writeFileSync(
    inCopy('tsconfig.json'),
    JSON.stringify({
      extends: path.join(widgets, 'tsconfig.json'),
      compilerOptions: { allowJs: false, checkJs: false },
      include: [],
      files: [
        inCopy('src/testing/setup.ts'),
        ...files.filter((file) => file.startsWith(inCopy('src')) && /\.tsx?$/.test(file)),
      ],
    }),
  );
  const tsc = path.join(repositoryRoot, 'node_modules/typescript-native/bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['-p', inCopy('tsconfig.json')], { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
});

it('leaves placeholders that a test refuses until they are replaced', () => {
  const { created, changed } = createWidget('zebra-trial', copy);
  const texts = [...created, ...changed].map((file) => [
    path.relative(inCopy('src'), file),
    readFileSync(file, 'utf8'),
  ]);
  const found = texts.filter(([file = '', text = '']) => hasPlaceholder(file, text)).map(([file]) => file);
  expect(found.sort()).toEqual([
    'elements/definitions/zebra-trial.element.ts',
    'features/zebra-trial/ZebraTrial.md',
    'features/zebra-trial/ZebraTrial.test.tsx',
    'features/zebra-trial/ZebraTrial.tsx',
    'foundation/i18n/locales/ar/embed.json',
    'foundation/i18n/locales/ar/zebraTrial.json',
    'foundation/i18n/locales/en/zebraTrial.json',
  ]);
});

it('no widget of the repository has placeholders of a new one', () => {
  const source = path.join(widgets, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:tsx?|md|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => hasPlaceholder(file, readFileSync(path.join(source, file), 'utf8')))).toEqual(
    [],
  );
});

it('rejects taken and invalid names without writing anything', () => {
  expect(() => createWidget('search', copy)).toThrow('The widget "search" already exists.');
  expect(() => createWidget('Fabric Guide', copy)).toThrow('lower-case words with hyphens');
  expect(() => createWidget('../outside', copy)).toThrow('not a valid widget name');
});
