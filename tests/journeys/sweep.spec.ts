import { expectAccessible, expectFocusKept } from './accessible';
import { pressOn } from './keyboard';
import { expect, hydrated, storedLines, test } from './support';

/** A page of every kind, as visitors first see it. */
const addresses = [
  '/',
  '/products',
  '/products/category/1',
  '/product/nafud-three-seat-sofa-NF1042',
  '/cart',
  '/price-box',
  '/projects',
  '/projects/1',
  '/about',
  '/contact',
  '/terms-and-conditions',
  '/no/such/page',
];

test('axe finds no fault in any page', async ({ page, complaints }) => {
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    await expectAccessible(page);
  }
  // The browser itself reports the page that doesn't exist.
  complaints.length = 0;
});

test('from a list into the cart by keyboard: a press never loses the focus', { tag: '@flow' }, async ({
  page,
  t,
}) => {
  await page.goto('/products/category/1');
  await hydrated(page);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  const [before = '', after = ''] = t('product:add_to_cart_named', { name: '\u0000' }).split('\u0000');
  const add = card.getByRole('button', { name: new RegExp(`^${before}.+${after}$`) });
  const name = (await card.getByRole('heading').textContent())?.trim() ?? '';
  await pressOn(page, add);
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);
  await expectFocusKept(page);

  await pressOn(page, page.locator('header [data-basket-target="cart"]'), { by: 'Shift+Tab' });
  await expect(page).toHaveURL(/\/cart$/);
  const quantity = page.getByRole('textbox', { name: t('cart:line.quantity_of', { name }) });
  await pressOn(page, page.getByRole('button', { name: t('cart:line.increase', { name }) }));
  await expect(quantity).not.toHaveValue(/^[1١]$/);
  await expectFocusKept(page);
  await pressOn(page, page.getByRole('button', { name: t('cart:line.decrease', { name }) }), {
    by: 'Shift+Tab',
  });
  await expect(quantity).toHaveValue(/^[1١]$/);
  await expectFocusKept(page);

  await pressOn(page, page.getByRole('button', { name: t('cart:line.remove', { name }) }).first());
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(0);
  await expectFocusKept(page);
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: t('cart:line.undo_remove', { name }) }));
  await expect.poll(() => storedLines(page, 'cart-storage')).toBe(1);
  await expectFocusKept(page);
});
