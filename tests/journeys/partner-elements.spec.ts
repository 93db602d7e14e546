import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { errorTable } from '../../packages/sdk/src/contract/error-table';
import { fillDetails, newPhone, orderNumber, placeOrder, receipt, verify } from './checkout-steps';
import { holdBack } from './hold-back';
import { type ServedPages, servePages } from './serve-pages';
import { leadsFrom, ordersFrom, requestsFrom } from './staff';
import { test as base, expect, type Locator, type Page } from './support';

const shopUrl = process.env.SHOP_URL ?? '';

interface Fixtures {
  /** Opens a page on another origin with these elements, in the test's language; the shop accepts writes of a listed one. */
  visit(
    elements: string,
    options?: { script?: string; beforeScript?: string; isListed?: boolean },
  ): Promise<void>;
}

const test = base.extend<Fixtures>({
  visit: async ({ page, language }, use, { parallelIndex }) => {
    let html = '';
    let pages: ServedPages | undefined;
    await use(async (elements, { script = '', beforeScript = '', isListed = false } = {}) => {
      html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
        <meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner</title>
        <link rel="icon" href="data:,">${beforeScript}
        <script src="${shopUrl}/embed/v1/diwan.js" ${script} async></script>${elements}`;
      const listedPort = Number(process.env.LISTED_PORTS?.split(',')[parallelIndex]);
      pages ??= await servePages(
        (_request, response) =>
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
        isListed ? listedPort : 0,
      );
      // Another site, not just another port.
      await page.goto(`http://localhost:${pages.port}/`);
    });
    pages?.close();
  },
});

const newEmail = () => `noura.${Math.floor(Math.random() * 1e9)}@example.com`;
/** Quantities of the cart's lines in the storage of the page's origin. */
const storedQuantities = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart-storage') ?? '{"lines":[]}').lines as { quantity: number }[]).map(
      ({ quantity }) => quantity,
    ),
  );
const lines = (element: Locator) => element.getByRole('article');

/** A pattern that matches a text with any name in it. */
const named = (text: string) => new RegExp(`^${text.replace('\0', '.+')}$`);

async function fillContact(form: Locator, t: (key: string) => string, email: string) {
  await form.getByRole('textbox', { name: t('common:form.name') }).fill('نورة القحطاني');
  await form.getByRole('textbox', { name: t('common:form.email') }).fill(email);
  await form.getByRole('textbox', { name: t('common:form.phone') }).fill('٠٥٠١٢٣٤٥٦٧');
}

