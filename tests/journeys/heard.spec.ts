import { codeField, codeFor, fillDetails, forgetFailedLoads, newPhone, ownAddress } from './checkout-steps';
import { Listener } from './heard/listener';
import { test as base, expect, hydrated, type Page } from './support';

/*
 * What a screen reader says on the main journeys, in both languages. `heard/en` and `heard/ar` hold what was approved;
 * `--update-snapshots` approves a change, which then shows in review.
 */

const test = base.extend<{ listener: Listener }>({
  listener: async ({ page }, use) => use(await Listener.listen(page)),
});

const sofa = { en: 'Nafud Three-Seat Sofa', ar: 'كنبة «نفود» ثلاثية المقاعد' };

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};

test('the home page and its menu', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await listener.hear('opens the home page', () => open(page, '/'));
  await listener.read('page');
  const menu = page.getByRole('banner').getByRole('navigation');
  await listener.hear('opens the menu of products', async () => {
    await menu.getByRole('button').press('Enter');
    await expect(menu.getByRole('list').nth(1)).toBeVisible();
  });
  await listener.hear('moves into the menu', () => page.keyboard.press('Tab'));
  await listener.hear('leaves it', () => page.keyboard.press('Escape'));
  await listener.hear('follows the link to the products', async () => {
    await menu.getByRole('link', { name: t('layout:menu.products') }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  });
  await listener.hear('switches the language', async () => {
    await page.getByRole('button', { name: t('layout:header.switch_language_a11y') }).click();
    await expect(page.locator('html')).not.toHaveAttribute('lang', language);
    await hydrated(page);
  });
  listener.expectTranscript(language, 'home');
});

test('the menu of a phone', { tag: '@phone' }, async ({ page, t, language, listener }) => {
  await open(page, '/about');
  await listener.hear('opens the menu', async () => {
    await page.getByRole('button', { name: t('layout:header.open_menu') }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await listener.read('dialog');
  const category = page.getByRole('dialog').locator('[data-category]').first();
  await listener.hear('opens a category', () => category.press('Enter'));
  await listener.read('dialog');
  await listener.hear('goes back', () => page.keyboard.press('Enter'));
  await listener.hear('closes the menu', () => page.keyboard.press('Escape'));
  listener.expectTranscript(language, 'phone-menu');
});

test('a comparison', { tag: '@wide' }, async ({ page, language, listener }) => {
  await listener.hear('opens the comparison of two sofas', () => open(page, '/compare?items=NF1042,RM1043'));
  await listener.read('main');
  const removals = page.getByRole('main').locator('[data-remove]');
  await listener.hear('adds a piece that is offered', async () => {
    await page.locator('main ul a[rel=nofollow]').first().press('Enter');
    await expect(removals).toHaveCount(3);
  });
  await listener.hear('removes it', async () => {
    await removals.last().press('Enter');
    await expect(removals).toHaveCount(2);
    await expect(removals.last()).toBeFocused();
  });
  listener.expectTranscript(language, 'compare');
});

test('the search', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await open(page, '/contact');
  await listener.hear('opens the search', async () => {
    await page.getByRole('button', { name: t('layout:header.search') }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  });
  await listener.hear('types what is found', async () => {
    await page.keyboard.type(language === 'ar' ? 'نفود' : 'nafud');
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  });
  await listener.read('dialog');
  await listener.hear('types what is not', async () => {
    await page.getByRole('dialog').getByRole('searchbox').fill('qqqq');
    await expect(page.getByRole('dialog').getByText(t('common:no_items_found')).first()).toBeVisible();
  });
  await listener.read('dialog');
  await listener.hear('closes the search', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  listener.expectTranscript(language, 'search');
});

test('a list of products', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await listener.hear('opens a category', () => open(page, '/products/category/1'));
  await listener.read('main');
  const main = page.getByRole('main');
  await listener.hear('chooses a subcategory', async () => {
    await main.getByRole('group').first().getByRole('button').nth(1).press('Enter');
    await expect(page).toHaveURL(/subcategory=/);
  });
  await listener.hear('sorts by price', async () => {
    await main.getByRole('combobox').selectOption({ index: 3 });
    await expect(page).toHaveURL(/sort/);
  });
  const add = main.getByRole('button', { name: t('product:add_to_cart_named', { name: sofa[language] }) });
  const added = await listener.hear('adds a sofa', async () => {
    await add.press('Enter');
    await expect(page.locator('[popover]').getByRole('link')).toBeVisible();
  });
  expect(added).toHaveLength(1);
  const removed = await listener.hear('takes it out again', () => page.keyboard.press('Enter'));
  expect(removed).toHaveLength(1);
  listener.expectTranscript(language, 'list');
});

test('the filters of a list', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await open(page, '/products/category/1');
  const main = page.getByRole('main');
  const colour = main.locator('summary', { hasText: t('product:filters.colour') });
  const options = main.locator('details[open]').getByRole('checkbox');
  await listener.hear('opens the colours', () => colour.press('Enter'));
  await listener.hear('chooses one', async () => {
    await options.nth(0).press('Space');
    await expect(page).toHaveURL(/colour=/);
  });
  const chosen = await listener.hear('chooses another', async () => {
    await options.nth(1).press('Space');
    await expect(page).toHaveURL(/colour=.*colour=/);
  });
  expect(chosen).toHaveLength(1);
  await listener.hear('closes them', () => page.keyboard.press('Escape'));
  await listener.hear('removes a colour', () => main.locator('[data-chip]').first().press('Enter'));
  await listener.hear('chooses a width that nothing has', async () => {
    await main.locator('summary', { hasText: t('product:filters.width') }).press('Enter');
    await main.locator('input[name=fits]').fill('20');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('product:filters.empty'))).toBeVisible();
  });
  await listener.hear('takes a way out', () =>
    main
      .getByRole('listitem')
      .filter({ hasText: '20' })
      .or(main.getByRole('listitem').filter({ hasText: '٢٠' }))
      .getByRole('button')
      .last()
      .press('Enter'),
  );
  listener.expectTranscript(language, 'filters');
});

