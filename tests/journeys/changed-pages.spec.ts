import { servePages } from './serve-pages';
import { test as base, expect, type Page } from './support';

/*
 * Pages of partners whose scripts have replaced what the language provides, or that use elements where the page's script
 * doesn't look.
 */

const shop = `${process.env.SHOP_URL}`;
const script = `<script async crossorigin src="${shop}/embed/v1/diwan.js"></script>`;
const words = '<a href="/own">The page’s own words</a>';
const content = `<diwan-price product="NF1042">${words}</diwan-price><diwan-add-button product="NF1042">${words}</diwan-add-button>
  <diwan-cart>${words}</diwan-cart><diwan-product-card product="NF1042">${words}</diwan-product-card>`;
const tags = ['diwan-price', 'diwan-add-button', 'diwan-cart', 'diwan-product-card'];

const test = base.extend<{ serve(html: string, type?: string): Promise<void> }>({
  serve: async ({ page }, use) => {
    const closing: (() => void)[] = [];
    await use(async (html) => {
      const served = await servePages(({ url }, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(url === '/' ? html : '<!doctype html><title>Other</title>'),
      );
      closing.push(served.close);
      await page.goto(`http://localhost:${served.port}/`);
    });
    for (const close of closing) close();
  },
});

const start = '<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">';

/** Tags whose elements show their widget, or what is between their tags. */
const shown = (page: Page) =>
  page.evaluate(
    (known) =>
      known.map((tag) => {
        const element = document.querySelector(tag);
        const inside = element?.shadowRoot?.querySelector('.diwan-embed-root');
        if (inside?.querySelector('button, a, h2, h3, [part=price]')) return 'widget';
        return element?.querySelector('a')?.checkVisibility() && element.clientHeight > 0
          ? 'words'
          : 'nothing';
      }),
    tags,
  );

/** What libraries of their time put in the place of what browsers have. */
const replacements: Readonly<Record<string, string>> = {
  'the document’s class': 'window.Document = function () {}',
  'what arrays are in JSON': `
    Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join(', ') + ']' };`,
  'the class of events': 'window.Event = function (event) { this.event = event }',
  'methods of arrays': `
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] };
    Array.prototype.toArray = function () { return this.slice() };
    Array.prototype.entries = Array.prototype.toArray;
    Array.from = function (list) { const made = []; for (let index = 0; index < (list.length || 0); index++) made[index] = list[index];
      return list.length === undefined ? [...list] : made };`,
};

for (const [name, code] of Object.entries(replacements)) {
  test(`elements work, and the cart stays, where a page has replaced ${name}`, { tag: '@once' }, async ({
    page,
    serve,
  }) => {
    await serve(`${start}<script>${code}</script>${script}${content}`);
    await expect.poll(() => shown(page)).toEqual(tags.map(() => 'widget'));
    await page.locator('diwan-add-button').getByRole('button').click();
    await expect(page.locator('diwan-cart a[href*="NF1042"]').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('diwan-cart a[href*="NF1042"]').first()).toBeVisible();
  });
}

test('what is between the tags stays, with one line that says why, where elements can’t run', {
  tag: '@once',
}, async ({ page, serve, complaints }) => {
  await serve(
    `${start}<script>Function.prototype.bind = function (self) { const own = this; return function () { return own.call(self) } }</script>${script}${content}`,
  );
  const failures = () => complaints.filter((text) => /Diwan: <diwan-cart> failed/.test(text));
  await expect.poll(() => failures().length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await shown(page)).not.toContain('nothing');
  expect(failures()).toHaveLength(1);
  complaints.length = 0;
});

test('what is between the tags stays, with one line that says why, where all objects have a method of the page', {
  tag: '@once',
}, async ({ page, serve, complaints }) => {
  await serve(
    `${start}<script>Object.prototype.extend = function () { return this }</script>${script}${content}`,
  );
  await expect.poll(() => complaints.join()).toContain('given all objects "extend"');
  expect(complaints.filter((text) => text.includes('Diwan'))).toHaveLength(1);
  for (const link of await page.getByRole('link', { name: 'The page’s own words' }).all())
    await expect(link).toBeVisible();
  complaints.length = 0;
});

test('elements that a script moves into a frame or a window, or makes there, have their styles and add to the page’s cart', {
  tag: '@once',
}, async ({ page, serve }) => {
  const another = '<diwan-product-card product="NF1042"></diwan-product-card>';
  await serve(`${start}${script}${content}${another}<iframe src="/frame" width="900" height="900"></iframe>`);
  await expect.poll(() => shown(page)).toEqual(tags.map(() => 'widget'));
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentDocument as Document;
    frame.body.append(document.querySelector('diwan-product-card') as Element);
    const button = document.createElement('diwan-add-button');
    button.setAttribute('product', 'NF1042');
    frame.body.append(button);
  });
  const frame = page.frameLocator('iframe');
  const picture = frame.locator('diwan-product-card img').first();
  await expect(picture).toHaveCSS('object-fit', 'contain');
  await expect(frame.locator('diwan-add-button').getByRole('button')).toHaveCSS('border-radius', /px/);
  await expect(frame.locator('diwan-add-button').getByRole('button')).toHaveCSS('cursor', 'pointer');

  const opening = page.waitForEvent('popup');
  await page.evaluate(() => {
    const opened = window.open('/other', '_blank', 'width=800,height=600') as Window;
    opened.addEventListener('load', () => {
      opened.document.body.append(document.querySelector('diwan-product-card') as Element);
      const made = document.createElement('diwan-add-button');
      made.setAttribute('product', 'NF1042');
      opened.document.body.append(made);
    });
  });
  const opened = await opening;
  const button = opened.locator('diwan-add-button').getByRole('button');
  await expect(button).toHaveCSS('border-radius', /px/);
  await expect(opened.locator('diwan-product-card img').first()).toHaveCSS('object-fit', 'contain');
  await button.click();
  await expect(page.locator('diwan-cart a[href*="NF1042"]').first()).toBeVisible();
});

test('a script that is imported finds its files', { tag: '@once' }, async ({ page, serve }) => {
  await serve(`${start}<script type="module">await import('${shop}/embed/v1/diwan.js')</script>${content}`);
  await expect.poll(() => shown(page)).toEqual(tags.map(() => 'widget'));
});

test('a script without an address, or from a copy, says what is wrong', { tag: '@once' }, async ({
  page,
  serve,
  complaints,
}) => {
  const code = await (await fetch(`${shop}/embed/v1/diwan.js`)).text();
  await serve(`${start}<script>${code}</script>${content}`);
  await expect.poll(() => complaints.join()).toContain('this script has no address');
  await expect(page.getByRole('link', { name: 'The page’s own words' })).toHaveCount(tags.length);
  complaints.length = 0;
});

test('an element is in Arabic in lang="ar_SA", and takes no more room in quirks mode', {
  tag: '@once',
}, async ({ page, serve }) => {
  const search = '<diwan-search></diwan-search>';
  const heights: number[] = [];
  for (const doctype of ['<!doctype html>', '']) {
    await serve(
      `${doctype}<html lang="ar_SA"><title>Partner</title><link rel="icon" href="data:,">${script}${search}`,
    );
    await expect(page.locator('diwan-search .diwan-embed-root')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('diwan-search').getByRole('searchbox')).toBeVisible();
    heights.push(await page.locator('diwan-search').evaluate((element) => element.clientHeight));
  }
  expect(heights[1]).toBe(heights[0]);
});