for (const guide of ['README.md', 'packages/widgets/docs/embed/paste.md'])
  test(`the two lines of ${guide} show products with images on another page`, {
    tag: '@flow',
  }, async ({ page }) => {
    const [, lines] =
      readFileSync(new URL(`../../${guide}`, import.meta.url), 'utf8').match(/```html\n(.*?)```/s) ?? [];
    expect(lines).toContain('https://shop.example/embed/v1/diwan.js');
    const own = await servePages((_request, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><link rel="icon" href="data:,">${lines?.replaceAll('https://shop.example', shopUrl)}`,
        );
    });
    const connections = new Map<string, number>();
    const session = await page.context().newCDPSession(page);
    session.on('Network.responseReceived', ({ response }) =>
      connections.set(new URL(response.url).pathname, response.connectionId),
    );
    await session.send('Network.enable');
    try {
      await page.goto(`http://localhost:${own.port}/`);
      const card = page.locator('diwan-product-grid').getByRole('article').first();
      await expect(card.getByRole('heading')).toHaveText(/\S/);
      await expect(card.locator('bdi').first()).toBeVisible();
      const width = () =>
        card
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(100);
      // A separate connection would take two more round trips.
      const ofCode = [...connections].filter(([file]) => file.includes('/chunks/')).map(([, id]) => id);
      expect(ofCode).toContain(connections.get('/embed/v1/diwan.js'));
    } finally {
      own.close();
    }
  });

test('products added from search, list and product page share one cart, up to the checkout', {
  tag: ['@flow', '@translated', '@main'],
}, async ({ page, t, visit, language }) => {
  await visit(`
    <diwan-search query="nafud"></diwan-search>
    <diwan-product-grid category="1" limit="2" single-page></diwan-product-grid>
    <diwan-product-card product="NF1042"></diwan-product-card>
    <diwan-product-detail product="anything-NF1042"></diwan-product-detail>
    <diwan-add-button product="DR2011" quantity="2"></diwan-add-button>
    <diwan-price-box-button hide-when-empty></diwan-price-box-button>
    <diwan-cart-button></diwan-cart-button>
    <diwan-cart></diwan-cart>`);
  const cart = page.locator('diwan-cart');
  const add = named(t('product:add_to_cart_named', { name: '\0' }));

  const results = page.locator('diwan-search').getByRole('listitem').getByRole('link');
  await expect(results.first()).toHaveAttribute(
    'href',
    new RegExp(`^${shopUrl}/product/.+-[A-Z0-9]+\\?lang=${language}$`),
  );

  await page.locator('diwan-search').getByRole('searchbox').press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('diwan-search').getByRole('searchbox')).toBeFocused();

  await page.locator('diwan-product-card').getByRole('button', { name: add }).click();
  await expect(lines(cart)).toHaveCount(1);
  const others = page.locator('diwan-product-grid').getByRole('button', { name: add });
  await others.first().click();
  await expect(lines(cart)).toHaveCount(2);
  const detail = page.locator('diwan-product-detail');
  await detail.getByRole('button', { name: t('product:increase') }).click();
  await detail
    .getByRole('button', { name: t('product:add_to_cart'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect.poll(() => storedQuantities(page)).toEqual([3, 1]);
  await cart
    .getByRole('button', { name: new RegExp(`^${t('cart:line.increase', { name: '' })}`) })
    .nth(1)
    .click();

  const priceBoxButton = page.locator('diwan-price-box-button').getByRole('link', { includeHidden: true });
  await expect(priceBoxButton).toBeHidden();
  await page
    .locator('diwan-add-button')
    .getByRole('button', { name: t('product:add_to_price_box') })
    .click();
  await expect(priceBoxButton).toHaveAccessibleName(/2|قطعتان/);
  await expect(priceBoxButton).toHaveAttribute(
    'href',
    new RegExp(`^${shopUrl}/price-box\\?lang=${language}#basket=.`),
  );
  await expect(page.locator('diwan-cart-button').getByRole('link')).toHaveAccessibleName(/5|٥/);

  await cart
    .getByRole('link', { name: t('cart:checkout') })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('checkout:title') })).toBeVisible();
  // The handed-over lines are in the shop's cart.
  await expect(page).toHaveURL(`${shopUrl}/checkout`);
  await expect.poll(() => storedQuantities(page)).toEqual([3, 2]);
});

