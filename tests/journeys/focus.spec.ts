import type { ElementHandle } from '@playwright/test';
import { expectFocusKept } from './accessible';
import { useFullBaskets } from './full-baskets';
import { expect, hydrated, type Locator, type Page, test } from './support';

/* After a press the focus is somewhere: the next Tab, and a screen reader, go on from there. */

const pages = [
  '/',
  '/products/category/1',
  '/products?query=sofa',
  '/product/nafud-three-seat-sofa-NF1042',
  '/cart',
  '/price-box',
  '/checkout',
  '/contact',
];
const MOST_PRESSES = 60;

const pressable = 'button:visible:not(:disabled, [aria-disabled=true], [inert] *)';

/** The first button that hasn't been pressed yet. */
async function nextButton(page: Page, buttons: Locator, pressed: ReadonlySet<string>) {
  const handles = await buttons.elementHandles();
  // All at once: one by one takes longer than the presses themselves.
  const names = await page.evaluate(
    (all) => all.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''),
    handles as ElementHandle<HTMLElement>[],
  );
  const place = names.findIndex((name) => name && !pressed.has(name));
  const button = handles[place];
  return button && { button, name: names[place] ?? '' };
}

/** Presses every button of a page once, those that appear by a press and those of dialogs included. */
async function pressAll(page: Page, skipped: string) {
  const pressed = new Set([skipped]);
  const dialog = page.locator('dialog[open]');
  const onPage = page.locator('header, main').locator(pressable);
  const inDialog = dialog.last().locator(pressable);
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    const isOpen = (await dialog.count()) > 0;
    const found = await nextButton(page, isOpen ? inDialog : onPage, pressed);
    if (!found && !isOpen) return;
    await test.step(found?.name ?? 'Escape', async () => {
      if (!found) {
        const before = await dialog.count();
        await page.keyboard.press('Escape');
        await expect.poll(() => dialog.count()).toBeLessThan(before);
      } else {
        const opens = await found.button.getAttribute('aria-haspopup');
        const isPressed = await found.button.click({ timeout: 3000 }).then(
          () => true,
          // What the press before brought lies over it by now, or has replaced it.
          () => false,
        );
        if (isPressed) pressed.add(found.name);
        if (isPressed && opens === 'dialog') await expect(dialog).not.toHaveCount(0);
      }
      await expectFocusKept(page);
    });
  }
}

for (const address of pages) {
  test(`no press on ${address} leaves the focus on the page itself`, { tag: '@flow' }, async ({
    page,
    t,
    complaints,
  }) => {
    await useFullBaskets(page);
    await page.goto(address);
    await hydrated(page);
    // It loads the page again.
    await pressAll(page, t('layout:header.switch_language_a11y'));
    complaints.length = 0;
  });
}

test('after a switch of the language by key focus and form are as they were', { tag: '@flow' }, async ({
  page,
  t,
  isPhone,
  language,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  const name = page.getByRole('main').locator('input[name=name]');
  await name.fill('نورة');
  if (isPhone) await page.getByRole('button', { name: t('layout:header.open_menu') }).click();
  const header = page.getByRole(isPhone ? 'dialog' : 'banner');
  await header.getByRole('button', { name: t('layout:header.switch_language_a11y') }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'ar' ? 'en' : 'ar');
  await expect(name).toHaveValue('نورة');
  const focused = page.getByRole('banner').locator(':focus');
  if (isPhone) await expect(focused).toHaveAttribute('aria-haspopup', 'dialog');
  else await expect(focused).toHaveAttribute('lang', language);
});
