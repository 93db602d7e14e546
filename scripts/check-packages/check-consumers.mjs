/**
 * Builds sites with what their authors use today, installed from npm: the embed script in Vue, Svelte, Angular and Astro, and
 * React with an i18next of the application's own, of two majors. Visits them in a browser. Also compiles the examples with the
 * oldest supported TypeScript, and tries the lowest and newest versions of all dependencies. Run by name: it installs hundreds of
 * packages. Arguments, such as `vue` or `i18next-27`, choose some of the sites.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { testBrowser } from '../find-chromium.mjs';
import { installNode } from '../install-node.mjs';
import { compile, removeConsumers } from './consumers.mjs';
import { build, pack, root, tarball } from './packed.mjs';
import { checkRanges } from './ranges.mjs';
import { serveSites } from './site-server.mjs';
import { addFirst, complaintsOf } from './visit.mjs';

const frameworks = path.join(root, 'tests/package-consumer/frameworks');
const outside = mkdtempSync(path.join(tmpdir(), 'diwan-frameworks-'));

/** Some of them need a newer Node than the oldest that the packages support. */
const env = {
  ...process.env,
  PATH: `${installNode('24')}${path.delimiter}${process.env.PATH}`,
  NODE_ENV: '',
  NODE_OPTIONS: '',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  npm_config_cache: path.join(build, 'npm-cache'),
  npm_config_prefer_offline: 'true',
};

/** @param {string} cwd @param {string} command @param {readonly string[]} args */
async function run(cwd, command, ...args) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const [code] = await once(child, 'close');
  assert.equal(code, 0, `${command} ${args.join(' ')} in ${cwd}\n${printed}`);
}

/** Examples of `docs/embed/frameworks.md` by file name, given in their first lines. @type {Map<string, string>} */
const examples = new Map(
  [
    ...readFileSync(path.join(root, 'packages/widgets/docs/embed/frameworks.md'), 'utf8').matchAll(
      /^```\w+\n((?:---\n)?(?:\/\/|<!--) (\S+\.(?:ts|vue|svelte|astro)).*?)^```/gms,
    ),
  ].map(([, code = '', file = '']) => [file, code]),
);

/** The files that each project takes from the documentation. @type {Readonly<Record<string, readonly string[]>>} */
const documented = {
  vue: ['vite.config.ts', 'src/App.vue'],
  svelte: ['src/App.svelte'],
  angular: ['src/sofas.ts'],
  astro: ['src/pages/index.astro'],
};

/**
 * Installs and builds a project.
 * @param {string} project folder @param {string} base of its addresses @param {string} shop
 * @param {readonly string[]} packages to install besides those of its manifest
 * @returns {Promise<string>} folder of the built site
 */
async function buildSite(project, base, shop, packages = []) {
  const folder = path.join(outside, base.slice(1));
  cpSync(path.join(frameworks, project), folder, { recursive: true });
  for (const file of documented[project] ?? []) {
    const example = examples.get(file);
    assert.ok(example, `docs/embed/frameworks.md has no ${file}.`);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), example);
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|tsx?|vue|svelte|astro)$/.test(file)) {
      const at = path.join(folder, file);
      writeFileSync(at, readFileSync(at, 'utf8').replaceAll('https://shop.example', shop));
    }
  await run(folder, 'npm', 'install', '--no-audit', '--no-fund', ...packages);
  const toBase = project === 'angular' ? `--base-href=${base}/` : `--base=${base}/`;
  await run(folder, 'npm', 'run', 'build', '--', toBase);
  return path.join(folder, 'dist');
}

/** The framework hears of what was added. @param {import('playwright').Page} page @param {string} url */
async function addOn(page, url) {
  await page.goto(url);
  await addFirst(page);
  await page.waitForFunction(() => /^\w+$/.test(document.querySelector('p')?.textContent?.trim() ?? ''));
}

/** Widgets follow the application's language and its own texts. @param {import('playwright').Page} page @param {string} url */
async function translateOn(page, url) {
  await page.goto(url);
  await page
    .getByRole('button', { name: /^Take .+ home$/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'العربية' }).click();
  await addFirst(page);
}

pack();
const { createFakeBackend } = await import('@diwan/sdk/testing');
const server = await serveSites(createFakeBackend().fetch);
const browser = await chromium.launch(await testBrowser());
try {
  const packed = [tarball('sdk'), tarball('widgets')];
  /** @type {[base: string, project: string, visit: typeof addOn, packages: string[]][]} */
  const sites = [
    ['/vue', 'vue', addOn, []],
    ['/svelte', 'svelte', addOn, []],
    ['/astro', 'astro', addOn, []],
    ['/angular', 'angular', addOn, []],
    ['/i18next-26', 'host-i18next', translateOn, [...packed, 'i18next@26']],
    ['/i18next-27', 'host-i18next', translateOn, [...packed, 'i18next@27']],
  ];
  const chosen = process.argv.slice(2);
  const isChosen = (/** @type {string} */ base) => chosen.length === 0 || chosen.includes(base.slice(1));
  for (const [base, project, visit, packages] of sites.filter(([base]) => isChosen(base))) {
    const started = performance.now();
    server.mount(base, await buildSite(project, base, server.shop, packages));
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await visit(page, `${server.url}${base}/`);
    assert.deepEqual(complaints, [], base);
    await page.close();
    console.log(`${base.slice(1)} works (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  }

  await checkRanges(outside, { shop: server.shop, run });

  const old = path.join(outside, 'typescript');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefix', old, 'typescript@5.9'], { env });
  await compile({ typescript: path.join(old, 'node_modules/typescript') });
  console.log('The examples compile with TypeScript 5.9.');
} finally {
  await browser.close();
  server.close();
  removeConsumers();
  rmSync(outside, { recursive: true, force: true });
}
