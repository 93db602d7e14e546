import type { Locator } from '@playwright/test';
import { holdBack } from './hold-back';
import { type ServedPages, servePages } from './serve-pages';
import { test as base, expect, type Page } from './support';
import { typefaceInTime } from './typeface-in-time';

/** A third-party page on another origin with a strict Content-Security-Policy. */
const partnerUrl = `${process.env.PARTNER_URL}/`;

const sofas = (page: Page) => page.locator('#sofas');
const majlis = (page: Page) => page.locator('#majlis');
const cart = (page: Page) => page.locator('#cart');
const addButtons = (grid: Locator) => grid.getByRole('button', { name: /^Add .* to cart$/ });

/** Collects violations of the page's policy. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellViolation } = window as unknown as { tellViolation(text: string): void };
      tellViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return violations;
}

async function open(page: Page, url = partnerUrl) {
  await page.goto(url);
  await expect(sofas(page).getByRole('article').first()).toBeVisible();
  await expect(majlis(page).getByRole('article').first()).toBeVisible();
}

interface Served {
  html: string;
  policy: string;
}

/** Serves a modified partner page on a separate origin for the duration of the test. */
const test = base.extend<{ serveVariant(change: (original: Served) => Partial<Served>): Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  serveVariant: async ({}, use) => {
    const served: ServedPages[] = [];
    await use(async (change) => {
      const answer = await fetch(partnerUrl);
      const original = {
        html: await answer.text(),
        policy: answer.headers.get('content-security-policy') ?? '',
      };
      const { html, policy } = { ...original, ...change(original) };
      const pages = await servePages(async ({ url = '/' }, response) => {
        const file = await fetch(new URL(url, partnerUrl));
        const type = file.headers.get('content-type') ?? '';
        response.writeHead(file.status, { 'content-type': type, 'content-security-policy': policy });
        response.end(url === '/' ? html : await file.text());
      });
      served.push(pages);
      return `http://127.0.0.1:${pages.port}/`;
    });
    for (const { close } of served) close();
  },
});

/** The text of an element's shadow root. */
const textOf = (element: Locator) => element.evaluate((host) => host.shadowRoot?.textContent ?? '');

test('cards in the page’s own markup have its styles, and add to the same cart', { tag: '@flow' }, async ({
  page,
}) => {
  await open(page);
  const own = page.locator('#custom-cards');
  const first = own.locator('li').first();
  await expect(own.locator('li')).toHaveCount(3);
  await expect(first.getByRole('heading')).toHaveCSS('font-family', /Georgia/);
  await first.getByRole('button', { name: 'Add to cart' }).click();
  await expect(first.getByRole('button')).toHaveText('Remove from cart');
  await expect(cart(page)).toContainText(`${await first.getByRole('heading').textContent()}`);
});

test('requests everything once, and what shows first in parallel with the code', { tag: '@flow' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(process.env.SHOP_URL ?? '')) requests.push(request.url());
  });
  const release = await holdBack(page, '**/embed/v1/chunks/*/base.js');
  await page.goto(partnerUrl);
  const isList = (url: string) => url.includes('/cms/public/items?');
  const isPicture = (url: string) => url.includes('f=avif');
  // Settings, the lists of all grids and the first grid's picture, before any widget code has run.
  await expect.poll(() => requests.filter(isList).length).toBe(3);
  await expect.poll(() => requests.filter(isPicture).length).toBe(1);
  expect(requests.filter((url) => url.includes('/settings/'))).toHaveLength(1);
  release();
  await expect
    .poll(() =>
      sofas(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc),
    )
    .toBe(requests.find(isPicture));
  await expect(majlis(page).getByRole('article').first()).toBeVisible();
  expect(requests.filter((url, index) => requests.indexOf(url) < index)).toEqual([]);
});

test('the page shows products in both of its languages and obeys its policy', {
  tag: ['@flow', '@main'],
}, async ({ page }) => {
  const violations = await watchPolicy(page);
  await open(page);

  await expect(sofas(page).getByRole('article')).toHaveCount(3);
  await expect(sofas(page).locator('.diwan-embed-root')).toHaveAttribute('dir', 'ltr');
  await expect(majlis(page).locator('.diwan-embed-root')).toHaveAttribute('dir', 'rtl');
  expect(await textOf(sofas(page))).not.toMatch(/[\u0600-\u06ff]/);
  expect(await textOf(majlis(page))).toMatch(/[\u0600-\u06ff]/);
  for (const element of [sofas(page), majlis(page), cart(page)]) {
    expect(await textOf(element), 'a text is missing').not.toMatch(/\b[a-zA-Z]+:[a-z_]+[._][a-z_.]+/);
  }

  const picture = sofas(page).locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  expect(fonts).toEqual(expect.arrayContaining(['Figtree Variable', 'Readex Pro Variable']));
  expect(violations).toEqual([]);
});

