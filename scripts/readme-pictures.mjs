/**
 * Takes the README's pictures: the demo shop in both languages, the partner example, and the documentation. Needs
 * `pnpm storybook:build` first.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { createPartnerSite } from '../examples/partner-site/serve.mjs';
import { testBrowser } from './find-chromium.mjs';
import { withShop } from './with-shop.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const storybook = path.join(root, 'packages/shop/dist/storybook/index.html');
assert.ok(existsSync(storybook), 'Run `pnpm storybook:build` first.');

const data = mkdtempSync(path.join(tmpdir(), 'diwan-pictures-'));
const browser = await chromium.launch(await testBrowser());

/** @param {string} name @param {import('sharp').Sharp} picture */
const save = (name, picture) =>
  picture.webp({ quality: 72 }).toFile(path.join(root, 'docs/images', `${name}.webp`));

/**
 * A picture of a page once it has nothing left to load.
 * @param {string} url @param {{ width: number, height: number }} viewport
 * @param {(page: import('playwright').Page) => Promise<unknown>} [prepare]
 */
async function pictureOf(url, viewport, prepare) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture);
}

/**
 * English beside Arabic.
 * @param {string} name @param {{ width: number, height: number, gap: number }} half
 * @param {readonly import('sharp').Sharp[]} pictures
 */
async function saveBoth(name, { width, height, gap }, pictures) {
  const halves = await Promise.all(pictures.map((picture) => picture.resize({ width, height }).toBuffer()));
  const empty = sharp({ create: { width: 2 * width + gap, height, channels: 3, background: '#fff' } });
  await save(
    name,
    empty.composite(halves.map((input, index) => ({ input, top: 0, left: index * (width + gap) }))),
  );
}

/** @param {string} shop */
async function takeHome(shop) {
  const pictures = [];
  for (const language of ['en', 'ar'])
    pictures.push(await pictureOf(`${shop}/?lang=${language}`, { width: 1440, height: 900 }));
  await saveBoth('home', { width: 720, height: 450, gap: 24 }, pictures);
}

/** A partner's two articles, each with a grid in its language. @param {string} shop */
async function takeEmbed(shop) {
  const server = createServer(createPartnerSite({ shopOrigin: shop })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const pictures = [];
  for (const grid of ['#sofas', '#majlis'])
    pictures.push(
      await pictureOf(`http://127.0.0.1:${port}/`, { width: 760, height: 960 }, async (page) => {
        await page.locator(grid).getByRole('article').first().waitFor();
        await page
          .locator('article', { has: page.locator(grid) })
          .first()
          .evaluate((article) => article.scrollIntoView({ block: 'start', behavior: 'instant' }));
      }),
    );
  await saveBoth('embed', { width: 475, height: 600, gap: 10 }, pictures);
  server.close();
  server.closeAllConnections();
}

/** A widget's page with its example in both languages. @param {string} shop */
async function takeStorybook(shop) {
  const url = `${shop}/storybook/?path=/docs/widgets-productcard--docs&globals=locale:both`;
  const picture = await pictureOf(url, { width: 1200, height: 750 }, (page) =>
    page.frameLocator('#storybook-preview-iframe').getByRole('article').first().waitFor(),
  );
  await save('storybook', picture.resize({ width: 960 }));
}

try {
  const env = { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: data };
  await withShop([process.execPath, 'scripts/start.mjs'], { cwd: root, env }, async (shop) => {
    await takeHome(shop);
    await takeEmbed(shop);
    await takeStorybook(shop);
  });
} finally {
  await browser.close();
  rmSync(data, { recursive: true, force: true });
}