test('two shops on one page have baskets, currencies and checkouts of their own', { tag: '@flow' }, async ({
  page,
  t,
  visit,
}) => {
  const other = 'http://other.example';
  // The same products at the same ids, in dinars.
  await page.route(`${other}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await fetch(shopUrl + pathname + search);
    const body = Buffer.from(await response.arrayBuffer());
    const isSettings = pathname.includes('/settings/');
    await route.fulfill({
      status: response.status,
      headers: {
        'content-type': response.headers.get('content-type') ?? '',
        'access-control-allow-origin': '*',
      },
      body: isSettings ? body.toString().replace('"SAR"', '"KWD"') : body,
    });
  });
  const elements = `<diwan-product-grid category="1" limit="2" single-page></diwan-product-grid>
    <diwan-cart-button></diwan-cart-button><diwan-cart></diwan-cart>`;
  const open = () =>
    visit(`<main>${elements}</main><diwan-shop currency="code" shop-url="${other}">${elements}</diwan-shop>`);
  const shops = [page.locator('main'), page.locator('diwan-shop')] as const;
  const cartOf = (index: 0 | 1) => lines(shops[index].locator('diwan-cart'));

  const addFirst = (index: 0 | 1) =>
    shops[index]
      .getByRole('button', { name: named(t('product:add_to_cart_named', { name: '\0' })) })
      .first()
      .click();

  await open();
  await addFirst(1);
  await expect(cartOf(1)).toHaveCount(1);
  await expect(cartOf(1)).toContainText(/KWD|د\.ك/);
  await expect(cartOf(0)).toHaveCount(0);
  await addFirst(0);
  await expect(cartOf(0)).toHaveCount(1);
  await addFirst(0);
  await expect(cartOf(0)).toHaveCount(2);
  await expect(cartOf(0).first()).not.toContainText(/KWD|د\.ك/);

  await open();
  await expect(cartOf(0)).toHaveCount(2);
  await expect(cartOf(1)).toHaveCount(1);
  const checkout = shops[1].getByRole('link', { name: t('cart:checkout') }).first();
  await expect(checkout).toHaveAttribute('href', new RegExp(`^${other}/checkout`));
});

const row = (product: string) => `<div class="row" style="display: flex; gap: 16px">
  <span>Sofa</span>
  <diwan-price product="${product}"><a href="/sofa">Price</a></diwan-price>
  <diwan-add-button product="${product}"><a href="/sofa">Sofa</a></diwan-add-button>
</div>`;
/** A header and rows with small elements, as partners write them. */
const smallElements = `<style>body { margin: 16px }</style>
  <header style="display: flex; justify-content: space-between">
    <b>Nafud</b><diwan-cart-button><a href="/cart">Cart</a></diwan-cart-button>
  </header>
  ${row('NF1042')}
  <p><diwan-price style="display: inline-block" product="NF1042"><a href="/sofa">Price</a></diwan-price></p>
  <diwan-price product="NF1042"></diwan-price>
  ${row('DR2011')}
  <diwan-add-button product="NF1042"></diwan-add-button>
  <diwan-add-button product="NF1042" full-width></diwan-add-button>`;

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test('what stands between the tags keeps its place while the code loads', { tag: '@flow' }, async ({
  page,
  visit,
}) => {
  await page.route('**/chunks/**', () => {});
  await visit(smallElements);
  // Its space is kept once the script has run.
  await expect(page.locator('diwan-add-button').last()).toHaveCSS('display', 'flow-root');
  const links = await page.getByRole('link').all();
  expect(links).toHaveLength(6);
  for (const link of links)
    expect((await boxOf(link.locator('..'))).width).toBeGreaterThanOrEqual((await boxOf(link)).width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('prices and buttons are as wide as their text', { tag: '@flow' }, async ({
  page,
  t,
  visit,
  language,
}) => {
  await visit(smallElements);
  const prices = page.locator('diwan-price');
  const amounts = prices.locator('[part=price] > *');
  const buttons = page.locator('diwan-add-button').getByRole('button');
  await expect(amounts).toHaveCount(4);
  await expect(buttons.filter({ hasText: t('product:add_to_cart') })).toHaveCount(3);
  await expect(buttons.filter({ hasText: t('product:add_to_price_box') })).toHaveCount(1);

  const header = await boxOf(page.locator('header'));
  for (const index of [0, 1])
    expect((await boxOf(prices.nth(index))).width).toBeCloseTo((await boxOf(amounts.nth(index))).width, 0);
  // On a line of its own at its start.
  const start = ({ x, width }: typeof header) => (language === 'ar' ? x + width : x);
  expect(start(await boxOf(amounts.nth(2)))).toBeCloseTo(start(header), 0);

  const [inRow, , alone, full] = await Promise.all((await buttons.all()).map(boxOf));
  expect(inRow?.width).toBeCloseTo(alone?.width ?? 0, 0);
  expect(full?.width).toBeCloseTo(header.width, 0);
  // Three lines of a label make a button higher.
  for (const place of await page.locator('.row').all()) expect((await boxOf(place)).height).toBeLessThan(53);
});

test('a quick view has its texts, also after the page has changed its language', {
  tag: ['@flow', '@translated'],
}, async ({ page, visit, language, t }) => {
  await visit('<diwan-product-grid category="1" limit="2" single-page></diwan-product-grid>');
  const grid = page.locator('diwan-product-grid');
  const openFirst = async () => {
    await grid.getByRole('article').first().hover();
    await grid.locator('[aria-haspopup=dialog]').first().click();
  };
  const dialog = grid.getByRole('dialog');
  await expect(grid.getByRole('article').first().getByRole('button')).toBeVisible();
  await openFirst();
  await expect(dialog.getByRole('link', { name: t('product:view_product') })).toBeVisible();
  await dialog.getByRole('button', { name: t('common:close'), exact: true }).click();

  const other = language === 'ar' ? 'en' : 'ar';
  await page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), other);
  const word = { en: 'View full details', ar: 'عرض التفاصيل كاملة' }[other];
  await expect(grid.locator('.diwan-embed-root')).toHaveAttribute('lang', other);
  await openFirst();
  await expect(dialog.getByRole('link', { name: word })).toBeVisible();
});

test('projects and a shop page are shown and link to the shop', { tag: ['@flow', '@translated'] }, async ({
  page,
  t,
  visit,
  language,
}) => {
  await visit('<diwan-project-list></diwan-project-list><diwan-page slug="home"></diwan-page>');
  const list = page.locator('diwan-project-list');
  const cards = list.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const filter = list.getByRole('group', { name: t('common:filter.by_category') });
  const category = filter.getByRole('button').nth(1);
  const name = await category.textContent();
  await category.click();
  await expect(category).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.filter({ hasNotText: name ?? '' })).toHaveCount(0);
  await expect(cards.first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${shopUrl}/projects/\\d+\\?lang=${language}$`),
  );

  const home = page.locator('diwan-page');
  await expect(home.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(home.locator(`a[href^="${shopUrl}/products/category/"]`).first()).toBeAttached();
  await expect(home.getByRole('textbox', { name: t('common:form.phone') })).toBeVisible();
  await home
    .getByRole('button', { name: named(t('product:add_to_cart_named', { name: '\0' })) })
    .first()
    .click();
  await expect.poll(() => storedQuantities(page)).toEqual([1]);
});

