/**
 * Installs the packed SDK and widgets into consumer projects: a script, Vite with React 18 and 19, a server that renders
 * with each of them, and Next.js with server components. Tests the built sites in a browser.
 */
import assert from 'node:assert/strict';
import { chromium } from 'playwright';
import { testBrowser } from '../find-chromium.mjs';
import {
  buildServerRendered,
  buildServerRenderedWithReact18,
  buildWithNext,
  buildWithReact18,
  buildWithVite,
  bundleSingleWidgets,
  compile,
  compileWithReact18,
  removeConsumers,
  runScript,
} from './consumers.mjs';
import { pack } from './packed.mjs';
import { serveSites } from './site-server.mjs';
import { addFirst, complaintsOf, text } from './visit.mjs';

/**
 * Opens a page rendered on a server, whose parts hydrate as they come near, and adds a product of one to the cart.
 * @param {import('playwright').Browser} browser @param {string} url
 */
async function hydrateOn(browser, url) {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(url);
  const deferred = page.locator('[data-deferred]');
  assert.ok((await deferred.count()) > 0, `${url}: everything was hydrated at once`);
  for (let left = await deferred.count(); left > 0; left = await deferred.count()) {
    await deferred.first().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (before) => document.querySelectorAll('[data-deferred]').length < before,
      left,
    );
  }
  const replaced = await page.evaluate(
    () =>
      /** @type {Element[]} */ (Reflect.get(window, 'sent')).filter(({ isConnected }) => !isConnected).length,
  );
  await addFirst(page);
  await page.close();
  assert.deepEqual({ complaints, replaced }, { complaints: [], replaced: 0 }, url);
}

/**
 * Opens a page with the README's example and adds the first product to the cart.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function buyOn(browser, url) {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(url);
  const add = await addFirst(page);
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
  const renderedSites = /** @type {const} */ ([
    ['/rendered-19', buildServerRendered],
    ['/rendered-18', buildServerRenderedWithReact18],
  ]);
  // Two at a time; more would only compete for the CPU.
  await Promise.all([
    (async () => {
      for (const [base, make] of [...sites, ...renderedSites]) server.mount(base, await make({ shop, base }));
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
    for (const [base] of renderedSites) await hydrateOn(browser, `${server.url}${base}/`);
  } finally {
    await browser.close();
  }
  console.log('Both packages work in Node, Vite and servers with React 18 and 19, and Next.js.');
} finally {
  server.close();
  removeConsumers();
}
