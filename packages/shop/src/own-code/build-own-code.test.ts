import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOwnCode } from '../../../storefront/build/build-own-code';
import { placeInFolder } from '../config/place-in-folder';

let outside: string;
beforeEach(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'diwan-own-build-'));
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

const LIBRARY = 'storefront/dist/library/';

/** The least that a storefront has. */
const STOREFRONT = {
  [`${LIBRARY}styles.css`]: 'main { color: green }',
  [`${LIBRARY}storefront/src/app/for-shops.js`]: 'export const text = {};',
  [`${LIBRARY}storefront/src/app/entry-client.js`]: "import('./start.js');",
  [`${LIBRARY}storefront/src/app/start.js`]: "import { pages } from '#shop'; console.log(pages);",
  [`${LIBRARY}storefront/src/server/index.js`]: "export { files, pages } from '#shop';",
  'storefront/dist/client/brand/icon.svg': '<svg/>',
  'shop/package.json': '{ "name": "shop" }',
  'shop/diwan.config.ts': "export default { pages: { '/care': () => import('./pages/Care') } };",
};

/** Builds a shop with this page, and other files. */
function build(page: string, others: Record<string, string> = {}) {
  for (const [name, content] of Object.entries({ ...STOREFRONT, 'shop/pages/Care.tsx': page, ...others })) {
    const file = path.join(outside, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const folder = path.join(outside, 'shop');
  return buildOwnCode({
    folder,
    config: path.join(folder, 'diwan.config.ts'),
    storefront: path.join(outside, 'storefront'),
  });
}

// The imports and types above a mistake move it in what is compiled from them.
const ABOVE = "import {\n  text,\n} from '@diwan/shop/storefront';\ninterface Data {\n  a: string;\n}\n";

it.each([
  ['export default text as ;', 8, 24, 'Unexpected token'],
  ["import './caree.css';", 8, 8, "'./caree.css' is missing: neither a file nor an installed package."],
  ["import { a } from './Care';\nconsole.log(a);", 8, 10, '"a" is not exported by "pages/Care.tsx".'],
  [
    "import { txt } from '@diwan/shop/storefront';\nconsole.log(txt);",
    8,
    10,
    '"txt" is not exported by "@diwan/shop/storefront".',
  ],
])('names the place of a mistake: %s', async (code, line, column, problem) => {
  await expect(build(`${ABOVE}\n${code}`)).rejects.toMatchObject({
    message: `pages/Care.tsx:${line}:${column}: ${problem}`,
    file: 'pages/Care.tsx',
  });
});

it('lets stacks name sources', async () => {
  const { server } = await build(`${ABOVE}export default (): Data => text.missing.value;`);
  const script = `const { files, pages } = await import(${JSON.stringify(pathToFileURL(server).href)});
    const { default: run } = await pages['/care']();
    try { run() } catch ({ stack }) { console.log(JSON.stringify({ files, stack })) }`;
  const printed = execFileSync(
    process.execPath,
    ['--enable-source-maps', '--input-type=module', '--eval', script],
    { encoding: 'utf8', timeout: 60_000 },
  );
  const { files, stack } = JSON.parse(printed) as { files: { pages: object }; stack: string };
  expect(placeInFolder(path.join(outside, 'shop'), { stack })).toMatchObject({
    file: 'pages/Care.tsx',
    line: 7,
  });
  expect(files.pages).toEqual({ '/care': 'pages/Care.tsx' });
});

it('compiles styles of vanilla-extract, where a shop has it', async () => {
  const installed = path.join(import.meta.dirname, '../../../storefront/node_modules');
  mkdirSync(path.join(outside, 'shop'));
  symlinkSync(installed, path.join(outside, 'shop/node_modules'), 'junction');
  const { assets } = await build("import { note } from './note.css';\nexport default () => note;", {
    'shop/pages/note.css.ts': `import { style } from '@vanilla-extract/css';
      const inset: string = '7px';
      export const note = style({ paddingInlineStart: inset });`,
  });
  const sheets = readdirSync(path.join(assets, 'assets')).filter((name) => name.endsWith('.css'));
  expect(sheets.map((name) => readFileSync(path.join(assets, 'assets', name), 'utf8')).join('')).toContain(
    '7px',
  );
});

it('says that a style sheet is invalid', async () => {
  const broken = { 'shop/pages/care.css': '.care { color: red }}' };
  await expect(build("import './care.css';\nexport default 1;", broken)).rejects.toThrow(
    /^A style sheet of own code is invalid: /,
  );
});