test('<diwan-price-box> and <diwan-quote-form> each send one request for the price box', {
  tag: ['@flow', '@translated'],
}, async ({ page, t, visit }) => {
  const tags = ['diwan-price-box', 'diwan-quote-form'];
  for (const tag of tags) {
    await visit(
      '<diwan-product-card product="DR2011"></diwan-product-card><diwan-price-box></diwan-price-box><diwan-quote-form></diwan-quote-form>',
      { isListed: true },
    );
    await page
      .locator('diwan-product-card')
      .getByRole('button', { name: named(t('product:add_to_price_box_named', { name: '\0' })) })
      .click();
    for (const element of tags) await expect(lines(page.locator(element))).toHaveCount(1);
    const form = page.locator(tag);
    const email = newEmail();
    await fillContact(form, t, email);
    // Not by pointer: the first click takes the button away.
    await form.getByRole('button', { name: t('priceBox:form.submit') }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(form.getByRole('heading', { name: t('priceBox:success.title') })).toBeFocused();
    expect(await requestsFrom(email)).toMatchObject([
      { lead: { phone: '+966501234567' }, details: [{ code: 'DR2011', quantity: 1 }] },
    ]);
    const other = page.locator(tags.find((one) => one !== tag) ?? '');
    await expect(other.getByRole('heading', { name: t('priceBox:empty_title') })).toBeVisible();
  }
});

test('a question and a lead reach the shop once', { tag: ['@flow', '@translated', '@main'] }, async ({
  page,
  t,
  visit,
}) => {
  await visit('<diwan-request-form></diwan-request-form><diwan-lead-form source-id="1"></diwan-lead-form>', {
    isListed: true,
  });
  const email = newEmail();
  const question = page.locator('diwan-request-form');
  await fillContact(question, t, email);
  await question.getByRole('textbox', { name: t('common:form.message') }).fill('Do you deliver to Abha?');
  await question.getByRole('button', { name: t('contact:submit') }).dblclick();
  await expect(question.getByRole('heading', { name: t('contact:success.title') })).toBeFocused();
  expect(await requestsFrom(email)).toMatchObject([{ notes: 'Do you deliver to Abha?', details: [] }]);

  const lead = page.locator('diwan-lead-form');
  await fillContact(lead, t, email);
  await lead.getByRole('button', { name: t('common:lead.submit') }).dblclick();
  await expect(lead.getByText(t('common:lead.success_text'))).toBeVisible();
  // The question has also created a lead, without a form.
  const leads = (await leadsFrom(email)).filter(({ source_id }) => source_id === 1);
  expect(leads).toMatchObject([{ name: 'نورة القحطاني' }]);
});

test('an order is paid by card on the partner’s page, whose language changes meanwhile', {
  tag: ['@flow', '@translated'],
}, async ({ page, t, visit, language }) => {
  await visit(
    '<diwan-product-card product="NF1042"></diwan-product-card><diwan-checkout accepts-card></diwan-checkout>',
    {
      isListed: true,
    },
  );
  await page
    .locator('diwan-product-card')
    .getByRole('button', { name: named(t('product:add_to_cart_named', { name: '\0' })) })
    .click();
  const checkout = page.locator('diwan-checkout');
  const events: unknown[] = [];
  await page.exposeFunction('heard', (event: unknown) => events.push(event));
  await page.evaluate(() => {
    const { heard } = window as unknown as { heard(event: unknown): void };
    document.addEventListener('diwan-order', ({ detail }) => heard((detail as { number: string }).number));
    document.addEventListener('diwan-done', () => heard('done'));
  });
  const phone = newPhone();
  await verify(page, t, phone);

  const coupon = checkout.locator('dl').filter({ visible: true }).last();
  await checkout.getByRole('textbox', { name: t('checkout:promo.title') }).fill('WELCOME10');
  await page.keyboard.press('Enter');
  await expect(coupon).toContainText(t('cart:summary.coupon'));
  const figures = await digitsOf(coupon);
  const speak = (locale: string) =>
    page.evaluate((lang) => document.documentElement.setAttribute('lang', lang), locale);
  await speak(language === 'ar' ? 'en' : 'ar');
  await expect(coupon).not.toContainText(t('cart:summary.coupon'));
  expect(await digitsOf(coupon)).toEqual(figures);
  await speak(language);
  await expect(coupon).toContainText(t('cart:summary.coupon'));

  await fillDetails(page, t);
  await checkout.getByRole('radio', { name: t('checkout:payment.card'), exact: true }).check();
  await placeOrder(page, t);
  const payment = checkout.getByRole('dialog', { name: t('checkout:payment.card_title') });
  await expect(payment.getByText(t('checkout:payment.card_demo'))).toBeVisible();
  expect(await ordersFrom(`+966${phone}`)).toEqual([]);
  await payment.getByRole('button', { name: named(t('checkout:payment.pay_now', { amount: '\0' })) }).click();
  await expect(receipt(page, t)).toBeVisible();
  const number = await orderNumber(page, t);
  const orders = await ordersFrom(`+966${phone}`);
  expect(orders).toHaveLength(1);
  expect(number).toContain(String(orders[0]?.number ?? orders[0]?.id));
  expect(events).toEqual([orders[0]?.number]);
  await receipt(page, t)
    .getByRole('button', { name: t('common:close') })
    .last()
    .click();
  await expect(receipt(page, t)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart-storage'))).toMatch(/"lines":\[\]/);
  // The dialog has gone with the order: no event of its own follows.
  await page.waitForTimeout(300);
  expect(events).toEqual([orders[0]?.number, 'done']);
});

/** The numbers in a text, in either script. */
const digitsOf = async (text: Locator): Promise<string[]> => {
  const content = ((await text.textContent()) ?? '').replace(/[٠-٩]/g, (digit) =>
    String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)),
  );
  return content.match(/\d[\d,٬]*/g)?.map((number) => number.replace(/\D/g, '')) ?? [];
};

