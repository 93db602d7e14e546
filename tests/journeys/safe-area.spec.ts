import { expect, hydrated, test } from './support';

/** A phone with a home indicator, held upright; or in landscape, with its notch at a side. */
const covered = { top: 0, bottom: 34, left: 0, right: 59 };

test('buttons at the edges stand clear of notch and home indicator', { tag: ['@phone', '@flow'] }, async ({
  page,
  t,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: covered });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const expectClear = async (button: ReturnType<typeof page.getByRole>) => {
    await expect(button).toBeInViewport({ ratio: 1 });
    // What opens slides into its place.
    const edge = (name: 'bottom' | 'right') =>
      expect.poll(() => button.evaluate((element, side) => element.getBoundingClientRect()[side], name));
    await edge('bottom').toBeLessThanOrEqual(height - covered.bottom);
    await edge('right').toBeLessThanOrEqual(width - covered.right + 1);
  };

  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  await page
    .getByRole('button', { name: t('product:add_to_cart'), exact: true })
    .first()
    .click();
  await page.goto('/cart');
  await hydrated(page);
  await expectClear(page.getByRole('link', { name: t('cart:checkout') }).filter({ visible: true }));

  await page
    .getByRole('banner')
    .getByRole('button', { name: t('layout:header.open_menu') })
    .click();
  const close = page.getByRole('dialog').getByRole('button', { name: t('layout:header.close_menu') });
  await expectClear(close);
});
