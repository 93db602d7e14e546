/**
 * Packs the SDK and the widgets as for publishing, checks the tarballs, and installs them into consumer projects: a
 * script, Vite with React 18 and 19, and Next.js with server components. Tests the built sites in a browser.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { testBrowser } from '../find-chromium.mjs';
import {
  buildWithNext,
  buildWithReact18,
  buildWithVite,
  bundleSingleWidgets,
  compile,
  compileWithReact18,
  removeConsumers,
  runScript,
} from './consumers.mjs';
import { pack, root } from './packed.mjs';
import { serveSites } from './site-server.mjs';

/** @param {string} key of `product.json`, in Arabic */
const text = (key) =>
  JSON.parse(readFileSync(`${root}/packages/widgets/src/foundation/i18n/locales/ar/product.json`, 'utf8'))[
    key
  ];

/**
 * Opens a page with the README's example and adds the first product to the cart.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function buyOn(browser, url) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(url);
  const [before = '', after = ''] = text('add_to_cart_named').split('{{name}}');
  const add = page.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) }).first();
  await add.click();
  await page.waitForFunction(() => localStorage.getItem('cart-storage')?.includes('"lines":[{'));
  // On the shop's origin; one that fails to load would be logged.
  const picture = await page.locator('article img').first().getAttribute('src');
  assert.match(picture ?? '', /^http:\/\/localhost:\d+\//, url);
  const direction = await add.evaluate((button) => getComputedStyle(button).direction);
  await page.close();
  assert.deepEqual({ complaints, direction }, { complaints: [], direction: 'rtl' }, url);
}

pack();
// Packing builds it.
const { createFakeBackend } = await import('@diwan/sdk/testing');
const backend = createFakeBackend();
const server = await serveSites(backend.fetch);
const { shop } = server;
try {
  const sites = /** @type {const} */ ([
    ['/next', buildWithNext],
    ['/react-19', buildWithVite],
    ['/react-18', buildWithReact18],
  ]);
  // Two at a time; more would only compete for the CPU.
  await Promise.all([
    (async () => {
      for (const [base, make] of sites) server.mount(base, await make({ shop, base }));
    })(),
    (async () => {
      const { name, ...printed } = JSON.parse(await runScript(shop));
      assert.match(name, /\p{Script=Arabic}/u);
      assert.deepEqual(
        { button: printed.button, address: new URL(printed.address).search },
        { button: text('add_to_cart'), address: '?lang=ar' },
      );
      assert.ok(printed.price > 0 && printed.endpoints > 10);
      await compile();
      await compileWithReact18();
      await bundleSingleWidgets();
    })(),
  ]);

  // The server-rendered HTML is complete without scripts.
  const html = await (await fetch(`${server.url}/next/`)).text();
  assert.ok(html.includes(backend.shop.products[0]?.name_ar ?? '?'), 'Next.js rendered no product');

  const browser = await chromium.launch(await testBrowser());
  try {
    for (const [base] of sites) await buyOn(browser, `${server.url}${base}/`);
  } finally {
    await browser.close();
  }
  console.log('Both packages work in Node, Vite with React 18 and 19, and Next.js.');
} finally {
  server.close();
  removeConsumers();
}