test('a grid and a cart ask for eight files of code and texts, the script included', {
  tag: '@flow',
}, async ({ page, visit, t }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/embed\/.*\.js$/.test(pathname)) files.push(pathname.replace(/.*\//, ''));
  });
  await visit(
    '<diwan-product-grid category="1" limit="4" single-page></diwan-product-grid><diwan-cart></diwan-cart>',
  );
  await expect(lines(page.locator('diwan-product-grid'))).toHaveCount(4);
  await expect(page.locator('diwan-cart').getByText(t('cart:empty_title'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(files.length, files.join()).toBeLessThanOrEqual(8);
});

test('a page adds products by itself, and keeps others out of the cart', { tag: '@flow' }, async ({
  page,
  visit,
  t,
  complaints,
}) => {
  await visit(
    `<diwan-product-grid category="3" limit="1" single-page></diwan-product-grid><diwan-cart></diwan-cart>
     <button id="buy">Buy the set</button><output></output>`,
    {
      beforeScript: `<script>
        // Before the code of any element is there.
        customElements.whenDefined('diwan-cart').then(() => {
          document.querySelector('#buy').onclick = async () => {
            const cart = document.querySelector('diwan-cart');
            const added = [await cart.add('NF1042', { quantity: 2 }), await cart.add(999999).catch(() => 'missing')];
            document.querySelector('output').textContent = added.join();
            document.addEventListener('diwan-before-add', (event) => event.preventDefault());
          };
        });
      </script>`,
    },
  );
  const cart = page.locator('diwan-cart');
  await expect(cart.getByText(t('cart:empty_title'))).toBeVisible();
  await page.getByRole('button', { name: 'Buy the set' }).click();
  await expect(page.locator('output')).toHaveText('true,missing');
  await expect(lines(cart)).toHaveCount(1);
  await expect.poll(() => complaints.join()).toContain('Item not found');

  const grid = page.locator('diwan-product-grid');
  const button = grid.getByRole('button', { name: named(t('product:add_to_cart_named', { name: '\0' })) });
  await button.click();
  await button.click();
  expect(await storedQuantities(page)).toEqual([2]);
  // Nor is it announced.
  await expect(grid.getByRole('status').filter({ hasText: /./ })).toHaveCount(0);
  // What the browser logs of the missing product.
  complaints.length = 0;
});

test('a page may handle the links of elements itself', { tag: '@once' }, async ({ page, visit }) => {
  await visit('<diwan-cart-button></diwan-cart-button>');
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
      if (link?.pathname !== '/cart') return;
      event.preventDefault();
      document.title = 'Opened by the page';
    }),
  );
  await page.locator('diwan-cart-button').getByRole('link').click();
  await expect(page).toHaveTitle('Opened by the page');
  expect(new URL(page.url()).hostname).toBe('localhost');
});

