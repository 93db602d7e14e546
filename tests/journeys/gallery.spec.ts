import { expectFocusKept } from './accessible';
import { choices, fullScreenStage, pageStage, shownPicture, throttle } from './gallery-steps';
import { expect, hydrated, test } from './support';

const PRESSES = 3;

// Only sliding images can be overtaken.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the gallery shows the last selected image, also on a slow machine, and the focus is never on a hidden one', {
  tag: ['@flow', '@translated'],
}, async ({ page, t, isPhone }) => {
  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  // Throttling keeps the CPU busy even while waiting, so only phones are throttled.
  if (isPhone) await throttle(page, 6);

  for (const stage of [pageStage(page), fullScreenStage(page)]) {
    const chosen = choices(await pageStage(page).thumbnails.count());
    const isFullScreen = stage.fit === 'contain';
    if (isFullScreen) {
      await pageStage(page).place.locator('li:not([inert]) button').press('Enter');
      await expect(stage.place).toBeVisible();
    }
    for (let press = 0; press < PRESSES; press += 1) {
      // The second overtakes the first.
      for (const choice of [chosen.next().value, chosen.next().value]) {
        await stage.thumbnails.nth(choice).press('Enter');
        if (press % 2 === 1) continue;
        expect(await shownPicture(page, stage)).toBe(choice);
        break;
      }
      await expectFocusKept(page);
    }
    const last = chosen.next().value;
    await stage.thumbnails.nth(last).press('Enter');
    expect(await shownPicture(page, stage)).toBe(last);
  }

  await page.getByRole('button', { name: t('common:gallery.close') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Focus returns to an image, but not to the one that opened the gallery, which is out of view.
  const focused = pageStage(page).place.locator('li:not([inert]) button');
  await expect(focused).toBeFocused();
  await expect(pageStage(page).place.locator('[inert]')).not.toHaveCount(0);
});
