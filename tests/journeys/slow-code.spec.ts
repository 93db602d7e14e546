import { holdBack } from './hold-back';
import { expect, hydrated, type Page, test } from './support';

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
  const open = page.getByRole('button', { name: t('layout:header.search'), exact: true });
  await open.click();
  await expect(open).toHaveAttribute('aria-busy', 'true');
  arrive();
  const search = page.getByRole('dialog');
  await expect(search.getByRole('searchbox')).toBeFocused();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.type('nafud');
  await expect(search.getByRole('listitem').first()).toBeVisible();
  // It keeps its text when it closes.
  await search.getByRole('button', { name: t('common:search_close') }).click();
  await expect(search).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(search.getByRole('searchbox')).toHaveValue('nafud');
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