const below = `<p id="below">${'Rooms worth staying in. '.repeat(40)}</p>`;
const grid = (choice: string) => `<diwan-product-grid ${choice}></diwan-product-grid>`;
/** Of these, the height depends on the language, or on where a name breaks. */
const byText = /request-form|quote-form|limit="2"/;
/** What is shown once an element has loaded, by its markup. */
const loaded: Readonly<Record<string, string>> = {
  [grid('category="1" limit="1" single-page')]: 'article',
  [grid('category="1" limit="2" single-page')]: 'article',
  [grid('category="1" limit="3" single-page')]: 'article',
  [grid('category="1" limit="4" single-page')]: 'article',
  [grid('category="1" limit="3" single-page currency="symbol"')]: 'article',
  [grid('category="1"')]: 'article',
  // The last takes a row of its own in two columns.
  [grid('ids="102, 103, 104"')]: 'article',
  '<diwan-product-card product="NF1042"></diwan-product-card>': 'article',
  '<diwan-product-detail product="NF1042"></diwan-product-detail>': 'h1',
  '<diwan-page slug="interiors"></diwan-page>': 'h1, h2',
  '<diwan-project-list></diwan-project-list>': 'fieldset button:nth-child(2)',
  '<diwan-cart></diwan-cart>': 'h2',
  '<diwan-price-box></diwan-price-box>': 'h2',
  '<diwan-quote-form></diwan-quote-form>': 'h2',
  // Only the visitor's storage shows that the cart is empty.
  '<diwan-checkout></diwan-checkout>': 'h1, h2',
  '<diwan-lead-form source-id="1"></diwan-lead-form>': 'input',
  '<diwan-request-form></diwan-request-form>': 'input',
  '<diwan-search></diwan-search>': 'input',
  '<diwan-add-button product="NF1042"></diwan-add-button>': 'button',
  '<diwan-price product="NF1042"></diwan-price>': 'bdi',
  '<div style="display: flex; gap: 8px"><diwan-cart-button></diwan-cart-button><b>Rooms</b><diwan-price-box-button></diwan-price-box-button></div>':
    'a',
};

