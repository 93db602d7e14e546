import { readFileSync } from 'node:fs';
import { servePages } from './serve-pages';
import { test as base, expect, type Page } from './support';

interface Manifest {
  modules: { declarations: { tagName: string; attributes: { name: string; type: { text: string } }[] }[] }[];
}

const shopUrl = process.env.SHOP_URL ?? '';
const manifestFile = new URL('../../packages/widgets/custom-elements.json', import.meta.url);

/** Attributes with which each element shows content. */
const examples: Readonly<Record<string, string>> = {
  product: 'NF1042',
  items: 'NF1042,AS1044',
  slug: 'interiors',
  'source-id': '1',
  category: '1',
  limit: '2',
};
const PROJECTS = 'diwan-project-list';

/** Every element with content, with all its attributes from the definitions. */
const elements = (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest).modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => tagName !== 'diwan-shop')
  .map(({ tagName: tag, attributes }) => ({
    tag,
    names: attributes.map(({ name }) => name).filter((name) => name !== 'shop-url'),
    attributes: attributes.flatMap(({ name }): [string, string][] =>
      tag !== PROJECTS && examples[name] ? [[name, examples[name]]] : [],
    ),
  }));

const markup = elements
  .map(({ tag, attributes }) => {
    const written = attributes.map(([name, value]) => ` ${name}="${value}"`).join('');
    return `<section><${tag}${written}><a href="/own">The page’s own words</a></${tag}></section>`;
  })
  .join('');

/** A page with a strict policy and careless styles. @param scripts the allowed script sources */
const policyFor = (scripts: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    ...['connect', 'img', 'font'].map((kind) => `${kind}-src ${shopUrl} data:`),
    "require-trusted-types-for 'script'",
    'trusted-types diwan',
  ].join('; ');

/** Allows scripts with this nonce and their imports from any origin. */
const NONCE = 'cGFydG5lcg';
const hostileStyles = `* { color: rgb(255, 0, 0) !important; line-height: 5 !important; text-transform: uppercase !important;
  letter-spacing: 9px !important; visibility: collapse; } button, input, a { display: none !important; }
  main * { visibility: visible; }`;

const test = base.extend<{ open(scripts?: string): Promise<void> }>({
  open: async ({ page }, use) => {
    let policy = '';
    const partner = await servePages(({ url }, response) =>
      url === '/hostile.css'
        ? response.writeHead(200, { 'content-type': 'text/css' }).end(hostileStyles)
        : response
            .writeHead(200, {
              'content-type': 'text/html; charset=utf-8',
              'content-security-policy': policy,
            })
            .end(
              `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,">
               <link rel="stylesheet" href="/hostile.css">
               <script src="${shopUrl}/embed/v1/diwan.js" nonce="${NONCE}" data-elements="${elements.map(({ tag }) => tag).join(' ')}" async></script>
               <main>${markup}</main><aside></aside>`,
            ),
    );
    await use(async (scripts = shopUrl) => {
      policy = policyFor(scripts);
      await page.goto(`http://localhost:${partner.port}/`);
    });
    partner.close();
  },
});

const tags = elements.map(({ tag }) => tag).sort();

/** Tags whose elements on the page all show content, including those in the page's shadow roots. */
const usable = (page: Page): Promise<string[]> =>
  page.evaluate((known) => {
    const foreign = [...document.querySelectorAll('.foreign')].flatMap((host) => host.shadowRoot ?? []);
    const lacks = (element: Element) => {
      const inside = element.shadowRoot?.querySelector('.diwan-embed-root');
      return (
        !inside?.querySelector('button, a, input, h1, h2, h3, [part=price]') ||
        inside.querySelector('slot[name=loading]')
      );
    };
    return known.filter((tag) => {
      const all = [document, ...foreign].flatMap((root) => [...root.querySelectorAll(tag)]);
      return all.length > 0 && !all.some(lacks);
    });
  }, tags);

/** Errors other than the shop's failures and invalid attributes. */
const faults =
  /ReferenceError|is not a function|Cannot read|undefined|Trusted|Content.Security.Policy|Uncaught/i;

test('each element works with a strict policy, careless styles and DOM changes by frameworks', async ({
  page,
  open,
  complaints,
}) => {
  await open(`'nonce-${NONCE}'`);
  await expect.poll(() => usable(page)).toEqual(tags);
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll('main section > *')].map((element) => {
      const inside = element.shadowRoot?.querySelector('.diwan-embed-root');
      const { color, lineHeight, textTransform } = getComputedStyle(inside ?? element);
      return { color, lineHeight, textTransform };
    }),
  );
  expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
  expect(looks[0]).toMatchObject({ textTransform: 'none' });
  expect(looks[0]?.color).not.toBe('rgb(255, 0, 0)');

  await test.step('moved, cloned, removed and reinserted, in a shadow root of the page', async () => {
    await page.evaluate((table) => {
      const aside = document.querySelector('aside') as HTMLElement;
      for (const { tag, attributes } of table) {
        const element = document.querySelector(`main ${tag}`) as HTMLElement;
        const place = element.parentElement as HTMLElement;
        aside.append(element);
        place.append(element.cloneNode(true));
        element.remove();
        aside.append(element);
        const host = document.createElement('div');
        host.className = 'foreign';
        const own = document.createElement(tag);
        for (const [name, value] of attributes) own.setAttribute(name, value);
        host.attachShadow({ mode: 'open' }).append(own);
        aside.append(host);
      }
    }, elements);
    await expect.poll(() => usable(page)).toEqual(tags);
  });

  await test.step('attributes change, are invalid, are removed and added again; properties too', async () => {
    await page.evaluate((table) => {
      document.querySelector('aside')?.replaceChildren();
      for (const { tag, names, attributes } of table) {
        const element = document.querySelector(`main ${tag}`) as HTMLElement;
        for (const value of ['unknown', '-1', '', '1'])
          for (const name of names) element.setAttribute(name, value);
        for (const name of names) {
          element.removeAttribute(name);
          const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
          Reflect.set(element, property, Reflect.get(element, property));
        }
        for (const [name, value] of attributes) element.setAttribute(name, value);
      }
    }, elements);
    await expect.poll(() => usable(page)).toEqual(tags);
  });
  expect(complaints.splice(0).filter((text) => faults.test(text))).toEqual([]);
});