test('a quick view', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await open(page, '/products/category/1');
  const dialog = page.getByRole('dialog');
  await listener.hear('opens the quick view of a sofa', async () => {
    await page
      .getByRole('link', { name: t('product:quick_view_of', { name: sofa[language] }) })
      .press('Enter');
    await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  });
  await listener.read('dialog');
  const added = await listener.hear('adds it to the cart', async () => {
    await dialog.getByRole('button', { name: t('product:add_to_cart'), exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[popover]').getByRole('link')).toBeVisible();
  });
  expect(added).toHaveLength(1);
  listener.expectTranscript(language, 'quick-view');
});

test('a product and its gallery', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await listener.hear('opens a sofa', () => open(page, '/product/nafud-three-seat-sofa-NF1042'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: t('product:similar') })).toBeVisible();
  await listener.read('main');
  const gallery = page.getByRole('dialog', { name: t('common:gallery.thumbnails') });
  await listener.hear('opens the gallery', async () => {
    await page
      .getByRole('button', { name: new RegExp(t('common:gallery.open')) })
      .first()
      .press('Enter');
    await expect(gallery).toBeVisible();
  });
  await listener.read('dialog');
  await listener.hear('goes to the next picture', () => page.keyboard.press('End'));
  await listener.hear('makes it larger', () =>
    gallery.getByRole('button', { name: t('common:gallery.zoom_in') }).press('Enter'),
  );
  await listener.hear('closes the gallery', async () => {
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
  });
  const added = await listener.hear('adds the sofa to the cart', async () => {
    const add = page.getByRole('main').getByRole('button', { name: t('product:add_to_cart'), exact: true });
    await add.first().press('Enter');
    await expect(page.locator('[popover]').getByRole('link')).toBeVisible();
  });
  expect(added).toHaveLength(1);
  listener.expectTranscript(language, 'product');
});

