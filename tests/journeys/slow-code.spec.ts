import { holdBack } from './hold-back';
import { expect, hydrated, type Page, saveData, test } from './support';

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
  const release = await holdBack(page, code);
  if (!isPhone) return release;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return release;
}

test('the search opens once its code arrives', { tag: '@flow' }, async ({ page, t, isPhone }) => {
  const arrive = await slowDown(page, /SearchOverlay/, isPhone);
  await page.goto('/contact');
  await hydrated(page);
  const open = page.getByRole('button', { name: t('layout:header.search') });
  await open.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('naf');
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  arrive();
  const search = page.getByRole('dialog');
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ud');
  await expect(search.getByRole('searchbox')).toHaveValue('nafud');
  await expect(search.getByRole('listitem').first()).toBeVisible();
  // It keeps its text when it closes.
  await search.getByRole('button', { name: t('common:search_close') }).click();
  await expect(search).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(search.getByRole('searchbox')).toHaveValue('nafud');
});

test('the search whose code fails can be tried again without losing what was typed', {
  tag: '@flow',
}, async ({ complaints, language, page, t }) => {
  await saveData(page);
  let isDown = true;
  await page.route(/SearchOverlay[^/]*\.js/, (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.goto('/contact');
  await hydrated(page);
  // As a finger does: a mouse would load the code ahead.
  await page.getByRole('button', { name: t('layout:header.search') }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('nafud');
  await expect(page.getByText(t('common:open_failed')).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('nafud');
  isDown = false;
  await page.getByRole('button', { name: t('common:retry') }).click();
  // Chromium up to 147 never fetches a module again that failed once: there the results are a page.
  const name = language === 'ar' ? /نفود/ : /Nafud/;
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  const typed = () =>
    page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('dialog[open] input[type=search]');
      return field?.value ?? new URLSearchParams(location.search).get('query');
    });
  expect(await typed()).toBe('nafud');
  complaints.length = 0;
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

test('the menu opens once its code arrives, unless the visitor has closed it', {
  tag: ['@flow', '@phone'],
}, async ({ page, t, isPhone }) => {
  const arrive = await slowDown(page, /MobileMenu/, isPhone);
  await page.goto('/contact');
  await hydrated(page);
  const open = page.getByRole('button', { name: t('layout:header.open_menu') });
  const waiting = page.getByText(t('common:loading')).last();
  await open.click();
  await expect(waiting).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(waiting).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole('button', { name: t('common:close'), exact: true }).click();
  await expect(waiting).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  arrive();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: t('layout:menu.catalog') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
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
  const search = page.getByRole('button', { name: t('layout:header.search'), exact: true });
  await search.click();
  await expect(search).toHaveAttribute('aria-busy', 'true');
  expect(await isHydrated()).toBe(false);
  arrive();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await expect(search).not.toHaveAttribute('aria-busy');
  await expect.poll(() => storedQuantity(page)).toBe(3);
});
