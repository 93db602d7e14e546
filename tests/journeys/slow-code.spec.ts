import { expect, hydrated, type Locator, type Page, test } from './support';

/** Total quantity of the stored cart. */
const storedQuantity = (page: Page) =>
  page.evaluate(() => {
    const { lines } = JSON.parse(localStorage.getItem('cart-storage') ?? '{"lines":[]}') as {
      lines: { quantity: number }[];
    };
    return lines.reduce((sum, { quantity }) => sum + quantity, 0);
  });

/** Delays matching scripts until the returned function is called; on phones with 6× CPU throttling. */
async function slowDown(page: Page, code: RegExp, isPhone: boolean): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(code, async (route) => {
    await released;
    await route.continue();
  });
  if (!isPhone) return release;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return release;
}

test('text typed before the search’s code arrives is kept', { tag: '@flow' }, async ({
  page,
  t,
  isPhone,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const arrive = await slowDown(page, /SearchOverlay/, isPhone);
  await page.getByRole('button', { name: t('layout:header.search') }).click();
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('nafud');
  arrive();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(' sofa');
  await expect(field).toHaveValue('nafud sofa');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});

test('with products in the cart, the header’s icons do not shift', {
  tag: '@flow',
}, async ({ page, t, isPhone }) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('button').click();
  await expect.poll(() => storedQuantity(page)).toBe(1);

  const arrive = await slowDown(page, /\/assets\/.*\.js$/, isPhone);
  await page.goto('/about', { waitUntil: 'commit' });
  const search = page.getByRole('button', { name: t('layout:header.search') });
  const cart = page.locator('header [data-basket-target="cart"]');
  // Measured before, it would be laid out without styles.
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd !== 'auto',
  );
  await expect(cart).toBeVisible();
  const places = async () => [(await search.boundingBox())?.x, (await cart.boundingBox())?.x];
  const atFirst = await places();
  arrive();
  await hydrated(page);
  await expect(cart).toHaveAttribute('data-shown');
  expect(await places()).toEqual(atFirst);

  await page.evaluate(() => localStorage.removeItem('cart-storage'));
  await page.goto('/about');
  await hydrated(page);
  await expect(cart).toBeHidden();

  // The page of an empty cart shows no placeholder lines while its code loads.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto('/cart', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: t('cart:empty_title') })).toBeVisible();
  await expect(main.getByRole('link', { name: t('cart:browse') })).toBeVisible();
  await expect(main.getByText(t('common:loading'))).toBeHidden();
});

/** Expects the menu's placeholders to match the final positions of the last entry and the contacts. */
async function expectMenuInPlace({
  page,
  t,
  arrive,
}: {
  page: Page;
  t: (key: string) => string;
  arrive: () => void;
}): Promise<void> {
  const early = page.locator('[data-early]:visible');
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? 0);
  const atFirst = [
    await topOf(early.locator('p').nth(-2)),
    await topOf(early.locator('p').last().locator('span').last()),
  ];
  arrive();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expect(early).toBeHidden();
  const lastEntry = menu.getByRole('link', { name: t('layout:menu.catalog') });
  const contact = menu.getByRole('link', { name: t('layout:menu.whatsapp'), exact: true });
  await expect.poll(async () => [await topOf(lastEntry), await topOf(contact)]).toEqual(atFirst);
}

test('the menu responds to the first tap before its code arrives', { tag: ['@flow', '@phone'] }, async ({
  page,
  t,
  isPhone,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const arrive = await slowDown(page, /MobileMenu/, isPhone);
  const open = page.getByRole('button', { name: t('layout:header.open_menu') });
  const early = page.locator('[data-early]:visible');
  await open.click();
  await expect(early).toBeVisible();
  await early.getByRole('button', { name: t('layout:header.close_menu') }).click();
  await expect(early).toBeHidden();
  await open.click();
  await page.keyboard.press('Escape');
  await expect(early).toBeHidden();
  await open.click();
  await early.getByRole('button', { name: t('layout:header.close_menu') }).press('Escape');
  await expect(early).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expectMenuInPlace({ page, t, arrive });
});

test('the early menu shows no categories where they do not fit', {
  tag: ['@flow', '@phone'],
}, async ({ page, t, isPhone }) => {
  // Slightly too low for the demo shop's categories.
  await page.setViewportSize({ width: 390, height: 720 });
  await page.goto('/contact');
  await hydrated(page);
  const arrive = await slowDown(page, /MobileMenu/, isPhone);
  await page.getByRole('button', { name: t('layout:header.open_menu') }).click();
  await expectMenuInPlace({ page, t, arrive });
});

test('clicks and input before the scripts arrive are not lost', { tag: '@flow' }, async ({
  page,
  t,
  isPhone,
}) => {
  const arrive = await slowDown(page, /\/assets\/.*\.js$/, isPhone);
  const isHydrated = () => page.evaluate(() => document.documentElement.dataset.hydrated === 'true');
  await page.goto('/product/nafud-three-seat-sofa-NF1042', { waitUntil: 'commit' });
  // Until the stylesheet hides the other bar, there are two.
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('product:add_to_cart'), exact: true })
    .first();
  const more = page.getByRole('main').getByRole('button', { name: t('product:increase') });
  await more.click();
  await more.click();
  await add.click();
  // Visible in the same frame, whatever the scripts do.
  const box = await more.boundingBox();
  if (!box) throw new Error('No button');
  await expect(more).toHaveCSS('box-shadow', 'none');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(more).not.toHaveCSS('box-shadow', 'none');
  // Released elsewhere, it isn't a click.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  // Immediate feedback, and counted once.
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await add.click();
  const early = page.locator('[data-early]:visible');
  if (isPhone) {
    await page.getByRole('button', { name: t('layout:header.open_menu') }).click();
    await expect(early).toBeVisible();
    await early.getByRole('button', { name: t('layout:header.close_menu') }).click();
    await expect(early).toHaveCount(0);
  }
  await page.getByRole('button', { name: t('layout:header.search') }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nafud');
  expect(await isHydrated()).toBe(false);
  arrive();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(' sofa');
  await expect(page.getByRole('searchbox')).toHaveValue('nafud sofa');
  await expect.poll(() => storedQuantity(page)).toBe(3);
});