test('a product made to the visitor’s wishes', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await open(page, '/product/nafud-three-seat-sofa-NF1042');
  const main = page.getByRole('main');
  await listener.hear('changes the colour', async () => {
    await main
      .getByRole('button', { name: `${t('common:change')}: ${t('product:colors.title')}` })
      .press('Enter');
    await expect(main.getByRole('radio').first()).toBeFocused();
  });
  await listener.hear('chooses the next', () => page.keyboard.press('ArrowDown'));
  await listener.hear('confirms it', () =>
    main.getByRole('button', { name: t('product:colors.confirm') }).press('Enter'),
  );
  await listener.hear('chooses a fabric', () => main.getByRole('checkbox').nth(1).press('Space'));
  await listener.hear('makes it wider', () =>
    main.getByRole('button', { name: t('product:dimensions.wider') }).press('Enter'),
  );
  await listener.hear('types a width that is too much', async () => {
    await main.getByRole('textbox', { name: t('product:dimensions.edit_width') }).fill('900');
    await page.keyboard.press('Enter');
  });
  await listener.hear('types another', async () => {
    await main.getByRole('textbox', { name: t('product:dimensions.edit_width') }).fill('250');
    await page.keyboard.press('Enter');
  });
  await listener.read('main');
  const added = await listener.hear('adds it to the price box', async () => {
    await main
      .getByRole('button', { name: t('product:add_to_price_box'), exact: true })
      .first()
      .press('Enter');
    await expect(page.locator('[popover]').getByRole('link')).toBeVisible();
  });
  expect(added).toHaveLength(1);
  listener.expectTranscript(language, 'customised');
});

/** Adds a product on its page, and opens the basket that took it. */
async function fill(page: Page, code: string, button: string, basket: string) {
  await open(page, `/product/anything-${code}`);
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).first().press('Enter');
  await expect(page.locator('[popover]').getByRole('link')).toBeVisible();
  await open(page, basket);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
}

test('the cart', { tag: '@wide' }, async ({ page, t, language, listener, complaints }) => {
  const name = sofa[language];
  await fill(page, 'NF1042', t('product:add_to_cart'), '/cart');
  await listener.read('main');
  const main = page.getByRole('main');
  await listener.hear('takes two', () =>
    main.getByRole('button', { name: t('cart:line.increase', { name }) }).press('Enter'),
  );
  await listener.hear('enters a code that has expired', async () => {
    await main.getByRole('textbox', { name: t('checkout:promo.title') }).fill('RAMADAN24');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('checkout:promos_messages.expired'))).toBeVisible();
  });
  await listener.hear('enters a good one', async () => {
    await main.getByRole('textbox', { name: t('checkout:promo.title') }).fill('WELCOME10');
    await page.keyboard.press('Enter');
    await expect(main.getByText(t('checkout:promos_messages.success'))).toBeVisible();
  });
  await listener.read('main');
  await listener.hear('removes the line', () =>
    main
      .getByRole('button', { name: t('cart:line.remove', { name }) })
      .first()
      .press('Enter'),
  );
  await listener.read('main');
  await listener.hear('takes that back', () =>
    main.getByRole('button', { name: t('cart:line.undo_remove', { name }) }).press('Enter'),
  );
  await listener.hear('clears the cart', async () => {
    await main.getByRole('button', { name: t('cart:clear') }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await listener.read('dialog');
  await listener.hear('confirms it', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('cart:clear') })
      .press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await listener.read('main');
  listener.expectTranscript(language, 'cart');
  forgetFailedLoads(complaints);
});

test('the checkout', { tag: '@wide' }, async ({ page, t, language, listener, complaints }) => {
  await page.setExtraHTTPHeaders(ownAddress());
  await fill(page, 'NF1042', t('product:add_to_cart'), '/cart');
  const main = page.getByRole('main');
  await listener.hear('goes to the checkout', async () => {
    await main
      .getByRole('link', { name: t('cart:checkout') })
      .filter({ visible: true })
      .press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: t('checkout:title') })).toBeFocused();
  });
  await listener.read('main');
  const phone = newPhone();
  const number = main.getByRole('textbox', { name: t('checkout:phone.number') });
  await listener.hear('types too short a phone number, and leaves it', async () => {
    await number.fill('512');
    await number.press('Tab');
  });
  await listener.hear('asks for a code', async () => {
    await number.fill(phone);
    await number.press('Enter');
    await expect(codeField(page, t)).toBeFocused();
  });
  await listener.read('dialog');
  const code = await codeFor(page, phone);
  await listener.hear('types a wrong one', async () => {
    await codeField(page, t).fill(code === '000000' ? '111111' : '000000');
    await expect(codeField(page, t)).toHaveAttribute('aria-invalid', 'true');
  });
  await listener.hear('types the code', async () => {
    await codeField(page, t).fill(code);
    await expect(page.getByRole('heading', { name: t('checkout:greeting_new') })).toBeFocused();
  });
  await listener.read('main');
  const place = page.getByRole('button', { name: new RegExp(`^${t('checkout:place_order')}`) });
  await listener.hear('sends the empty form', async () => {
    await place.press('Enter');
    await expect(page.getByRole('textbox', { name: t('common:form.name') })).toBeFocused();
  });
  await listener.hear('fills it in', () => fillDetails(page, t));
  await listener.hear('places the order', async () => {
    await place.press('Enter');
    await expect(page.getByRole('dialog', { name: t('checkout:success.title') })).toBeVisible();
  });
  await listener.read('dialog');
  await listener.hear('closes the receipt', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  });
  listener.expectTranscript(language, 'checkout');
  forgetFailedLoads(complaints);
});

