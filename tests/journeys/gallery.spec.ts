import { expectFocusKept } from './accessible';
import { choices, fullScreenStage, pageStage, shownPicture, throttle } from './gallery-steps';
import { expect, hydrated, test } from './support';

/** What `pnpm bench:gallery` counts in two hundred presses. */
const PRESSES = 3;

// Pictures that slide into their place are those that others overtake.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the gallery shows the picture that was chosen last, on a slow machine too, and the focus is never on one out of view', {
  tag: '@flow',
}, async ({ page, t, isPhone }) => {
  await page.goto('/product/nafud-three-seat-sofa-NF1042');
  await hydrated(page);
  // A throttled browser works all the time, also when it waits: only phones are.
  if (isPhone) await throttle(page, 6);

  for (const stage of [pageStage(page), fullScreenStage(page)]) {
    const chosen = choices(await pageStage(page).thumbnails.count());
    const isFullScreen = stage.fit === 'contain';
    if (isFullScreen) {
      await pageStage(page).place.locator('li:not([inert]) button').press('Enter');
      await expect(stage.place).toBeVisible();
    }
    for (let press = 0; press < PRESSES; press += 1) {
      // The first is overtaken on its way.
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
  // Back on a picture, but not on the one that opened it, which has left the view.
  const focused = pageStage(page).place.locator('li:not([inert]) button');
  await expect(focused).toBeFocused();
  await expect(pageStage(page).place.locator('[inert]')).not.toHaveCount(0);
});
