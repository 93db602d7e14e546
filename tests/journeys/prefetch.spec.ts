import { holdBack } from './hold-back';
import { expect, hydrated, type Page, saveData, test } from './support';

interface Fetched {
  url: string;
  isScript: boolean;
}

/** Scripts and calls of the API that the page fetches from now on. */
function fetchedFrom(page: Page): Fetched[] {
  const fetched: Fetched[] = [];
  page.on('request', (request) => {
    const isScript = request.resourceType() === 'script';
    if (isScript || request.url().includes('/api/')) fetched.push({ url: request.url(), isScript });
  });
  return fetched;
}

/** Opens a page and waits until the code of the next click has been fetched, without being evaluated. */
async function openIdle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // Notices load in idle time, too.
  await page.locator('[popover="manual"]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const template = document.getElementById('next-code') as HTMLTemplateElement;
    const links = [...document.querySelectorAll<HTMLLinkElement>('head link[rel="modulepreload"]')];
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    return template.content.childElementCount === 0 && links.every(({ href }) => loaded.has(href));
  });
}

test('after a first press of a subcategory, the list and what it can be filtered by are requested, once, and no code', {
  tag: '@flow',
}, async ({ page, t }) => {
  await openIdle(page, '/products/category/1');
  const fetched = fetchedFrom(page);
  const filters = page.getByRole('group', { name: t('common:filter.by_subcategory') });
  await filters.getByRole('button').nth(1).click();
  await expect(page).toHaveURL(/subcategory=/);
  await expect.poll(() => fetched.filter(({ url }) => url.includes('/api/')).length).toBeGreaterThan(0);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(fetched.filter(({ isScript }) => isScript)).toEqual([]);
  await expect
    .poll(() => fetched.map(({ url }) => new URL(url).pathname).sort())
    .toEqual(['/api/cms/public/items', '/api/cms/public/items/facets']);
});

test('after a first navigation, one request is left before the page: its product', { tag: '@flow' }, async ({
  page,
}) => {
  await openIdle(page, '/products/category/1');
  const fetched = fetchedFrom(page);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  // What follows is asked for by the page itself, once it is shown, such as the code that draws its QR code.
  await expect.poll(() => fetched[0]?.url).toMatch(/\/api\/.*item/);
});

test('a visitor who saves data fetches code with the click, all of it in one step', { tag: '@flow' }, async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/products/category/1');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Responses wait for each other: code that depended on code that is still on its way would stay away.
  const release = await holdBack(page, /\/assets\/.*\.js$/);
  const fetched = fetchedFrom(page);
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  const names = () =>
    fetched.map(({ url }) =>
      url
        .split('/')
        .at(-1)
        ?.replace(/-[\w-]{8}\.js$/, ''),
    );
  await expect.poll(names).toEqual(expect.arrayContaining(['create-client', 'page', 'ProductHead']));
  release();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/product\//);
});