test('without the shop each element shows its fallback content or an error', async ({
  page,
  open,
  complaints,
}) => {
  await page.route('**/api/**', (route) => route.abort());
  await open();
  // Elements that need no response show; all others keep their fallback content.
  await expect
    .poll(() =>
      page.evaluate(
        (known) =>
          known.filter((tag) => {
            const element = document.querySelector(`main ${tag}`);
            const inside = element?.shadowRoot?.querySelector('.diwan-embed-root');
            const isLoading = inside?.querySelector('slot[name=loading]');
            return inside && !isLoading && (inside.textContent || inside.querySelector('a, button, input'));
          }),
        tags,
      ),
    )
    .toEqual(tags);
  await page.unroute('**/api/**');
  await page.evaluate((known) => {
    for (const tag of known) {
      const buttons = document.querySelector(`main ${tag}`)?.shadowRoot?.querySelectorAll('button') ?? [];
      for (const button of buttons) if (button.textContent?.includes('Try again')) button.click();
    }
  }, tags);
  await expect.poll(() => usable(page)).toEqual(tags);
  expect(complaints.splice(0).filter((text) => faults.test(text))).toEqual([]);
});

test('elements show on a page in XHTML', async ({ page, complaints }) => {
  const partner = await servePages((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/xhtml+xml' })
      .end(
        '<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Partner</title><link rel="icon" href="data:,"/></head>' +
          `<body><script src="${shopUrl}/embed/v1/diwan.js" async=""></script>` +
          '<diwan-product-grid category="1" limit="2"></diwan-product-grid><diwan-cart></diwan-cart></body></html>',
      ),
  );
  await page.goto(`http://localhost:${partner.port}/`);
  await expect(page.locator('diwan-product-grid').getByRole('article')).toHaveCount(2);
  await expect(page.locator('diwan-cart').getByRole('heading')).toBeVisible();
  expect(complaints.splice(0).filter((text) => faults.test(text))).toEqual([]);
  partner.close();
});

test.describe('a page whose markup hides members of the document and of forms', () => {
  /** Every member of the document and of a form, which an image and a field of that name hide. */
  const members = () => {
    const of = (object: object | null): string[] =>
      object ? [...Object.getOwnPropertyNames(object), ...of(Object.getPrototypeOf(object))] : [];
    return {
      ofDocument: [...new Set(of(document))],
      ofForms: [...new Set(of(document.createElement('form')))],
    };
  };
  const html = { type: 'text/html; charset=utf-8', start: '<!doctype html><html lang="en">' };
  const pages = [
    { kind: 'a script that blocks', ...html, attribute: '' },
    { kind: 'an asynchronous script', ...html, attribute: ' async=""' },
    { kind: 'a module', ...html, attribute: ' type="module"' },
  ];

  for (const { kind, type, start, attribute } of pages) {
    test(`${kind} loads nothing from elsewhere`, async ({ page, complaints }) => {
      const foreign: string[] = [];
      const elsewhere = await servePages(({ url = '' }, response) => {
        foreign.push(url);
        response
          .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
          .end('window.isTakenOver = true');
      });
      const decoy = `http://localhost:${elsewhere.port}/a/b/diwan.js`;
      const { ofDocument, ofForms } = await page.evaluate(members);
      expect(Math.min(ofDocument.length, ofForms.length)).toBeGreaterThan(250);
      const images = ofDocument
        .map((name) => `<img name="${name}" src="${decoy}" type="module" alt=""/>`)
        .join('');
      const fields = ofForms.map((name) => `<input name="${name}" hidden=""/>`).join('');
      const partner = await servePages((_, response) =>
        response
          .writeHead(200, { 'content-type': type })
          .end(
            `${start}<head><title>Partner</title><link rel="icon" href="data:,"/></head><body>${images}` +
              `<script src="${shopUrl}/embed/v1/diwan.js"${attribute}></script><form lang="en">${fields}<main>${markup}</main></form></body></html>`,
          ),
      );
      await page.goto(`http://localhost:${partner.port}/`);
      await page.waitForLoadState('networkidle');
      // The images themselves are fetched; no script is.
      expect(await page.evaluate(() => 'isTakenOver' in window)).toBe(false);
      expect(foreign.filter((url) => url !== '/a/b/diwan.js')).toEqual([]);
      // What else elements need of the document is hidden, too, and they may say so.
      complaints.length = 0;
      for (const { close } of [elsewhere, partner]) close();
    });
  }
});
