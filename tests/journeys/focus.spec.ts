import { expectFocusKept } from './accessible';
import { useFullBaskets } from './full-baskets';
import { expect, hydrated, type Locator, type Page, test, translator } from './support';

/* After a click the focus is on an element, from which the next Tab and screen readers continue. */

const pages = {
  'of lists': ['/', '/products/category/1', '/products?query=sofa'],
  'of a product': ['/product/nafud-three-seat-sofa-NF1042'],
  'of baskets': ['/cart', '/price-box', '/checkout'],
  'of a form': ['/contact'],
};
/** The header is the same on all pages, so it is tested on one of them. */
const partsOf = (address: string) => (address === '/contact' ? 'header, main' : 'main');
const MOST_PRESSES = 60;

/** Cards of a list have the same buttons, so only those of the first two are clicked. */
const inFurtherCards = 'li:nth-child(n + 3) article *';
const pressable = `button:not(:disabled, [aria-disabled=true], [inert] *, ${inFurtherCards})`;

/** The first button not clicked yet, within the topmost open dialog if any. */
async function nextButton(page: Page, parts: string, pressed: ReadonlySet<string>) {
  // In one call: checking them one by one takes longer than the clicks.
  const found = await page.evaluateHandle(
    ({ parts, pressable, pressed }) => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const wholes = dialog ? [dialog] : [...document.querySelectorAll(parts)];
      for (const button of wholes.flatMap((whole) => [...whole.querySelectorAll(pressable)])) {
        const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
        const { width, height } = button.getBoundingClientRect();
        const isVisible = width * height > 0 && button.checkVisibility({ visibilityProperty: true });
        const opens = button.getAttribute('aria-haspopup');
        if (name && isVisible && !pressed.includes(name)) return { button, name, opens };
      }
      return { button: null, name: '', opens: null };
    },
    { parts, pressable, pressed: [...pressed] },
  );
  const { name, opens } = await found.evaluate(({ name, opens }) => ({ name, opens }));
  const button = (await found.getProperty('button')).asElement();
  return button && { button, name, opens };
}

/** Clicks every button once, including those that appear after a click and those in dialogs. */
async function pressAll(page: Page, parts: string, skipped: string) {
  const pressed = new Set([skipped]);
  /** Buttons covered by what the last click opened; clicked after the others. */
  const covered = new Set<string>();
  const dialog = page.locator('dialog[open]');
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const open = await dialog.count();
    const found =
      (await nextButton(page, parts, new Set([...pressed, ...covered]))) ??
      (await nextButton(page, parts, pressed));
    if (!found && open === 0) return;
    await test.step(found?.name ?? 'Escape', async () => {
      if (!found) {
        await page.keyboard.press('Escape');
        await expect.poll(() => dialog.count()).toBeLessThan(open);
      } else {
        const isPressed = await found.button.click({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
        if (!isPressed) {
          covered.add(found.name);
          return;
        }
        pressed.add(found.name);
        if (found.opens === 'dialog') await expect(dialog).not.toHaveCount(0);
      }
      await expectFocusKept(page);
    });
  }
}

for (const [name, addresses] of Object.entries(pages))
  test(`no click on pages ${name} leaves the focus on the body`, { tag: '@flow' }, async ({
    page,
    t,
    complaints,
  }) => {
    await useFullBaskets(page);
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page);
      // It reloads the page.
      await pressAll(page, partsOf(address), t('layout:header.switch_language_a11y'));
    }
    complaints.length = 0;
  });

test('the menu keeps the focus in its panes each time it is opened', { tag: ['@flow', '@phone'] }, async ({
  page,
  t,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const drawer = page.getByRole('dialog');
  for (const _ of ['first', 'second']) {
    await page.getByRole('button', { name: t('layout:header.open_menu') }).click();
    const category = drawer.locator('[data-category]').first();
    await category.click();
    const back = drawer.getByRole('button', { name: t('layout:menu.back_to_menu') });
    await expect(back).toBeFocused();
    await back.click();
    await expect(category).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  }
});

test('the header covers neither the first invalid field nor its label', { tag: '@flow' }, async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('button', { name: t('contact:submit') }).click();
  const name = page.getByRole('main').locator('input[name=name]');
  await expect(name).toBeFocused();
  const label = page.getByRole('main').locator('label').first();
  const header = await page.getByRole('banner').evaluate((one) => one.getBoundingClientRect().bottom);
  await expect
    .poll(() => label.evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(header);
});

const switches = {
  keyboard: (button: Locator) => button.press('Enter'),
  // Screen readers would otherwise start over at the skip link.
  mouse: (button: Locator) => button.click(),
};

test('switching the language by keyboard or mouse keeps focus and form', { tag: '@flow' }, async ({
  page,
  isPhone,
  language,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const other = language === 'ar' ? 'en' : 'ar';
  const name = page.getByRole('main').locator('input[name=name]');
  await name.fill('نورة');
  // There, then back.
  for (const [means, from, to] of [
    ['keyboard', language, other],
    ['mouse', other, language],
  ] as const)
    await test.step(means, async () => {
      const t = translator(from);
      if (isPhone) await page.getByRole('button', { name: t('layout:header.open_menu') }).click();
      const header = page.getByRole(isPhone ? 'dialog' : 'banner');
      await switches[means](header.getByRole('button', { name: t('layout:header.switch_language_a11y') }));
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      await hydrated(page);
      await expect(name).toHaveValue('نورة');
      const focused = page.getByRole('banner').locator(':focus');
      if (isPhone) await expect(focused).toHaveAttribute('aria-haspopup', 'dialog');
      else await expect(focused).toHaveAttribute('lang', from);
      // A ring shows keyboard users where they are.
      await expect(focused).toHaveCSS('outline-style', means === 'keyboard' ? 'solid' : 'none');
    });
});