/** Adds up how much the pages to come shift. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (
          entry as PerformanceEntry & { value: number }
        ).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much the page has shifted, with its typefaces. */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test('first cards don’t move, however late their typeface arrives', async ({ page, visit, isPhone }) => {
  await watchShift(page);
  for (const width of isPhone ? [390, 412] : [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const release = await holdBack(page, /\.woff2$/);
    await visit(grid('category="1" limit="4" single-page'));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    await expect(cards.first().locator('bdi').first()).toBeVisible();
    const arrived = page.waitForResponse(/\.woff2$/);
    release();
    await arrived;
    expect(await shiftOf(page), `${width} px`).toBe(0);
  }
});

for (const width of [390, 1440])
  test(`nothing around an element moves while it loads, at ${width} px`, { tag: '@flow' }, async ({
    page,
    visit,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await watchShift(page);
    const moved: string[] = [];
    for (const [html, shown] of Object.entries(loaded)) {
      await visit(html + below, {
        // Runs before the first paint, as when it is cached.
        beforeScript: `<script src="${shopUrl}/embed/v1/diwan.js"></script>`,
      });
      const element = page.locator(html.match(/diwan-[\w-]+/)?.[0] ?? '');
      await expect(element.locator(shown).first()).toBeVisible();
      await expect(element.locator('slot[name=loading]')).toHaveCount(0);
      const shift = await shiftOf(page);
      const most = byText.test(html) ? 0.02 : 0.01;
      if (shift > most) moved.push(`${shift.toFixed(3)} by ${html}`);
    }
    expect(moved).toEqual([]);
  });

test.describe('with DOM changes by a framework', { tag: '@once' }, () => {
  const cards = (page: Page) => page.locator('diwan-product-card');

  test('room is kept for the most products a list shows, without rules for lists that come later', async ({
    page,
    visit,
    complaints,
  }) => {
    let load = () => {};
    const loaded = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/chunks/*/diwan-product-grid.js', (route) => loaded.then(() => route.continue()));
    // The page has a copy of another version already; neither this one nor the one after it acts.
    const copy = `<script src="${shopUrl}/embed/v1/diwan.js"></script>`;
    const before = `<script>window[Symbol.for('diwan.embed')] = '0.0.1'</script>${copy}${copy}`;
    await visit('', { beforeScript: before });
    await expect.poll(() => complaints.length).toBe(3);
    for (const complaint of complaints.splice(0))
      expect(complaint).toContain('version 0.0.1 is on this page');

    await visit('<diwan-product-grid limit="500"></diwan-product-grid>');
    const grid = page.locator('diwan-product-grid').first();
    const room = () =>
      grid.evaluate((element) => getComputedStyle(element).getPropertyValue('--diwan-count'));
    await expect.poll(room).toBe('min(500,100)');
    await grid.evaluate((element) => element.setAttribute('limit', '2'));
    load();
    await expect(grid.getByRole('article').first()).toBeVisible();
    const rules = () =>
      page.evaluate(() =>
        document.adoptedStyleSheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0),
      );
    const count = await rules();
    await page.evaluate(() => {
      for (let id = 101; id < 110; id += 1)
        document.body.insertAdjacentHTML(
          'beforeend',
          `<diwan-product-grid ids="${id}"></diwan-product-grid>`,
        );
    });
    await expect(page.locator('diwan-product-grid').last().getByRole('article')).toBeVisible();
    expect(await rules()).toBe(count);
  });

  test('elements work inside a shadow root of the page', async ({ page, visit, complaints }) => {
    await visit('<diwan-shop><section id="host"></section></diwan-shop>', {
      script: 'data-elements="diwan-product-card, diwan-cart diwan-carts"',
      beforeScript: `<script>
        addEventListener('DOMContentLoaded', () => {
          document.querySelector('#host').attachShadow({ mode: 'open' }).innerHTML =
            '<diwan-product-card product="NF1042"></diwan-product-card><diwan-cart></diwan-cart>';
        });
      </script>`,
    });
    await cards(page)
      .getByRole('button', { name: /^Add .* to cart$/ })
      .click();
    await expect(lines(page.locator('diwan-cart'))).toHaveCount(1);
    expect(complaints.splice(0)).toEqual([
      expect.stringContaining('there is no element <diwan-carts>. The elements are <diwan-add-button>, '),
    ]);

    // The surrounding `<diwan-shop>` applies through the shadow root, including later changes.
    await page.evaluate(() => {
      const shop = document.querySelector('diwan-shop');
      if (shop) Object.assign(shop, { currency: 'code', lang: 'ar' });
    });
    await expect(cards(page)).toContainText('ر.س');
    await expect(page.locator('diwan-cart').locator('[dir=rtl]').first()).toContainText('ر.س');
  });

  test('content below the elements does not shift while they load', async ({ page, visit }) => {
    const gate = () => {
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      return { open, pass: (route: Route) => opened.then(() => route.continue()) };
    };
    const [modules, api, settings] = [gate(), gate(), gate()];
    await page.route('**/chunks/**', modules.pass);
    await page.route('**/api/**', api.pass);
    await page.route('**/api/**/settings**', settings.pass);
    const text = `<p>${'Rooms worth staying in. '.repeat(40)}</p>`;
    await visit(
      `<diwan-product-card product="NF1042" style="max-width: 300px"></diwan-product-card>${text}
       <diwan-product-grid category="1" limit="3" single-page></diwan-product-grid>${text}
       <diwan-cart></diwan-cart>${text}<diwan-request-form></diwan-request-form>${text}`,
      // Runs before the first paint, as when it is cached.
      { beforeScript: `<script src="${shopUrl}/embed/v1/diwan.js"></script>` },
    );
    const shifts = await page.evaluateHandle(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      return seen;
    });
    const grid = page.locator('diwan-product-grid');
    const height = () => grid.evaluate((element) => element.clientHeight);
    expect(await height()).toBeGreaterThan(350);
    modules.open();
    await expect(grid.locator('[aria-busy=true]')).toBeVisible();
    const loading = await height();
    api.open();
    await expect(grid.getByRole('article')).toHaveCount(3);
    await expect(page.locator('diwan-product-card').getByRole('article')).toBeVisible();
    // The currency isn't known yet.
    const price = grid.getByRole('article').first().locator('bdi').first();
    await expect(price).toBeHidden();
    settings.open();
    await expect(price).toBeVisible();
    expect(Math.abs((await height()) - loading)).toBeLessThan(20);
    const total = await shifts.evaluate((seen) => seen.reduce((sum, value) => sum + value, 0));
    // Without reserved space it is 0.12; a late font may move a line.
    expect(total).toBeLessThan(0.03);
  });

  test('a shop that is defined before the elements in it keeps their room', async ({ page, visit }) => {
    await page.route('**/chunks/*/diwan-cart-button.js', () => {});
    await visit('<diwan-shop><diwan-cart-button></diwan-cart-button></diwan-shop>');
    await expect(page.locator('diwan-shop:defined')).toBeAttached();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(page.locator('diwan-cart-button')).toHaveJSProperty('clientHeight', 44);
  });

  test('a single card is no wider than in a list, unless the page sets its width', async ({
    page,
    visit,
  }) => {
    const card = (style: string) => `<diwan-product-card product="NF1042" ${style}></diwan-product-card>`;
    const own = '<style>.wide { max-inline-size: none }</style>';
    await visit(own + card('') + card('class="wide"') + card('style="width: 200px"'));
    const cards = page.locator('diwan-product-card');
    await expect(cards.getByRole('article')).toHaveCount(3);
    const widths = await cards.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths).toEqual([400, expect.any(Number), 200]);
    expect(widths[1]).toBeGreaterThan(1300);
  });

  test('content below an empty cart, quote form or checkout never makes room for lines', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      const look = () => {
        const below = document.getElementById('below')?.offsetTop;
        if (below !== undefined && below !== places.at(-1)) places.push(below);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // The space reserved until they load.
    for (const width of [390, 1440])
      for (const [tag, room] of [
        ['diwan-cart', 254],
        ['diwan-quote-form', 262],
        ['diwan-checkout', 600],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await visit(`<${tag}></${tag}><p id="below">Rooms worth staying in.</p>`, {
          beforeScript: `<style>body, p { margin: 0 }</style><script src="${shopUrl}/embed/v1/diwan.js"></script>`,
        });
        await expect(page.locator(tag).getByRole('link')).toBeVisible();
        const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
        // A late font may add a line.
        expect(Math.max(...places), `${tag} at ${width} px: ${places}`).toBeLessThan(room + 30);
        // A checkout's form is taller than its message.
        if (tag !== 'diwan-checkout')
          expect(Math.min(...places), `${tag}: ${places}`).toBeGreaterThan(room - 30);
      }
  });

  test('without the shop each element shows an error, and recovers once it is back', async ({
    page,
    visit,
    complaints,
  }) => {
    await page.route('**/api/**', (route) => route.abort());
    await visit(`
      <diwan-product-card product="NF1042"></diwan-product-card>
      <diwan-product-detail product="NF1042"><a href="/sofa">The sofa</a></diwan-product-detail>
      <diwan-project-list></diwan-project-list>
      <diwan-search query="nafud"></diwan-search>
      <diwan-page slug="interiors"><p slot="error">Our interiors are on their way.</p></diwan-page>`);
    // The element's content stays beside the message, and a custom error message replaces it.
    await expect(page.getByRole('link', { name: 'The sofa' })).toBeVisible();
    await expect(page.getByText('Our interiors are on their way.')).toBeVisible();
    await expect(page.locator('diwan-page').getByText(/connection/i)).toBeHidden();
    const shown = {
      'diwan-product-card': 'article',
      'diwan-product-detail': 'heading',
      'diwan-project-list': 'article',
      'diwan-page': 'heading',
    } as const;
    for (const tag of ['diwan-product-card', 'diwan-product-detail', 'diwan-project-list', 'diwan-search'])
      await expect(page.locator(tag).getByRole('alert')).toContainText(/connection/i);
    // Content between the tags is also visible before the element loads, so only the button shows that it failed.
    await expect(page.locator('diwan-page').getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/api/**');
    for (const [tag, role] of Object.entries(shown)) {
      await page.locator(tag).getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator(tag).getByRole(role).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'The sofa' })).toBeHidden();
    await page.locator('diwan-search').getByRole('searchbox').fill('sofa');
    await expect(page.locator('diwan-search').getByRole('listitem').first()).toBeVisible();
    complaints.length = 0;
  });
});

test('a site that the shop doesn’t list shows products, and its forms say why they send nothing', {
  tag: '@flow',
}, async ({ page, t, language, complaints, visit }) => {
  await visit(
    '<diwan-product-card product="NF1042"></diwan-product-card><diwan-lead-form source-id="1"></diwan-lead-form>',
  );
  await expect(page.locator('diwan-product-card').getByRole('heading')).toHaveText(/\S/);
  const form = page.locator('diwan-lead-form');
  await fillContact(form, t, newEmail());
  await form.getByRole('button', { name: t('common:lead.submit') }).click();
  await expect(form.getByRole('alert')).toContainText(errorTable.origin_not_allowed[language]);
  const { origin } = new URL(page.url());
  await expect
    .poll(() => complaints.filter((line) => line.includes('Diwan')))
    .toEqual([expect.stringContaining(`Add ${origin} to the shop's ALLOWED_ORIGINS.`)]);
  complaints.length = 0;
});
