/**
 * `pnpm bench:embed`: time until the first product card shows on another site's page: with our grid, with a plain
 * custom element that fetches the same four products, with our grid in the page's own markup, and on a static page. All use the same images, font and API, with
 * a phone's network and 4× CPU throttling. They alternate within each round, so that other load affects all of them:
 * compare within one run. `RUNS=9` runs more rounds; with `LOOKS=own` the shop has its own colours, typefaces and currency.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillFromFolder, openFolder, openShop } from '@diwan/shop/serve';
import { chromium } from 'playwright';
import { buildChanged } from '../scripts/build.mjs';
import { demoFolder } from '../scripts/demo-shop.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';
import { median } from './compare.mjs';

const runs = Number(process.env.RUNS ?? 5);
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;
const query = 'category=1&limit=4';

/** @typedef {{ id: number, name_en: string, price: number, images: { src_url: string }[] }} Product */

/** @param {string} font URL */
const stylesWith = (font) =>
  `@font-face{font-family:Figtree;src:url("${font}");font-weight:300 900;font-display:swap}ul{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:0;list-style:none;font-family:Figtree}img{inline-size:100%;aspect-ratio:4/5;object-fit:cover}`;

/** A minimal card; the plain element has the same text. @param {Product} product @param {string} shop */
const card = ({ name_en, price, images }, shop) =>
  `<li><img src="${shop}${images[0]?.src_url}?w=480&f=avif" alt=""><h3>${name_en}</h3><p>SAR ${price}</p></li>`;

/**
 * Runs in the page: defines a plain element that fetches and renders products.
 * @param {{ api: string, shop: string, css: string }} options @param {typeof card} makeCard
 */
function definePlainGrid({ api, shop, css }, makeCard) {
  customElements.define(
    'plain-grid',
    class extends HTMLElement {
      async connectedCallback() {
        /** @type {{ results: Product[] }} */
        const { results } = await (await fetch(api)).json();
        this.innerHTML = `<style>${css}</style><ul>${results.map((product) => makeCard(product, shop)).join('')}</ul>`;
      }
    },
  );
}

/** Resolves to the time from navigation until the first card with a name is in the page, in ms. */
function firstCard() {
  return new Promise((resolve) => {
    const look = () => {
      const root = document.querySelector('diwan-product-grid')?.shadowRoot ?? document;
      const name =
        root.querySelector('article h3, li:not([aria-hidden]) h3') ??
        document.querySelector('[data-diwan-product] h3');
      if (name?.textContent) requestAnimationFrame(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * The demo shop's folder in other looks.
 * @returns {Promise<string>}
 */
async function otherLooks() {
  const catalogue = JSON.parse(await readFile(path.join(demoFolder, 'catalogue.json'), 'utf8'));
  Object.assign(catalogue.settings, {
    currency: 'AED',
    currency_display: 'code',
    theme: {
      colors: { action_ground: '#1d4e3a' },
      fonts_en: { display: 'Georgia, serif', text: 'Georgia, serif' },
    },
  });
  const looks = path.join(folder, 'shop');
  await mkdir(looks);
  await writeFile(path.join(looks, 'catalogue.json'), JSON.stringify(catalogue));
  return looks;
}

await buildChanged();
const folder = await mkdtemp(path.join(tmpdir(), 'diwan-bench-'));
const shopFolder = await openFolder(process.env.LOOKS === 'own' ? await otherLooks() : demoFolder, {
  ...process.env,
  PORT: '0',
  DATA_DIR: folder,
  MEDIA_DIR: path.join(demoFolder, 'media'),
  RATE_LIMITS: 'off',
  PICTURES_AHEAD: 'off',
  LOG_LEVEL: 'silent',
});
const shop = await openShop(shopFolder.env, { fill: fillFromFolder(shopFolder, () => {}) });
const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
const fonts = await readdir(new URL('../packages/widgets/dist/embed/fonts', import.meta.url));
const styles = stylesWith(
  `${shop.url}/embed/v1/fonts/${fonts.find((name) => /^figtree-latin-\w+\.woff2$/.test(name))}`,
);
/** @type {{ results: Product[] }} */
const list = await (await fetch(`${shop.url}/api/cms/public/items?${query}`)).json();

/** @type {Readonly<Record<string, string>>} */
const bodies = {
  static: `<style>${styles}</style><ul>${list.results.map((product) => card(product, shop.url)).join('')}</ul>`,
  'plain element': `<script async src="/plain.js"></script><plain-grid></plain-grid>`,
  'diwan-product-grid': `<script async crossorigin src="${shop.url}/embed/v1/diwan.js"></script><diwan-product-grid category="1" limit="4" single-page></diwan-product-grid>`,
  'own cards': `<style>${styles}</style><script async crossorigin src="${shop.url}/embed/v1/diwan.js"></script><diwan-product-grid category="1" limit="4" single-page><template><li><a data-diwan="link"><img data-diwan="picture" sizes="46vw"><h3 data-diwan="name"></h3></a><p data-diwan="price"></p><button data-diwan="add"></button></li></template><ul data-diwan="list"></ul></diwan-product-grid>`,
};
const options = { api: `${shop.url}/api/cms/public/items?${query}`, shop: shop.url, css: styles };
const plainScript = `(${definePlainGrid})(${JSON.stringify(options)}, ${card})`;

const partner = createServer(({ url = '/' }, response) => {
  const name = decodeURIComponent(url.slice(1));
  const isScript = name === 'plain.js';
  response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' });
  response.end(
    isScript
      ? plainScript
      : `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><h1>A page</h1>${bodies[name]}`,
  );
});
await new Promise((resolve) => partner.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (partner.address());

/** @param {string} name */
async function measure(name) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(`http://localhost:${port}/${encodeURIComponent(name)}`, { waitUntil: 'commit' });
    return await page.evaluate(firstCard);
  } finally {
    await context.close();
  }
}

try {
  /** @type {Map<string, number[]>} */
  const times = new Map(Object.keys(bodies).map((name) => [name, []]));
  // The first round warms the caches.
  for (let run = 0; run <= runs; run++)
    for (const [name, all] of times) {
      const time = Number(await measure(name));
      if (run > 0) all.push(time);
    }
  const of = (/** @type {string} */ name) => median([...(times.get(name) ?? [])]);
  for (const name of times.keys())
    console.log(`${name.padEnd(20)} first card ${of(name).toFixed(0).padStart(6)} ms`);
  console.log(
    `diwan-product-grid ÷ plain element ${(of('diwan-product-grid') / of('plain element')).toFixed(2)} (goal 1.3)`,
  );
  console.log(
    `own cards ÷ diwan-product-grid     ${(of('own cards') / of('diwan-product-grid')).toFixed(2)} (goal 1.1)`,
  );
  console.log(`diwan-product-grid ÷ static page   ${(of('diwan-product-grid') / of('static')).toFixed(2)}`);
} finally {
  partner.close();
  partner.closeAllConnections();
  await browser.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