test('an added product appears everywhere: page, cart, after a reload, in another tab', {
  tag: ['@flow', '@main'],
}, async ({ page, context }) => {
  await open(page);
  await addButtons(sofas(page)).first().click();
  await expect(page.locator('#cart-count')).toHaveText('1');
  const line = cart(page).getByRole('listitem');
  await expect(line).toHaveCount(1);

  const otherTab = await context.newPage();
  await open(otherTab);
  await expect(otherTab.locator('#cart-count')).toHaveText('1');
  await addButtons(sofas(otherTab)).first().click();
  await expect(line).toHaveCount(2);
  await expect(page.locator('#cart-count')).toHaveText('2');

  await page.reload();
  await expect(line).toHaveCount(2);
  await expect(sofas(page).getByRole('button', { name: /^Remove / })).toHaveCount(2);
});

test.describe('in any page', { tag: '@wide' }, () => {
  /** The look of everything inside an element, in a fixed box so that the page's layout has no influence. */
  async function lookOf(page: Page, element: Locator) {
    await element.evaluate((host) => {
      const box = {
        position: 'fixed',
        inset: '0 auto auto 0',
        width: '1000px',
        display: 'block',
        margin: '0',
        padding: '0',
      };
      for (const [name, value] of Object.entries(box)) host.style.setProperty(name, value, 'important');
    });
    // Interaction loads the toasts, a moment later.
    await element.dispatchEvent('pointerover');
    await expect(element.locator('section[popover]')).toBeAttached();
    await page.mouse.move(1400, 10);
    await page.waitForLoadState('networkidle');
    // All of them: `ready` may resolve before the layout asks for the first, and fallbacks have other heights.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())));
    // Images fade in.
    await expect.poll(() => element.evaluate((host) => host.shadowRoot?.getAnimations().length)).toBe(0);
    // Announcements are removed after some seconds.
    await expect(element.locator('[aria-live] > *')).toHaveCount(0);
    // As one string: Playwright serialises arrays value by value, which takes seconds for so many.
    const read = () =>
      element.evaluate((host) => {
        const nodes = [...(host.shadowRoot?.querySelectorAll('*') ?? [])];
        const looks = nodes.map((node) => {
          const style = getComputedStyle(node);
          const { width, height } = node.getBoundingClientRect();
          const declarations = [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return [node.localName, `${width}×${height}`, ...declarations];
        });
        return JSON.stringify(looks);
      });
    // What arrives late, such as the room for a message, changes it once more.
    let written = await read();
    await expect
      .poll(async () => {
        const before = written;
        written = await read();
        return written === before;
      })
      .toBe(true);
    return JSON.parse(written) as string[][];
  }

  test('aggressive page styles have no effect inside', async ({ browser }) => {
    const looks = async (stylesheets: 'with' | 'without') => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      if (stylesheets === 'without') await page.route('**/*.css', (route) => route.fulfill({ body: '' }));
      await typefaceInTime(page);
      await open(page);
      const found: string[][] = [];
      for (const element of [sofas(page), majlis(page), cart(page)])
        found.push(...(await lookOf(page, element)));
      await page.close();
      return found;
    };
    const [plain, styled] = [await looks('without'), await looks('with')];
    expect(plain.length).toBeGreaterThan(100);
    const differences = styled.flatMap((look, index) => {
      const expected = new Set(plain[index]);
      return look.filter((part) => !expected.has(part)).map((part) => `${look[0]} #${index} has ${part}`);
    });
    expect(differences.slice(0, 20)).toEqual([]);
    expect(styled.length).toBe(plain.length);
  });

  test('an element is as wide as its place in a flex row, and as a flex container', async ({
    page,
    serveVariant,
  }) => {
    for (const [row, host] of [
      ['display: flex', ''],
      ['', 'display: flex'],
    ]) {
      const url = await serveVariant(({ html }) => ({
        // No policy keeps the browser from asking for a favicon.
        html: html
          .replace('</head>', '<link rel="icon" href="data:,"></head>')
          .replace(
            /<diwan-product-grid id="sofas"[\s\S]*?<\/diwan-product-grid>/,
            (grid) => `<div style="${row}">${grid.replace('id="sofas"', `id="sofas" style="${host}"`)}</div>`,
          ),
        policy: '',
      }));
      await open(page, url);
      const place = await sofas(page).evaluate((element) => element.parentElement?.clientWidth ?? 0);
      expect((await sofas(page).getByRole('list').first().boundingBox())?.width).toBeCloseTo(place, 0);
    }
  });

  test('the page can theme an element with tokens, and all of them on :root', async ({ page }) => {
    await open(page);
    await sofas(page).evaluate((host) =>
      host.style.setProperty('--diwan-color-text-primary', 'rgb(1, 2, 3)'),
    );
    await expect(sofas(page).locator('.diwan-embed-root')).toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(majlis(page).locator('.diwan-embed-root')).not.toHaveCSS('color', 'rgb(1, 2, 3)');

    // Only the background is set: on hover it keeps that colour, slightly lighter.
    await sofas(page).evaluate((host) => {
      host.style.setProperty('--diwan-color-action-ground', 'rgb(200, 0, 0)');
      host.style.setProperty('--diwan-color-action-text', 'rgb(255, 255, 255)');
    });
    const hover = () =>
      sofas(page).evaluate((host) => {
        const probe = document.createElement('div');
        probe.style.color = 'var(--diwan-color-action-ground-hover)';
        host.shadowRoot?.querySelector('.diwan-embed-root')?.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
    const [lightness, a] = (await hover()).match(/[\d.]+/g)?.map(Number) ?? [];
    expect(lightness).toBeGreaterThan(0.5);
    expect(a).toBeGreaterThan(0.15);

    // Set on :root they reach every element, in both languages.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':root { --diwan-color-text-primary: rgb(1, 2, 3); --diwan-font-text: serif }');
      document.adoptedStyleSheets = [sheet];
    });
    await open(page);
    for (const element of [sofas(page), majlis(page)]) {
      await expect(element.locator('.diwan-embed-root')).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(element.getByRole('heading').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(element.locator('.diwan-embed-root')).toHaveCSS('font-family', 'serif');
    }
    // One set closer to an element wins, as everywhere in CSS.
    await majlis(page).evaluate((host) =>
      host.style.setProperty('--diwan-color-text-primary', 'rgb(4, 5, 6)'),
    );
    await expect(majlis(page).locator('.diwan-embed-root')).toHaveCSS('color', 'rgb(4, 5, 6)');
  });

  test('the script may be included twice, a tag may be added later, and another version leaves the page to the first', async ({
    page,
    complaints,
  }) => {
    await open(page);
    await page.evaluate(() => {
      const first = document.querySelector<HTMLScriptElement>('script[src*="diwan.js"]');
      const copy = document.createElement('script');
      copy.src = `${first?.src}?copy`;
      document.body.append(copy);
      return new Promise((resolve) => copy.addEventListener('load', resolve));
    });
    const chairs = page.locator('diwan-product-grid[category="3"]');
    await page.evaluate(() => {
      const grid = document.createElement('diwan-product-grid');
      grid.setAttribute('category', '3');
      grid.setAttribute('limit', '2');
      // The end of a short list is in view, so a growing one would load more immediately.
      grid.setAttribute('single-page', '');
      document.querySelector('main')?.prepend(grid);
    });
    await expect(chairs.getByRole('article')).toHaveCount(2);
    await addButtons(chairs).first().click();
    await expect(page.locator('#cart-count')).toHaveText('1');

    await page.evaluate(async () => {
      Reflect.set(globalThis, Symbol.for('diwan.embed'), '0.0.1');
      const first = document.querySelector<HTMLScriptElement>('script[src*="diwan.js"]');
      for (const name of ['one', 'two']) {
        const copy = document.createElement('script');
        copy.src = `${first?.src}?${name}`;
        document.body.append(copy);
        await new Promise((resolve) => copy.addEventListener('load', resolve));
      }
    });
    const ignored = expect.stringContaining('version 0.0.1 is on this page');
    expect(complaints.splice(0)).toEqual([ignored, ignored]);
    await addButtons(sofas(page)).first().click();
    await expect(page.locator('#cart-count')).toHaveText('2');
  });

  test('a single element added long after loading works', async ({ page, serveVariant }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const url = await serveVariant(({ html }) => ({
      html: html.replace(/<diwan-[\s\S]*?<\/diwan-[a-z-]+>/g, ''),
    }));
    await page.goto(url, { waitUntil: 'networkidle' });
    expect(requested.filter((url) => url.includes('/chunks/'))).toEqual([]);

    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('diwan-cart')));
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    expect(requested.filter((url) => url.includes('product-grid'))).toEqual([]);
  });

  test('a click while offline adds the product and confirms it', async ({
    page,
    context,
    complaints,
    serveVariant,
  }) => {
    const withoutCart = ({ html }: Served) => ({
      html: html.replace(/<diwan-cart[\s\S]*?<\/diwan-cart>/g, ''),
    });
    await open(page, await serveVariant(withoutCart));
    await context.setOffline(true);
    await addButtons(sofas(page)).first().click();
    await expect(sofas(page).getByRole('alert')).toHaveText(/was added to your cart$/);
    await context.setOffline(false);
    await page.reload();
    await expect(sofas(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);
    complaints.length = 0;
  });

  test('the script works as a module and with a pinned version', async ({ page, serveVariant }) => {
    const shop = `${process.env.SHOP_URL}/embed`;
    const { version, loader } = await (await fetch(`${shop}/v1/manifest.json`)).json();
    const url = await serveVariant(({ html }) => {
      const changed = html.replace(
        /<script src="[^"]*diwan\.js" crossorigin async>/,
        `<script src="${shop}/${version}/diwan.js" type="module" crossorigin integrity="${loader.integrity}">`,
      );
      expect(changed).toContain('type="module"');
      return { html: changed };
    });
    const cached = new Map<string, string>();
    page.on('response', (response) => {
      cached.set(
        response.url().replace(/chunks\/[^/]+/, 'chunks'),
        response.headers()['cache-control'] ?? '',
      );
    });
    await open(page, url);
    for (const file of ['diwan.js', 'chunks/base.js'])
      expect(cached.get(`${shop}/${version}/${file}`)).toContain('immutable');
    const evergreen = await fetch(`${shop}/v1/diwan.js`, { headers: { 'accept-encoding': 'br' } });
    expect(evergreen.headers.get('cache-control')).toBe('public, max-age=300');
    expect(evergreen.headers.get('content-encoding')).toBe('br');
    for (const unknown of ['0.0.0', 'v2']) {
      const { status, headers } = await fetch(`${shop}/${unknown}/diwan.js`);
      expect(status).toBe(404);
      // Otherwise the console shows a CORS error in place of the 404.
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('a policy that blocks the modules keeps the fallback content', async ({
    page,
    complaints,
    serveVariant,
  }) => {
    // Allows only the loader.
    const url = await serveVariant(({ policy }) => {
      const narrow = policy.replace(/script-src 'self' ([^\s;]+)/, "script-src 'self' $1/embed/v1/diwan.js");
      expect(narrow).toContain('diwan.js');
      return { policy: narrow };
    });
    await page.goto(url);
    await expect(page.getByRole('link', { name: 'Open the cart in the shop' })).toBeVisible();
    await expect.poll(() => complaints.filter((text) => text.includes('Diwan:')).length).toBe(1);
    // No space is reserved for elements that won't load.
    await expect(cart(page)).toHaveCSS('min-block-size', '0px');
    // The browser also logs each blocked file.
    complaints.length = 0;
  });

  test('unsafe URLs from an API are neither linked nor fetched', async ({ page, complaints }) => {
    const hostile = [
      'javascript:alert(1)',
      ' java\tscript:alert(1)',
      'data:text/html,<script>1</script>',
      'http://[',
    ];
    await page.route('**/api/cms/public/items?*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      for (const [index, item] of body.results.entries()) {
        const address = hostile[index % hostile.length];
        for (const image of item.images) image.src_url = address;
        item.name_en = `<img src=x onerror=alert(1)> ${address}`;
      }
      await route.fulfill({ response, json: body });
    });
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(partnerUrl);
    await expect(sofas(page).getByRole('article')).toHaveCount(3);
    await expect(sofas(page).locator('img').first()).toHaveAttribute('src', /placeholder/);
    const addresses = await sofas(page).evaluate((host) =>
      [...(host.shadowRoot?.querySelectorAll('[href],[src],[srcset]') ?? [])].flatMap((element) =>
        ['href', 'src', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
      ),
    );
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !/^https?:\/\/(?:127\.0\.0\.1|localhost):/.test(address))).toEqual(
      [],
    );
    expect(dialogs).toEqual([]);
    complaints.length = 0;
  });

  test('elements hidden by the page stay hidden while widgets load', async ({ page, serveVariant }) => {
    const url = await serveVariant(({ html }) => {
      const changed = html
        .replace('<diwan-cart id="cart"', '<diwan-cart id="cart" hidden')
        .replace('id="sofas"', 'id="sofas" class="unopened"');
      expect(changed).toMatch(/hidden[\s\S]*unopened|unopened[\s\S]*hidden/);
      return { html: changed };
    });
    await page.route('**/site.css', (route) =>
      route.fulfill({ contentType: 'text/css', body: '.unopened { display: none }' }),
    );
    const release = await holdBack(page, '**/chunks/**');
    await page.goto(url, { waitUntil: 'commit' });
    // Space is reserved for the visible one.
    await expect.poll(() => majlis(page).evaluate((grid) => grid.clientHeight)).toBeGreaterThan(400);
    await expect(cart(page)).toBeHidden();
    await expect(sofas(page)).toBeHidden();
    release();
    await expect(majlis(page).getByRole('article').first()).toBeVisible();
    await expect(sofas(page)).toBeHidden();
  });
});
