import { readFileSync } from 'node:fs';
import { bundleTwins } from '../../packages/widgets/src/testing/twins/bundle-twins.mjs';
import type {} from '../../packages/widgets/src/testing/twins/twin-page';
import { differencesOf } from './element-look';
import { servePages } from './serve-pages';
import { type BrowserContext, test as base, expect, type Locator, type Page } from './support';
import { typefaceInTime } from './typeface-in-time';

interface Use {
  readonly attributes?: Readonly<Record<string, string>>;
  /** The element to compare, inside one that renders nothing itself. */
  readonly inside?: { readonly tag: string; readonly attributes: Readonly<Record<string, string>> };
  /** Settings equivalent to the attributes. */
  readonly settings?: { readonly currency_display: 'code' };
  /** An element that appears once the content is shown. */
  readonly shows: (root: Locator) => Locator;
}

/** How each element is used here. The test fails for an element that isn't listed. */
const uses: Readonly<Record<string, Use>> = {
  'diwan-add-button': {
    attributes: { product: 'NF1042', quantity: '2' },
    shows: (root) => root.getByRole('button', { name: /Nafud|نفود/ }),
  },
  'diwan-cart': {
    attributes: { 'checkout-href': 'https://shop.example/checkout' },
    shows: (root) => root.getByRole('article'),
  },
  'diwan-cart-button': { shows: (root) => root.getByRole('link', { name: /4|٤/ }) },
  'diwan-checkout': { shows: (root) => root.getByRole('textbox') },
  'diwan-compare': {
    attributes: { items: 'NF1042,AS1044' },
    shows: (root) => root.getByRole('row').last(),
  },
  'diwan-lead-form': { attributes: { 'source-id': '1' }, shows: (root) => root.getByRole('textbox') },
  'diwan-page': { attributes: { slug: 'interiors' }, shows: (root) => root.getByRole('textbox') },
  'diwan-price': { attributes: { product: 'NF1042' }, shows: (root) => root.getByText(/8,449|٨٬٤٤٩/) },
  'diwan-price-box': { shows: (root) => root.getByRole('article') },
  'diwan-price-box-button': {
    attributes: { href: 'https://partner.example/list' },
    shows: (root) => root.getByRole('link', { name: /2|٢|قطعتان/ }),
  },
  'diwan-product-card': { attributes: { product: 'NF1042' }, shows: (root) => root.getByRole('article') },
  'diwan-product-detail': {
    attributes: { product: 'NF1042' },
    shows: (root) => root.getByRole('heading', { level: 1 }),
  },
  'diwan-product-grid': {
    attributes: { category: '1', limit: '4', 'single-page': '' },
    shows: (root) => root.getByRole('article'),
  },
  'diwan-project-list': { shows: (root) => root.getByRole('article') },
  'diwan-quote-form': { shows: (root) => root.getByRole('article') },
  'diwan-request-form': { attributes: { kind: 'project' }, shows: (root) => root.getByRole('textbox') },
  'diwan-search': { attributes: { query: 'nafud' }, shows: (root) => root.getByRole('listitem') },
  'diwan-shop': {
    attributes: { 'shop-url': `${process.env.SHOP_URL}`, currency: 'code' },
    inside: { tag: 'diwan-product-card', attributes: { product: 'NF1042' } },
    settings: { currency_display: 'code' },
    shows: (root) => root.getByText(/SAR|ر\.س/),
  },
};

const manifest = new URL('../../packages/widgets/dist/embed/manifest.json', import.meta.url);
const builtTags = () =>
  Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { elements: object }).elements);

/** Parts of each element listed in the package's manifest. */
const documentedParts = (tag: string) => {
  const file = new URL('../../packages/widgets/custom-elements.json', import.meta.url);
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    modules: { declarations: { tagName: string; cssParts?: { name: string }[] }[] }[];
  };
  const found = modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag);
  return found?.cssParts?.map(({ name }) => name) ?? [];
};
const partsOf = (root: Locator) =>
  root.evaluate((element) =>
    [...element.querySelectorAll('[part]')].map((part) => part.getAttribute('part')),
  );

/** A failing element doesn't prevent comparing the others. */
const softly = expect.configure({ soft: true });

const shopUrl = process.env.SHOP_URL ?? '';
const widths = [390, 1440];

interface TwinSite {
  readonly url: string;
  /** Documents and their resources by path. */
  readonly files: Map<string, string | Buffer>;
}

