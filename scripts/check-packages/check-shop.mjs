/**
 * Makes shops' folders outside the repository with `create-diwan-shop`, and installs them in an empty
 * home. One is visited as it is, installed with npm. One, installed with pnpm, has code of its own, no package that typesets the PDF and, once there is a
 * previous release, an order of that: all of it must be there after the upgrade.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { testBrowser } from '../find-chromium.mjs';
import { withShop } from '../with-shop.mjs';
import { build, pack, root, tarball } from './packed.mjs';
import { placeOrder } from './place-order.mjs';
import { usePacked } from './use-packed.mjs';
import { complaintsOf } from './visit.mjs';

const outside = mkdtempSync(path.join(tmpdir(), 'diwan-new-shop-'));
const home = path.join(outside, 'home');
mkdirSync(home);

/** No configuration of this machine's user; downloads are kept between runs. */
const env = {
  ...process.env,
  HOME: home,
  USERPROFILE: home,
  NODE_ENV: '',
  NODE_OPTIONS: '',
  npm_config_cache: path.join(build, 'npm-cache'),
  npm_config_prefer_offline: 'true',
  PORT: '0',
  DATA_DIR: '',
  MEDIA_DIR: '',
};

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
async function run(cwd, command, ...args) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  assert.equal(code, 0, `${command} ${args.join(' ')}`);
}

/** @param {string} folder of a shop @param {readonly string[]} args */
const diwan = (folder, ...args) => [
  process.execPath,
  path.join(folder, 'node_modules/@diwan/shop/dist/cli.js'),
  ...args,
];

/**
 * Starts the shop and reads some pages. @param {string} folder
 * @returns {Promise<number>} how long it took until it served, in ms
 */
async function visit(folder) {
  const started = performance.now();
  let seconds = 0;
  await withShop(diwan(folder, 'start'), { cwd: folder, env }, async (url) => {
    seconds = performance.now() - started;
    const read = async (/** @type {string} */ address) => {
      const response = await fetch(url + address);
      assert.equal(response.status, 200, address);
      return response.text();
    };
    assert.match(await read('/?lang=ar'), /بيت الأرز/);
    const table = await read('/product/dining-table-T1?lang=en');
    assert.match(table, /Cedar House/);
    assert.match(table, /AED\u00a02,400/);
    for (const address of ['/embed/v1/diwan.js', '/embed/', '/api/docs/swagger-ui-bundle.js'])
      await read(address);
    // 503 while it is made.
    const pdf = async () => (await fetch(`${url}/files/public/assets/pdfs/catalog.pdf`)).status;
    let status = await pdf();
    for (; status === 503; status = await pdf()) await setTimeout(500);
    assert.equal(status, 200, 'the PDF of the catalogue');
  });
  return seconds;
}

const names = ['--name-en', 'Cedar House', '--name-ar', 'بيت الأرز', '--country', 'AE'];

/**
 * Makes a shop's folder. @param {string} name @param {string} creator the package that makes it
 * @returns {Promise<string>} the folder
 */
async function create(name, creator) {
  await run(
    outside,
    'npm',
    'exec',
    '--yes',
    `--package=${creator}`,
    '--',
    'create-diwan-shop',
    name,
    ...names,
  );
  return path.join(outside, name);
}

/** @param {string} folder */
const npmInstall = (folder) => run(folder, 'npm', 'install', '--no-audit', '--no-fund');
/** @param {string} folder */
const pnpmInstall = (folder) =>
  run(
    folder,
    ...['npx', '--yes', 'pnpm@12', 'install', '--prefer-offline', '--ignore-scripts'],
    ...['--store-dir', path.join(build, 'pnpm-store')],
  );

/** @param {string} folder @param {readonly string[]} args */
const compile = (folder, ...args) =>
  run(folder, process.execPath, path.join(root, 'node_modules/typescript/bin/tsc'), ...args);

/** The configuration compiles, and one with a misspelt option doesn't. @param {string} folder */
async function compileConfiguration(folder) {
  writeFileSync(
    path.join(folder, 'misspelt.ts'),
    "import { defineShop } from '@diwan/shop';\n// @ts-expect-error A misspelt option.\nexport default defineShop({ catalog: 'a.json' });\n",
  );
  await compile(folder, '-p', '.');
}