test('a request for a quote', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await page.setExtraHTTPHeaders(ownAddress());
  await fill(page, 'DR2011', t('product:add_to_price_box'), '/price-box');
  await listener.read('main');
  const main = page.getByRole('main');
  await listener.hear('sends the empty form', async () => {
    await main.getByRole('button', { name: t('priceBox:form.submit') }).press('Enter');
    await expect(main.getByRole('textbox', { name: t('common:form.name') })).toBeFocused();
  });
  await listener.hear('types a wrong e-mail address, and leaves it', async () => {
    await main.getByRole('textbox', { name: t('common:form.name') }).fill('نورة القحطاني');
    await main.getByRole('textbox', { name: t('common:form.email') }).fill('noura');
    await page.keyboard.press('Tab');
  });
  await main.getByRole('textbox', { name: t('common:form.email') }).fill('noura@example.com');
  await main.getByRole('textbox', { name: t('common:form.phone') }).fill('0501234567');
  await listener.hear('sends it', async () => {
    await main.getByRole('button', { name: t('priceBox:form.submit') }).press('Enter');
    await expect(page.getByRole('heading', { name: t('priceBox:success.title') })).toBeFocused();
  });
  await listener.read('main');
  listener.expectTranscript(language, 'quote');
});

test('a request for a project', { tag: '@wide' }, async ({ page, t, language, listener }) => {
  await page.setExtraHTTPHeaders(ownAddress());
  await listener.hear('opens a project', () => open(page, '/projects/1'));
  await listener.read('main');
  const dialog = page.getByRole('dialog');
  await listener.hear('opens the form', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: t('projects:request') })
      .press('Enter');
    await expect(dialog).toBeVisible();
  });
  await listener.read('dialog');
  await dialog.getByRole('textbox', { name: t('common:form.name') }).fill('نورة القحطاني');
  await dialog.getByRole('textbox', { name: t('common:form.email') }).fill('noura@example.com');
  await dialog.getByRole('textbox', { name: t('common:form.phone') }).fill('0501234567');
  await listener.hear('sends it', async () => {
    await dialog.getByRole('button', { name: t('projects:form.submit') }).press('Enter');
    await expect(dialog.getByRole('heading', { name: t('projects:form.success_title') })).toBeVisible();
  });
  await listener.read('dialog');
  await listener.hear('closes it', () => page.keyboard.press('Escape'));
  listener.expectTranscript(language, 'project');
});

test('a partner’s page in both languages', { tag: '@once' }, async ({ page, t, language, listener }) => {
  const grid = page.locator('#sofas');
  await listener.hear('opens the page', async () => {
    await page.goto(`${process.env.PARTNER_URL}/`);
    await expect(grid.getByRole('article').first()).toBeVisible();
  });
  await listener.read('page');
  const added = await listener.hear('adds a piece', async () => {
    await grid.getByRole('button').first().press('Enter');
    await expect(page.locator('[popover]').getByRole('link')).toBeVisible();
  });
  // Beside the cart on the page, which says its new total.
  expect(added.filter((text) => text.includes(sofa.en))).toHaveLength(1);
  await listener.hear('opens a quick view', async () => {
    await grid.locator('a[aria-haspopup="dialog"]').nth(1).press('Enter');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: t('product:add_to_cart'), exact: true }),
    ).toBeVisible();
  });
  await listener.hear('closes it', () => page.keyboard.press('Escape'));
  const removed = await listener.hear('takes the piece out again', () =>
    grid.getByRole('button').first().press('Enter'),
  );
  expect(removed.filter((text) => text.includes(sofa.en))).toHaveLength(1);
  listener.expectTranscript(language, 'partner');
});
