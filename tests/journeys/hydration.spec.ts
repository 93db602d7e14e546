import {
  expect,
  hydrated,
  isTakenOver,
  type Journey,
  type Page,
  storedLines,
  test,
  withPhonePixels,
} from './support';

test.use(withPhonePixels);

/** A page of every kind. */
const pages = {
  lists: [
    '/products',
    '/products/category/1',
    '/products/category/1?subcategory=11&sort=price_asc',
    '/products/category/subcategory/11',
    '/projects',
  ],
  pieces: ['/product/nafud-three-seat-sofa-NF1042', '/projects/1', '/cart', '/checkout', '/price-box'],
  texts: [
    '/',
    '/interior-design',
    '/pa/majlis-season',
    '/about',
    '/contact?item_id=101',
    '/terms-and-conditions',
  ],
};

/** Scrolls through the page, because content below the fold hydrates only when it comes near. */
const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const sections = [...document.querySelectorAll('main > *')];
    const waiting = sections.find((section) => {
      const content = section.firstElementChild;
      // Sections hidden on this device never hydrate. React marks hydrated nodes.
      const isShown = section.getClientRects().length > 0;
      return isShown && content && !Object.keys(content).some((key) => key.startsWith('__reactFiber'));
    });
    waiting?.scrollIntoView();
    return !waiting;
  });

/** Adds a piece to each, as a visitor does. */
async function fillBaskets(page: Page, t: Journey['t']): Promise<void> {
  await page.goto('/products/category/1');
  await hydrated(page);
  const addButton = (key: string) => {
    const [before = '', after = ''] = t(key, { name: '\u0000' }).split('\u0000');
    return page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${before}.+${after}$`) })
      .first();
  };
  await addButton('product:add_to_cart_named').click();
  await addButton('product:add_to_price_box_named').click();
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);
  await expect.poll(() => storedLines(page, 'pricebox-storage')).toBe(1);
}

for (const [name, addresses] of Object.entries(pages))
  test(`pages of ${name} hydrate without mismatches, also with full baskets`, { tag: '@flow' }, async ({
    page,
    t,
    language,
    complaints,
  }) => {
    await fillBaskets(page, t);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    // What the page before was still fetching doesn't count.
    page.on('framenavigated', () => scripts.splice(0));
    const lateScripts = () => scripts.filter((url) => /\/(Footer|deferred-sections)-[^/]+\.js/.test(url));

    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // Stored data is shown once it has been read, which is when a mismatch would show.
      const fromStorage =
        address === '/checkout'
          ? page.getByRole('main').getByRole('combobox')
          : page.locator('header [data-basket-target="cart"]');
      await expect(fromStorage).toBeVisible();
      // No scripts for content below the fold.
      if (address === '/') expect(lateScripts()).toEqual([]);
      await takenOver(page);
      if (address === '/') {
        await expect.poll(() => lateScripts().length).toBeGreaterThanOrEqual(2);
        await expect.poll(() => isTakenOver(page.getByRole('contentinfo'))).toBe(true);
      }
      expect(complaints, address).toEqual([]);
    }
  });