/** Files with which a shop extends the example: styles of vanilla-extract, a script in the head, and what can't compile. */
const OWN_FILES = {
  'layout/Promise.tsx': `import { useShop } from '@diwan/shop/storefront';
import { promise } from './promise.css';

export default function Promise() {
  return <p className={promise}>{useShop().settings.brand?.name_en}: ten years</p>;
}
`,
  'layout/promise.css.ts': `import { style } from '@vanilla-extract/css';

export const promise = style({ paddingInlineStart: '7px' });
`,
  'wrong.tsx': `import { defineShop } from '@diwan/shop';
import { definePage, defineSection, v } from '@diwan/shop/storefront';

export const section = defineSection({
  fields: { opens_at: v.string() },
  // @ts-expect-error A misspelt field.
  component: ({ section }) => <p>{section.open_at}</p>,
});
// @ts-expect-error No title.
export const page = definePage({ component: () => null });
// @ts-expect-error A title in one language.
export const care = definePage({ title: 'Care', component: () => null });
// @ts-expect-error A function without a title.
export const city = definePage({ title: () => {}, component: () => null });
export default defineShop({
  // @ts-expect-error Exports no section.
  sections: { promise: () => import('./layout/Promise') },
  // @ts-expect-error No part of the layout.
  layout: { sidebar: () => import('./layout/Promise') },
  // @ts-expect-error A misspelt text.
  texts: { en: { 'cart:emty_title': 'Nothing' } },
});
`,
};

