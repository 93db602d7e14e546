import type { Page } from './support';

/** Holds matching requests back until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