/** Both pages have the same origin, so they share their baskets. */
const test = base.extend<object, { twinSite: TwinSite }>({
  twinSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const files = new Map<string, string | Buffer>(await bundleTwins());
      const pages = await servePages(({ url = '/' }, response) => {
        const body = files.get(url.slice(1));
        const type = { js: 'text/javascript', css: 'text/css', html: 'text/html' }[
          url.split('.').at(-1) ?? ''
        ];
        response
          .writeHead(body === undefined ? 404 : 200, { ...(type && { 'content-type': type }) })
          .end(body);
      });
      await use({ url: `http://127.0.0.1:${pages.port}/`, files });
      pages.close();
    },
    { scope: 'worker' },
  ],
});

// A partner's page has its own header, assumed to be as high as the shop's highest. In React a card fills its
// container.
const documentOf = (language: string, content: string) => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Twins</title>
<link rel="icon" href="data:,"><style>
  :root { --diwan-layout-header-height: 5rem }
  body { margin: 0; padding: 16px }
  diwan-product-card { max-inline-size: none }
</style>${content}`;

const write = (name: string, values: Readonly<Record<string, string>>, content = '') => {
  const written = Object.entries(values).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
};

/** A page without cache: background revalidation would keep the network busy for Playwright. */
async function openUncached(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
}

/** Waits for everything an element fetches, including images further down and requests on hover. */
async function settle(page: Page, root: Locator): Promise<void> {
  // Confirmations are fetched on hover.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await root.hover({ position: { x: 1, y: 1 } });
    await expect(root.locator('[popover]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await root.evaluate(async (container) => {
    const load = (picture: HTMLImageElement) => {
      picture.loading = 'eager';
      return picture.decode();
    };
    await Promise.all([document.fonts.ready, ...[...container.querySelectorAll('img')].map(load)]);
    // Hovering may have scrolled the page, which moves sticky elements.
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

// Sequential, so that the React page is bundled once.
test.describe.configure({ mode: 'default' });

test('every built element is compared', () => {
  expect(Object.keys(uses).sort()).toEqual(builtTags().sort());
});

for (const locale of ['en', 'ar'] as const) {
  test(`every element is what React renders, in ${locale}`, async ({ context, twinSite, complaints }) => {
    test.slow();
    twinSite.files.set(
      'react.html',
      documentOf(
        locale,
        '<link rel="stylesheet" href="styles.css"><script src="twin-page.js" type="module"></script>',
      ),
    );
    // One page for the elements and one for React: opening two per element takes twice as long.
    const [built, react] = [await openUncached(context), await openUncached(context)];
    await typefaceInTime(built);
    await react.goto(`${twinSite.url}react.html`);
    await react.evaluate((shop) => window.diwanTwins.fillBaskets(shop), { shopUrl, locale });

    for (const [tag, { attributes = {}, inside, settings, shows }] of Object.entries(uses)) {
      await test.step(`<${tag}>`, async () => {
        const compared = inside ?? { tag, attributes };
        const script = `<script src="${shopUrl}/embed/v1/diwan.js" async></script>`;
        const content = inside && write(inside.tag, inside.attributes);
        twinSite.files.set('element.html', documentOf(locale, script + write(tag, attributes, content)));
        await built.goto(`${twinSite.url}element.html`);
        const what = { ...compared, locale, shopUrl, ...(settings && { settings }) };
        await react.evaluate((twin) => window.diwanTwins.showTwin(twin), what);

        const root = built.locator(`${compared.tag} .diwan-embed-root`);
        const twin = react.locator('#twin');
        for (const width of widths) {
          for (const [page, whole] of [
            [built, root],
            [react, twin],
          ] as const) {
            await page.bringToFront();
            await page.setViewportSize({ width, height: 900 });
            await expect(shows(whole).first()).toBeVisible();
            await settle(page, whole);
          }
          softly(documentedParts(compared.tag)).toEqual(expect.arrayContaining(await partsOf(root)));
          const differences = async () => (await differencesOf(root, twin)).slice(0, 20);
          await softly.poll(differences, `<${tag}>, ${width} px wide`).toEqual([]);
        }
      });
    }
    // A timing issue: on a busy machine the first image shows later than browsers expect of a preload.
    const others = complaints.filter((text) => !text.includes('was preloaded using link preload'));
    complaints.splice(0, complaints.length, ...others);
  });
}