/** Gives a shop the code of the example, and more. @param {string} folder */
function extend(folder) {
  const example = path.join(root, 'examples/extended-shop');
  for (const name of [
    'sections',
    'pages',
    'layout',
    'media',
    'tsconfig.json',
    'catalogue.json',
    'diwan.config.ts',
  ])
    cpSync(path.join(example, name), path.join(folder, name), { recursive: true });
  rmSync(path.join(folder, 'products.csv'));
  for (const [name, content] of Object.entries(OWN_FILES)) writeFileSync(path.join(folder, name), content);
  const config = readFileSync(path.join(folder, 'diwan.config.ts'), 'utf8')
    .replace("import('./layout/Announcement')", "$&, footerEnd: () => import('./layout/Promise')")
    .replace('head: () => [', "$&{ tag: 'script', text: 'window.own = 1' }, ");
  writeFileSync(path.join(folder, 'diwan.config.ts'), config);
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  delete manifest.dependencies['@diwan/catalogue-pdf'];
  manifest.devDependencies = { '@vanilla-extract/css': '1', '@vanilla-extract/vite-plugin': '5' };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** Visits the pages that a shop's own code makes, in a browser. @param {string} url @param {boolean} hasStrictHead */
async function visitOwnCode(url, hasStrictHead) {
  const browser = await chromium.launch(await testBrowser());
  try {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${url}/?lang=en`);
    // Rendered on the server, and works once hydrated. A press before that would mark the button as busy.
    const hours = page.locator('.workshop-hours');
    await hours.scrollIntoViewIfNeeded();
    await hours.and(page.locator(':not([data-deferred] *)')).waitFor();
    await page.getByRole('button', { name: 'Show the way' }).click();
    await page.getByRole('button', { name: 'Hide the way' }).waitFor();
    await page.getByText('Free delivery in Riyadh this week').waitFor();
    const promise = page.getByText('Cedar House: ten years');
    await promise.scrollIntoViewIfNeeded();
    const look = await promise.evaluate((element) => ({
      padding: getComputedStyle(element).paddingInlineStart,
      corners: getComputedStyle(document.documentElement).getPropertyValue('--diwan-radius-small').trim(),
      own: Reflect.get(window, 'own'),
    }));
    assert.deepEqual(look, { padding: '7px', corners: '0.5rem', own: 1 });
    await page.getByRole('link', { name: 'Caring for wood' }).click();
    await page.getByRole('heading', { name: 'Caring for wood' }).waitFor();
    await page.getByText('Cedar table').waitFor();
    const samples = await (await fetch(`${url}/pa/samples?lang=ar`)).text();
    assert.match(samples, /يوم واحد/);
    await page.goto(`${url}/care?lang=ar`);
    await page.getByRole('heading', { name: 'العناية بالخشب' }).waitFor();
    const policy = await page.evaluate(async () =>
      (await fetch(location.href)).headers.get('content-security-policy'),
    );
    assert.equal(policy !== null, hasStrictHead);
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
}

/** What a command prints. @param {string} folder @param {string} name */
async function printed(folder, name) {
  const [command = '', ...args] = diwan(folder, name);
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  const [code] = await once(child, 'close');
  assert.equal(code, 0, name);
  return text;
}

/** The version of the latest release, which `pnpm release` tags; undefined before the first one. @returns {string | undefined} */
function previousRelease() {
  const tags = ['tag', '--list', '@diwan/shop@*', '--sort=-version:refname'];
  const [latest] = execFileSync('git', tags, { cwd: root, encoding: 'utf8' }).split('\n');
  return latest?.slice('@diwan/shop@'.length) || undefined;
}

/**
 * A shop of the previous release with own code and an order, upgraded to the packed packages.
 * @returns {Promise<{ folder: string, orders: readonly string[] }>}
 */
async function upgradedShop() {
  const release = previousRelease();
  if (release === undefined) {
    const folder = await create('own-shop', tarball('create-diwan-shop'));
    extend(folder);
    usePacked(folder);
    await pnpmInstall(folder);
    return { folder, orders: [] };
  }
  const folder = await create('upgraded-shop', `create-diwan-shop@${release}`);
  extend(folder);
  await pnpmInstall(folder);
  let number = '';
  await withShop(diwan(folder, 'start'), { cwd: folder, env }, async (url) => {
    number = await placeOrder(url);
  });
  usePacked(folder);
  await pnpmInstall(folder);
  return { folder, orders: [number] };
}

/** @param {number} ms */
const seconds = (ms) => (ms / 1000).toFixed(1);

pack();
try {
  const plain = await create('plain-shop', tarball('create-diwan-shop'));
  const { dependencies } = JSON.parse(readFileSync(path.join(plain, 'package.json'), 'utf8'));
  assert.deepEqual(Object.keys(dependencies), ['@diwan/shop', '@diwan/catalogue-pdf']);
  usePacked(plain);
  await npmInstall(plain);
  await compileConfiguration(plain);
  const first = await visit(plain);
  const again = await visit(plain);
  console.log(`A new shop works; first start ${seconds(first)} s, next ${seconds(again)} s.`);

  const { folder, orders } = await upgradedShop();
  // A started section compiles, too.
  const [node = '', ...add] = diwan(folder, 'add', 'section', 'opening_hours');
  await run(folder, node, ...add);
  await compile(folder, '-p', '.');
  await withShop(diwan(folder, 'start'), { cwd: folder, env }, async (url) => {
    await visitOwnCode(url, true);
    const number = await placeOrder(url);
    const listed = await printed(folder, 'orders');
    for (const kept of [...orders, number]) assert.ok(listed.includes(kept), kept);
    const findings = await printed(folder, 'doctor');
    assert.match(findings, /✓ Content/);
    assert.match(findings, /npm install @diwan\/catalogue-pdf/);
    const address = `${url}/files/public/assets/pdfs/catalog.pdf`;
    const catalogue = await fetch(address, { headers: { 'accept-language': 'ar' } });
    assert.equal(catalogue.status, 404, 'nothing typesets the catalogue');
    assert.match(await catalogue.text(), /لا يتوفر كتالوج/);
    console.log(
      `A shop with code of its own works; orders kept from the previous release: ${orders.length}.`,
    );

    // The same pages, of a shop that has no database of its own.
    const elsewhere = { ...env, API_URL: `${url}/api`, DATA_DIR: path.join(outside, 'none') };
    await withShop(diwan(folder, 'start'), { cwd: folder, env: elsewhere }, (alone) =>
      visitOwnCode(alone, true),
    );
  });
  await withShop(diwan(folder, 'dev'), { cwd: folder, env }, (url) => visitOwnCode(url, false));
  console.log('Its own code hydrates without warnings, with an API elsewhere and in development, too.');
} finally {
  rmSync(outside, { recursive: true, force: true });
}
