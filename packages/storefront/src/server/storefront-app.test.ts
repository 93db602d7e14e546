import { createHash } from 'node:crypto';
// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import type { Contact } from '@diwan/sdk/contract';
import { createFakeBackend, makeImage, makePage, makeProduct, makeSettings } from '@diwan/sdk/testing';
import { theme } from '@diwan/widgets';
import type { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scanQrCode } from '../../../widgets/src/testing/scan-qr-code';
import { createTestStorefront, ORIGIN, stateOf, titleOf } from '../testing/test-storefront';
import { renderPage as render } from './render-page';
import type { StorefrontAppOptions } from './storefront-app';

const product = makeProduct({ id: 101, code: 'NF1042' });

describe('a shop with products in one language', () => {
  const name = 'كنبة نفود';
  const category = { id: 1, name_en: 'كنب', name_ar: 'كنب' };
  const arabic = makeProduct({
    id: 101,
    code: 'NF1042',
    name_en: name,
    name_ar: name,
    description_en: '',
    description_ar: 'خشب زان.',
    category,
  });
  const { visit } = createTestStorefront({ products: [arabic] });
  const marked = (text: string) => `<span lang="ar" dir="rtl">${text}</span>`;

  it('says the language of its texts on pages of the other one', async () => {
    const page = (await visit('/product/NF1042', { language: 'en' })).html;
    expect(page).toContain('<html lang="en" dir="ltr"');
    expect(page).toMatch(new RegExp(`<h1[^>]*>${marked(name)}</h1>`));
    expect(page).toMatch(/<p [^>]*lang="ar" dir="rtl">خشب زان\.<\/p>/);
    expect(page).toContain(`href="/products/category/1">${marked('كنب')}</a>`);
    expect(page).toContain(`"name":"${name}"`);
    expect(titleOf(page)).toContain(name);
    const list = (await visit('/products/category/1', { language: 'en' })).html;
    expect(list).toContain(`href="/product/NF1042">${marked(name)}</a>`);
  });

  it('says nothing on pages of their own language', async () => {
    for (const path of ['/product/NF1042', '/products/category/1']) {
      const { html } = await visit(path, { language: 'ar' });
      expect(html).toContain(name);
      expect(html).not.toContain('<span lang=');
    }
  });
});

describe('statuses', () => {
  const redirects = {
    sale: 'https://shop.example/products?promo_code=WELCOME10',
    'summer-sale-2026': 'https://elsewhere.example/',
  };
  const { visit } = createTestStorefront({ products: [product], pages: { home: makePage() }, redirects });

  it.each([
    ['/', 200, 'main'],
    ['/products/category/1', 200, 'Sofas'],
    ['/products/category/999', 404, 'Category not found.'],
    ['/products/category/none', 404, 'Category not found.'],
    ['/products/category/subcategory/11', 200, 'Three-seat'],
    ['/products/category/subcategory/999', 404, 'Subcategory Not Founded'],
    ['/products?query=nafud', 200, 'Search results for “nafud”'],
    ['/products?query=nafud', 200, '/product/nafud-three-seat-sofa-NF1042'],
    ['/products?query=%00na%00f%07ud', 200, 'Search results for “na f ud”'],
    // Longer than the API accepts; the search is truncated.
    [`/products?query=${'x'.repeat(300)}`, 200, `“${'x'.repeat(200)}”`],
    ['/product/nafud-three-seat-sofa-NF1042', 200, 'Nafud Three-Seat Sofa'],
    ['/product/anything-NF1042', 200, 'Nafud Three-Seat Sofa'],
    ['/product/nothing-XX9', 404, 'Item not found.'],
    ['/product/--', 404, 'Item not found.'],
    ['/compare?items=NF1042,XX9,a-b', 200, 'No longer sold: \u2066XX9, a-b\u2069'],
    ['/compare?items=nf1042%D8%8CNF1042', 200, 'Add one more to compare.'],
    ['/compare', 200, 'Name or code'],
    ['/pa/unknown', 404, 'Page Not Found'],
    ['/about', 200, 'over 45 years'],
    ['/contact?item_id=101&project_id=x', 200, 'About product Nafud Three-Seat Sofa'],
    ['/catalog', 200, '/files/public/assets/pdfs/catalog.pdf'],
    ['/terms-and-conditions', 200, 'On this page'],
    ['/projects?category=2&sort=newest', 200, 'House 2'],
    ['/projects/3', 200, 'House 3'],
    ['/projects/99', 404, 'Project not found.'],
    ['/projects/three', 404, 'Project not found.'],
    ['/ba/sale', 200, 'https://shop.example/products?promo_code=WELCOME10'],
    ['/ba/summer-sale-2026', 200, 'Taking you to summer sale 2026…'],
    ['/ba/nothing-here', 404, 'Link Not Found'],
    ['/no/such/page', 404, 'Oops Sorry ! Page not found'],
    ['/404', 404, 'Page Not Found'],
    ['/%E0%A4%A', 404, 'Page Not Found'],
    ['/cart', 200, 'main'],
  ])('%s returns %i and contains "%s"', async (path, status, words) => {
    const visited = await visit(path);
    expect(visited.status).toBe(status);
    expect(visited.html).toContain(words);
    expect(visited.html.endsWith('</html>')).toBe(true);
  });

  it('redirects a short link to its own page on the public origin', async () => {
    const redirects = { own: 'http://127.0.0.1:4000/catalog?page=2#prices' };
    const storefront = createTestStorefront({ redirects });
    const { fetch } = storefront.backend;
    const behind = createTestStorefront({}, { api: { baseUrl: 'http://127.0.0.1:4000/api', fetch } });
    expect(stateOf((await behind.visit('/ba/own')).html).data).toMatchObject({
      url: `${ORIGIN}/catalog?page=2#prices`,
    });
  });

  it('excludes fallback screens from search engines', async () => {
    expect((await visit('/no/such/page')).html).toContain('<meta name="robots" content="noindex">');
    expect((await visit('/cart')).html).toContain('noindex');
    expect((await visit('/products?query=sofa')).html).toContain('noindex');
    expect((await visit('/compare?items=NF1042')).html).toContain('noindex');
    expect((await visit('/')).html).not.toContain('noindex');
  });

  it('offers search on the 404 page', async () => {
    expect((await visit('/no/such/page')).html).toMatch(/<main.*role="search".*<\/main>/s);
    expect((await visit('/')).html).not.toContain('role="search"');
  });

  it('labels known social networks by name, and unknown ones as in the settings', async () => {
    const socials = ['tiktok', 'behance'].map((name) => ({ name, href: `https://${name}.example` }));
    const shop = createTestStorefront({ settings: makeSettings({ socials }) });
    const { html } = await shop.visit('/cart', { language: 'ar' });
    expect(html).toContain('على تيك توك"');
    expect(html).toContain('على behance"');
  });

  it('rejects methods other than GET and HEAD', async () => {
    const { app } = createTestStorefront();
    const response = await app.request(`${ORIGIN}/cart`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('accepts only known hosts once the public URL is set', async () => {
    const { app } = createTestStorefront({}, { allowedHosts: ['shop-1:3000'] });
    const statusAt = async (url: string) => (await app.request(url)).status;
    expect(await statusAt('https://evil.example/cart')).toBe(421);
    expect(await statusAt('https://evil.example/sitemap.xml')).toBe(421);
    expect(await statusAt('http://shop-1:3000/cart')).toBe(200);
    const open = createTestStorefront({}, { publicUrl: undefined });
    expect((await open.app.request('https://shop.anywhere.example/cart')).status).toBe(200);
  });

  it.each(['/cart', '/sitemap.xml', '/robots.txt'])(
    'never shows one host the %s cached for another',
    async (path) => {
      const { app } = createTestStorefront({}, { publicUrl: undefined, lifetimeMs: 60_000 });
      const bodyAt = async (origin: string) => (await app.request(origin + path)).text();
      expect(await bodyAt('https://evil.example')).toContain('evil.example');
      const own = await bodyAt(ORIGIN);
      expect(own).toContain(ORIGIN);
      expect(own).not.toContain('evil.example');
    },
  );

  it('sends no body for HEAD', async () => {
    const { app } = createTestStorefront();
    const response = await app.request(`${ORIGIN}/cart`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('a product page', () => {
  const address = '/product/nafud-three-seat-sofa-NF1042';

  it.each([address, `/product/old-name-NF1042?promo_code=WELCOME10&lang=ar`])(
    '%s contains the QR code of its canonical URL as SVG',
    async (path) => {
      const { visit } = createTestStorefront({ products: [product] });
      const { html } = await visit(path);
      const [, viewBox = '', drawing = ''] =
        /<svg[^>]*viewBox="(-4 -4 [^"]+)"[^>]*><path d="([^"]+)"/.exec(html) ?? [];
      expect(scanQrCode({ viewBox, path: drawing })).toBe(ORIGIN + address);
      expect(stateOf(html).data).toMatchObject({ qrCode: { path: drawing } });
    },
  );
});

describe('an API outage', () => {
  const broken = () =>
    createTestStorefront(
      {},
      {
        api: {
          baseUrl: `${ORIGIN}/api`,
          fetch: async () => new Response('{"message":"down","code":"unavailable"}', { status: 503 }),
        },
      },
    );

  it('shows a 503 screen in the visitor’s language with Retry-After', async () => {
    const { visit, errors } = broken();
    const { status, response, html } = await visit('/', { language: 'ar' });
    expect(status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('حاول مرة أخرى');
    expect(stateOf(html).name).toBe('unavailable');
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['/ba/sale', '/redirect/', 503, 'Link Not Found'],
    ['/contact?item_id=101', '/items/101', 200, 'About product #101'],
  ])('%s with a failing %s returns %i and contains "%s"', async (path, call, status, words) => {
    const { backend } = createTestStorefront();
    const { visit } = createTestStorefront(
      {},
      {
        api: {
          baseUrl: `${ORIGIN}/api`,
          fetch: async (input, init) =>
            String(input).includes(call)
              ? new Response('{"message":"down","code":"unavailable"}', { status: 503 })
              : backend.fetch(input, init),
        },
      },
    );
    const visited = await visit(path);
    expect(visited.status).toBe(status);
    expect(visited.html).toContain(words);
  });

  it('shows a 503 screen if only the page’s own call fails', async () => {
    const { backend } = createTestStorefront();
    const { visit } = createTestStorefront(
      {},
      {
        api: {
          baseUrl: `${ORIGIN}/api`,
          fetch: (url, init) =>
            url.includes('/pages/') ? Promise.reject(new TypeError('reset')) : backend.fetch(url, init),
        },
      },
    );
    expect((await visit('/')).status).toBe(503);
    expect((await visit('/cart')).status).toBe(200);
  });

  it('shows the error to the developer if it is a defect', async () => {
    const renderPage = () => Promise.reject(new SyntaxError('Unexpected <'));
    const explain = (error: unknown) => new Response(`Here: ${(error as Error).message}`, { status: 500 });
    const { visit } = createTestStorefront({}, { renderPage, development: { head: '', explain } });
    expect(await visit('/')).toMatchObject({ status: 500, html: 'Here: Unexpected <' });
  });

  it('shows a 500 screen if the response violates the contract', async () => {
    const { backend } = createTestStorefront();
    const { visit, errors } = createTestStorefront(
      {},
      {
        api: {
          baseUrl: `${ORIGIN}/api`,
          fetch: (url, init) =>
            url.includes('/pages/')
              ? Promise.resolve(Response.json({ results: 'nothing of the kind' }))
              : backend.fetch(url, init),
        },
      },
    );
    expect((await visit('/')).status).toBe(500);
    expect(errors).toHaveLength(1);
  });
});

describe('languages', () => {
  const { visit } = createTestStorefront();

  it.each([
    { language: 'ar-SA,ar;q=0.9,en;q=0.5', cookie: undefined, lang: 'ar', dir: 'rtl' },
    { language: 'fr,en;q=0.5', cookie: undefined, lang: 'en', dir: 'ltr' },
    { language: 'ar', cookie: 'i18nextLng=en', lang: 'en', dir: 'ltr' },
    { language: 'en', cookie: 'other=1; i18nextLng=ar', lang: 'ar', dir: 'rtl' },
    { language: 'en', cookie: 'i18nextLng=fr', lang: 'en', dir: 'ltr' },
  ])('$language with cookie $cookie is $lang', async ({ language, cookie, lang, dir }) => {
    const { html, response } = await visit('/cart', { language, ...(cookie && { cookie }) });
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(response.headers.get('content-language')).toBe(lang);
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(response.headers.get('vary')).toContain('Cookie');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('preload only the fonts of their script and the page’s modules', async () => {
    const preloaded = async (language: string) => {
      const { html } = await visit('/cart', { language });
      return {
        fonts: [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href),
        // A template holds what the next click needs.
        modules: [
          ...html
            .replace(/<template.*?<\/template>/s, '')
            .matchAll(/<link rel="modulepreload" href="([^"]+)"/g),
        ].map(([, href]) => href),
      };
    };
    const [english, arabic] = await Promise.all([preloaded('en'), preloaded('ar')]);
    expect(english.fonts).toHaveLength(2);
    expect(arabic.fonts.length).toBeGreaterThan(0);
    expect(english.fonts.filter((href) => arabic.fonts.includes(href))).toEqual([]);
    expect(english.modules).toEqual(['/assets/page.js']);
  });

  it('preload the main image before fonts and scripts', async () => {
    const images = [makeImage({ src_url: '/files/media/sofa.webp' })];
    const shop = createTestStorefront({ products: [makeProduct({ id: 101, code: 'NF1042', images })] });
    const { html } = await shop.visit('/product/nafud-three-seat-sofa-NF1042');
    const [picture = -1, font = -1, module = -1] = ['as="image"', 'as="font"', 'rel="modulepreload"'].map(
      (words) => html.indexOf(words),
    );
    expect(picture).toBeGreaterThan(0);
    expect(picture).toBeLessThan(Math.min(font, module));
    const scripts = html.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain('fetchpriority="low"');
  });

  it('have the default theme colour and icon, and no additional styles', async () => {
    const { html } = await visit('/cart');
    expect(html).toContain(`<meta name="theme-color" content="${theme.color.surface.page}">`);
    expect(html).toContain('<link rel="icon" href="/brand/mark.svg" type="image/svg+xml">');
    expect(html).not.toContain('/theme.css');
  });

  it('apply the brand of the shop’s settings', async () => {
    const shop = createTestStorefront({
      settings: makeSettings({
        brand: { name_en: 'Cedar House', name_ar: 'بيت الأرز', slug: '', tagline_en: '', tagline_ar: '' },
        logo_url: '/files/media/logo.svg',
        logo_url_ar: '/files/media/logo-ar.svg',
        icon_url: '/files/media/icon.png',
        credits_en: 'Built by hand',
        credits_ar: '',
        theme: {
          colors: { surface_page: '#fffaf2', action_ground: '#8a3b1c' },
          fonts_ar: { text: 'Amiri, serif', display: null },
          font_files: [{ family: 'Amiri', src_url: '/files/media/amiri.woff2', weight: '400' }],
        },
      }),
    });
    const english = await shop.visit('/cart');
    const arabic = await shop.visit('/cart', { language: 'ar' });
    expect(titleOf(english.html)).toBe('Cart | Cedar House');
    expect(english.html).toContain('<meta name="theme-color" content="#fffaf2">');
    expect(english.html).toContain('<link rel="icon" href="/files/media/icon.png" type="image/png">');
    expect(english.html).toContain('src="/files/media/logo.svg"');
    expect(arabic.html).toContain('src="/files/media/logo-ar.svg"');
    const footer = english.html.slice(english.html.indexOf('<footer'));
    expect(footer).not.toContain('src="/files/media/logo.svg"');
    expect(footer).toContain('>Cedar House</span>');
    expect(english.html).toContain('Built by hand');
    expect(english.html + arabic.html).not.toMatch(/Cedar House Digital|بيت الأرز الرقمية/);

    const sheet = /<link rel="stylesheet" href="(\/theme\.css\?v=[\w-]+)">/.exec(english.html)?.[1] ?? '';
    const styles = await shop.app.request(`https://shop.example${sheet}`);
    expect(styles.headers.get('cache-control')).toContain('immutable');
    const css = await styles.text();
    expect(css).toContain('--diwan-color-action-ground:#8a3b1c');
    expect(css).toContain(':root:lang(ar),[lang|="ar"]{--diwan-font-text:Amiri, serif}');
    expect(css).toContain('src:url("/files/media/amiri.woff2")');
    const outdated = await shop.app.request('https://shop.example/theme.css?v=old');
    expect(outdated.headers.get('cache-control')).toBe('no-cache');

    const favicon = await shop.app.request('https://shop.example/favicon.ico');
    expect([favicon.status, favicon.headers.get('location')]).toEqual([302, '/files/media/icon.png']);

    const manifest = await shop.app.request('https://shop.example/manifest.ar.webmanifest');
    expect(await manifest.json()).toMatchObject({
      name: 'بيت الأرز',
      dir: 'rtl',
      theme_color: '#fffaf2',
      icons: [{ src: '/files/media/icon.png', type: 'image/png' }],
    });
  });

  it('show the shop’s opening hours, and none if it gives none', async () => {
    const shopWith = (hours: Pick<Contact, 'hours_en' | 'hours_ar'>) =>
      createTestStorefront({
        settings: makeSettings({ contact: { address_en: '', address_ar: '', ...hours } }),
      });
    const open = shopWith({ hours_en: 'Fridays, 4 to 8 pm', hours_ar: 'كل جمعة' });
    expect((await open.visit('/contact')).html).toMatch(/Opening hours<\/dt><dd[^>]*>Fridays, 4 to 8 pm</);
    expect((await open.visit('/contact', { language: 'ar' })).html).toContain('>كل جمعة<');
    const silent = shopWith({ hours_en: '', hours_ar: '' });
    expect((await silent.visit('/contact')).html).not.toContain('Opening hours');
  });

  it('show prices in the shop’s currency, in both languages', async () => {
    const shop = createTestStorefront({
      settings: makeSettings({ currency: 'AED', allow_tax_rate: true, tax_rate: 0.05 }),
    });
    const [english, arabic] = await Promise.all(
      ['en', 'ar'].map((language) => shop.visit('/products/category/1', { language })),
    );
    expect(english?.html).toMatch(/AED\u00a0[\d,]+/);
    expect(english?.html).toMatch(/[\d,]+ UAE dirhams/);
    expect(arabic?.html).toMatch(/[٠-٩٬]+\u00a0د\.إ/);
    expect(arabic?.html).toMatch(/درهم/);
    expect(`${english?.html}${arabic?.html}`).not.toMatch(/Saudi riyal|ريال/);
  });

  it('use the language in the URL and store it', async () => {
    const { html, response } = await visit('/cart?lang=ar', { cookie: 'i18nextLng=en' });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(response.headers.get('set-cookie')).toContain('i18nextLng=ar');
  });

  it('are not mixed up between concurrent requests', async () => {
    const paths = Array.from({ length: 20 }, (_, index) => ({
      path: index % 3 === 0 ? '/' : '/products/category/1',
      language: index % 2 === 0 ? 'en' : 'ar',
    }));
    const visited = await Promise.all(paths.map(({ path, language }) => visit(path, { language })));
    for (const [index, { html }] of visited.entries()) {
      const isArabic = paths[index]?.language === 'ar';
      const menu = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
      expect(menu.includes('المنتجات')).toBe(isArabic);
      expect(menu.includes('Products')).toBe(!isArabic);
    }
  });
});

describe('the state in the document', () => {
  const evil = '</script><script>alert(1)</script><!--';

  it('cannot be closed by texts of the shop', async () => {
    const { visit } = createTestStorefront({ products: [makeProduct({ code: 'EV1', name_en: evil })] });
    const { html } = await visit('/product/evil-EV1');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<!--</');
    expect(stateOf(html).data).toMatchObject({ product: { name_en: evil } });
    expect(titleOf(html)).toBe('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- | Athel');
  });

  it('is accompanied by one inline script, the same on every page and allowed by the policy', async () => {
    const { visit } = createTestStorefront({ products: [product] });
    for (const path of ['/', '/product/x-NF1042', '/products/category/1', '/cart']) {
      const { html, response } = await visit(path);
      const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
      const hash = createHash('sha256').update(inline).digest('base64');
      expect(response.headers.get('content-security-policy')).toContain(
        `script-src 'self' 'sha256-${hash}';`,
      );
      const scripts = [
        ...html
          .replace(inline, '')
          .replace('<script></script>', '')
          .matchAll(/<script([^>]*)>/g),
      ].map(([, attributes]) => attributes);
      expect(scripts.length).toBeGreaterThan(1);
      for (const attributes of scripts)
        expect(attributes).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/);
    }
  });
});

describe('security headers', () => {
  it('forbid other inline scripts, framing and content sniffing', async () => {
    const { visit } = createTestStorefront();
    const { headers } = (await visit('/')).response;
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('include subdomains in HSTS only when asked to', async () => {
    const { visit } = createTestStorefront({}, { hasSecureSubdomains: true });
    const { headers } = (await visit('/')).response;
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('allow the tag manager and another API origin only if configured', async () => {
    const { visit } = createTestStorefront(
      { settings: makeSettings({ tag_manager_id: 'GTM-1' }) },
      { config: { apiBaseUrl: 'https://api.example/api' } },
    );
    const policy = (await visit('/')).response.headers.get('content-security-policy');
    expect(policy).toContain('https://www.googletagmanager.com');
    expect(policy).toContain("connect-src 'self' https://api.example");
  });
});

describe('settings', () => {
  it('are fetched once for many requests', async () => {
    const { visit, backend } = createTestStorefront();
    await Promise.all([visit('/cart'), visit('/cart'), visit('/price-box')]);
    await visit('/cart');
    expect(backend.received.filter(({ endpoint }) => endpoint === 'settings.get')).toHaveLength(1);
  });
});

describe('maintenance', () => {
  it('returns 503 for every page, in both languages', async () => {
    const { visit } = createTestStorefront({ settings: makeSettings({ maintenance_mode: true }) });
    for (const path of ['/', '/cart', '/product/x-NF1042']) {
      const { status, response, html } = await visit(path);
      expect(status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(html).toContain('We will be back soon');
      expect(html).not.toContain('<header');
      expect(html).toContain('noindex');
    }
    expect((await visit('/', { language: 'ar' })).html).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('a page for many visitors', () => {
  const LIFETIME_MS = 60_000;
  const pass = (ms: number) => vi.advanceTimersByTime(ms);
  const createShared = (...[shop, options]: Parameters<typeof createTestStorefront>) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    pass(1);
    return createTestStorefront(shop, { lifetimeMs: LIFETIME_MS, ...options });
  };
  afterEach(() => vi.useRealTimers());

  it('is rendered once per language for concurrent and later requests', async () => {
    const { visit, backend } = createShared();
    const languages = Array.from({ length: 20 }, (_, index) => (index % 2 ? 'ar' : 'en'));
    const visited = await Promise.all(languages.map((language) => visit('/', { language })));
    visited.push(await visit('/', { language: 'en' }), await visit('/', { language: 'ar' }));
    for (const [index, { html, response }] of visited.entries()) {
      expect(html).toContain(`<html lang="${index % 2 ? 'ar' : 'en'}"`);
      expect(response.headers.get('content-language')).toBe(index % 2 ? 'ar' : 'en');
    }
    const asked = backend.received.filter(({ endpoint }) => endpoint.startsWith('pages.'));
    expect(asked).toHaveLength(2);
  });

  it('shows changes once it expires', async () => {
    const shop = { products: [makeProduct({ code: 'AB1', name_en: 'Old sofa' })] };
    const { visit, backend } = createShared(shop);
    expect(titleOf((await visit('/product/x-AB1')).html)).toContain('Old sofa');
    backend.shop.products = [makeProduct({ code: 'AB1', name_en: 'New sofa' })];
    pass(LIFETIME_MS - 1);
    expect(titleOf((await visit('/product/x-AB1')).html)).toContain('Old sofa');
    pass(2);
    expect(titleOf((await visit('/product/x-AB1')).html)).toContain('New sofa');
  });

  it('differs for another URL', async () => {
    const { visit } = createShared();
    expect(stateOf((await visit('/products/category/1')).html).address).toBe('/products/category/1');
    const sorted = await visit('/products/category/1?sort=price_asc');
    expect(stateOf(sorted.html).address).toBe('/products/category/1?sort=price_asc');
  });

  it('ignores unknown parameters but not those it depends on', async () => {
    const renderPage = vi.fn(render);
    const { visit } = createShared({}, { renderPage });
    const plain = await visit('/products/category/1?sort=price_asc&subcategory=11');
    for (const added of [
      '&gclid=1',
      '&utm_source=x&utm_campaign=y',
      '&staff_token=abcdefghijklmnop',
      '&x[]=1',
    ])
      expect((await visit(`/products/category/1?subcategory=11&sort=price_asc${added}`)).html).toBe(
        plain.html,
      );
    expect(renderPage).toHaveBeenCalledTimes(1);
    expect(stateOf(plain.html).address).toBe('/products/category/1?sort=price_asc&subcategory=11');

    await visit('/products/category/1?sort=price_asc&subcategory=11&promo_code=A');
    await visit('/products/category/1?sort=price_asc&subcategory=11&lang=ar');
    await visit('/products/category/1?sort=price_desc&subcategory=11');
    expect(renderPage).toHaveBeenCalledTimes(4);
  });

  it('is cached for minutes while changes are detected, until the first of them', async () => {
    let version = 1;
    const contentChanges = { version: () => version, isLive: () => true };
    const shop = { products: [makeProduct({ code: 'AB1', name_en: 'Old sofa' })], settings: makeSettings() };
    const { visit, backend } = createShared(shop, { lifetimeMs: undefined, contentChanges });
    const titles = async () => titleOf((await visit('/product/x-AB1')).html);
    expect(await titles()).toContain('Old sofa');
    backend.shop.products = [makeProduct({ code: 'AB1', name_en: 'New sofa' })];
    pass(9 * 60_000);
    expect(await titles()).toContain('Old sofa');
    version += 1;
    expect(await titles()).toContain('New sofa');

    // Every page contains the settings, so a page rendered after the change has the new ones.
    backend.shop.settings = makeSettings({
      brand: { slug: 'x', name_en: 'Renamed', name_ar: 'مسمى', tagline_en: '', tagline_ar: '' },
    });
    version += 1;
    expect(await titles()).toContain('Renamed');
  });

  it('is cached for seconds while changes can’t be detected', async () => {
    const contentChanges = { version: () => 0, isLive: () => false };
    const shop = { products: [makeProduct({ code: 'AB1', name_en: 'Old sofa' })] };
    const { visit, backend } = createShared(shop, { lifetimeMs: undefined, contentChanges });
    await visit('/product/x-AB1');
    backend.shop.products = [makeProduct({ code: 'AB1', name_en: 'New sofa' })];
    pass(5001);
    expect(titleOf((await visit('/product/x-AB1')).html)).toContain('New sofa');
  });

  it('is not cached if content changed during rendering', async () => {
    let version = 1;
    const contentChanges = { version: () => version, isLive: () => true };
    const renderPage = vi.fn(async (request: Parameters<typeof render>[0]) => {
      const rendered = await render(request);
      version += 1;
      return rendered;
    });
    const { visit } = createShared({}, { lifetimeMs: undefined, contentChanges, renderPage });
    await visit('/cart');
    renderPage.mockImplementation(render);
    await visit('/cart');
    await visit('/cart');
    expect(renderPage).toHaveBeenCalledTimes(2);
  });

  it('is replaced with the maintenance screen once settings are refreshed', async () => {
    const { visit, backend } = createShared();
    expect((await visit('/')).status).toBe(200);
    backend.shop.settings = makeSettings({ maintenance_mode: true });
    pass(5001);
    expect((await visit('/')).status).toBe(503);
    backend.shop.settings = makeSettings();
    pass(5001);
    expect((await visit('/')).status).toBe(200);
  });

  it('is not cached if it failed', async () => {
    const { backend } = createTestStorefront();
    let isDown = true;
    const { visit } = createShared(
      {},
      {
        api: {
          baseUrl: `${ORIGIN}/api`,
          fetch: (url, init) =>
            isDown && url.includes('/pages/')
              ? Promise.reject(new TypeError('reset'))
              : backend.fetch(url, init),
        },
      },
    );
    expect((await visit('/')).status).toBe(503);
    isDown = false;
    expect((await visit('/')).status).toBe(200);
  });
});

it('marks the current page in the menu', async () => {
  const { visit } = createTestStorefront();
  const marked = async (path: string) =>
    ((await visit(path)).html.match(/<a[^>]* aria-current="page"[^>]*>/g) ?? []).map(
      (link) => /href="([^"]+)"/.exec(link)?.[1],
    );
  expect([await marked('/about'), await marked('/contact'), await marked('/cart')]).toEqual([
    ['/about'],
    ['/contact'],
    [],
  ]);
});

describe('more pages than can be rendered', () => {
  const address = (index: number) => `/products/category/1?from=${index + 1}`;
  const visitorOf: StorefrontAppOptions['visitorOf'] = (context) =>
    context.req.header('x-visitor') ?? 'shopper';
  const ask = (app: Hono, index: number, init: RequestInit = {}) =>
    app.request(`${ORIGIN}${address(index)}`, { headers: { 'x-visitor': 'greedy' }, ...init });

  it('are refused with a page that says when to come back, while cached and others’ pages come', async () => {
    const { app, visit, errors } = createTestStorefront({}, { lifetimeMs: 60_000, visitorOf });
    await visit('/about');
    const flood = Array.from({ length: 60 }, (_, index) => ask(app, index));
    const [cached, other] = await Promise.all([visit('/about'), visit('/products')]);
    expect([cached.status, other.status]).toEqual([200, 200]);
    const responses = await Promise.all(flood);
    const refused = responses.filter(({ status }) => status === 503);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(16);
    expect(refused).toHaveLength(44);
    for (const response of refused) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toContain('Try again');
    }
    expect(errors).toEqual([]);
    expect((await ask(app, 59)).status).toBe(200);
  });

  it('are not rendered for visitors who have left', async () => {
    const renderPage = vi.fn(render);
    const { app, errors } = createTestStorefront({}, { renderPage, visitorOf });
    const leaving = new AbortController();
    const left = Array.from({ length: 10 }, (_, index) => ask(app, index, { signal: leaving.signal }));
    const stayed = ask(app, 9);
    leaving.abort();
    await Promise.all(left);
    expect((await stayed).status).toBe(200);
    expect(renderPage.mock.calls.length).toBeLessThanOrEqual(3);
    expect(errors).toEqual([]);
  });
});

describe('a returning visitor', () => {
  const { app } = createTestStorefront();
  const read = (path: string, headers: Record<string, string> = {}) =>
    app.request(ORIGIN + path, { headers: { 'accept-language': 'en', ...headers } });

  it('gets 304 for an unchanged page, but not for the other language', async () => {
    const { headers } = await read('/cart');
    const tag = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('no-cache');
    const same = await read('/cart', { 'if-none-match': tag });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe('');
    expect(same.headers.get('vary')).toContain('Accept-Language');
    expect((await read('/cart', { 'if-none-match': tag, cookie: 'i18nextLng=ar' })).status).toBe(200);
  });

  it('keeps the language of a URL', async () => {
    const tag = (await read('/cart?lang=ar')).headers.get('etag') ?? '';
    const same = await read('/cart?lang=ar', { 'if-none-match': tag });
    expect(same.status).toBe(304);
    expect(same.headers.get('set-cookie')).toContain('i18nextLng=ar');
  });

  it('gets the page in an encoding the browser accepts', async () => {
    const plain = await read('/cart');
    const zipped = await read('/cart', { 'accept-encoding': 'gzip' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(await plain.text());
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });
});

/** The structured data of a page. */
const jsonLdOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );

describe('search engines', () => {
  const { visit, app } = createTestStorefront({ products: [product] });

  const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];

  it.each([
    ['/products/category/1?sort=price_asc&utm_source=x&gclid=1&fbclid=2', '/products/category/1'],
    ['/products/category/1?subcategory=11', '/products/category/subcategory/11'],
    ['/products/category/1?subcategory=99', '/products/category/1'],
    ['/products/category/1?subcategory=abc', '/products/category/1'],
    // It belongs to another category.
    ['/products/category/1?subcategory=21', '/products/category/1'],
    ['/products/category/01', '/products/category/1'],
    ['/products/category/subcategory/011/?sort=x', '/products/category/subcategory/11'],
    ['/product/other-words-NF1042?choices=x', '/product/nafud-three-seat-sofa-NF1042'],
    ['/Products/', '/products'],
    ['/projects?category=2&sort=newest', '/projects'],
    ['/projects/03', '/projects/3'],
    ['/contact?item_id=101', '/contact'],
    ['/?lang=fr', '/'],
    ['/pa/home', '/'],
    ['/pa/products', '/products'],
    ['/PA/interiors/', '/interior-design'],
    ['/pa/season?x=1', '/pa/season'],
  ])('find the page of %s at %s', async (requested, path) => {
    const shop = createTestStorefront({ products: [product] });
    shop.backend.shop.pages.season = makePage();
    const { html } = await shop.visit(requested);
    expect(canonicalOf(html)).toBe(ORIGIN + path);
    for (const language of ['en', 'ar']) {
      expect(html).toContain(`hreflang="${language}" href="${ORIGIN}${path}?lang=${language}"`);
    }
    expect(html).toContain(`hreflang="x-default" href="${ORIGIN}${path}"`);
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}${path}">`);
  });

  it('find the title, heading and description of a subcategory at both of its addresses', async () => {
    const [byPath, byParameter] = await Promise.all(
      ['/products/category/subcategory/11', '/products/category/1?subcategory=11'].map(
        async (path) => (await visit(path)).html,
      ),
    );
    for (const html of [byPath ?? '', byParameter ?? '']) {
      expect(titleOf(html)).toBe('Three-seat | Athel');
      expect(html).toMatch(/<h1[^>]*>Three-seat<\/h1>/);
      expect(html).toContain('<meta name="description" content="Three-seat in Sofas, from Athel.">');
    }
  });

  it('find the language in the canonical URL if the URL has one', async () => {
    const { html } = await visit('/cart/?lang=ar');
    expect(html).not.toContain('canonical');
    expect((await visit('/products/?lang=ar')).html).toContain(
      'rel="canonical" href="https://shop.example/products?lang=ar"',
    );
  });

  it('find no page without content', async () => {
    const shop = createTestStorefront();
    shop.backend.shop.pages.empty = makePage({ sections: [] });
    expect((await shop.visit('/pa/empty')).html).toContain('<meta name="robots" content="noindex">');
  });

  it('find the shop and its search on the home page', async () => {
    const { html } = await visit('/', { language: 'ar' });
    const [organization, site] = jsonLdOf(html);
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'أثل',
      url: `${ORIGIN}/`,
      logo: `${ORIGIN}/brand/apple-touch-icon.png`,
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: `${ORIGIN}/products?query={search_term_string}` } },
    });
    expect(jsonLdOf((await visit('/products')).html)).toEqual([]);
  });

  it.each(['/', '/products', '/about', '/contact', '/terms-and-conditions', '/projects', '/projects/3'])(
    'find a picture and a description for the preview of %s',
    async (path) => {
      const { html } = await visit(path);
      expect(html).toMatch(/<meta property="og:image" content="https:\/\/shop\.example\/[^"]+">/);
      expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+">/);
      expect(html).toMatch(/<meta name="description" content="[^"]{15,201}">/);
    },
  );

  it('find what a preview’s picture shows, in the language of the page', async () => {
    const described = makeImage({ alt: 'A green sofa', alt_ar: 'كنبة خضراء' });
    const products = [
      makeProduct({ code: 'AL1', images: [described] }),
      makeProduct({ id: 2, code: 'AL2', name_ar: 'كنبة بلا نص', images: [{ ...described, alt_ar: null }] }),
    ];
    const shop = createTestStorefront({ products });
    const altAt = async (path: string, language: 'en' | 'ar') =>
      /"og:image:alt" content="([^"]*)"/.exec((await shop.visit(path, { language })).html)?.[1];
    expect(await altAt('/product/x-AL1', 'en')).toBe('A green sofa');
    expect(await altAt('/product/x-AL1', 'ar')).toBe('كنبة خضراء');
    expect(await altAt('/product/x-AL2', 'ar'), 'its name, where the picture has no text').toBe(
      'كنبة بلا نص',
    );
  });

  it.each(['//evil.example', '//evil.example/products', '///evil.example', '//', '///'])(
    'find no page and no redirect to another site at %s',
    async (path) => {
      const { html, status } = await visit(path);
      expect(status).toBe(404);
      expect(stateOf(html).address).toBe(path);
      expect(html).not.toMatch(/og:url|canonical|https?:\/\/+evil/);
    },
  );

  it('find the URL of a page in its preview', async () => {
    expect((await visit('/products/?x=1')).html).toContain(
      '<meta property="og:url" content="https://shop.example/products">',
    );
  });

  it('read structured data with price, image and breadcrumbs', async () => {
    const { html } = await visit('/product/x-NF1042');
    const described = jsonLdOf(html);
    expect(described.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(described[0]).toMatchObject({
      sku: 'NF1042',
      offers: { price: product.price, priceCurrency: 'SAR' },
    });
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/shop\.example\//);
  });

  it('read the price of a piece that is quoted, not sold online', async () => {
    const shop = createTestStorefront({
      products: [makeProduct({ code: 'QT1', allow_online_purchase: false })],
    });
    expect(jsonLdOf((await shop.visit('/product/x-QT1')).html)[0]).toMatchObject({
      '@type': 'Product',
      offers: { priceCurrency: 'SAR', availability: 'https://schema.org/InStoreOnly' },
    });
  });

  it.each(['null', '87654.5'])('find no hidden price, sent as %s', async (price) => {
    const backend = createFakeBackend({ products: [makeProduct({ code: 'HD1', is_price_show: false })] });
    const fetch: typeof backend.fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      return new Response((await response.text()).replaceAll('"price":null', `"price":${price}`), response);
    };
    const { visit } = createTestStorefront({}, { api: { baseUrl: `${ORIGIN}/api`, fetch } });
    const { html } = await visit('/product/x-HD1');
    expect(html).toContain('Price on request');
    // Search engines reject a product without an offer.
    expect(jsonLdOf(html)[0]).toMatchObject({ '@type': 'ItemPage', name: 'Nafud Three-Seat Sofa' });
    // It is not displayed, and not in the page state.
    expect(html).not.toMatch(/87[,.]?654/);
  });

  it('get robots.txt and a sitemap of all pages', async () => {
    const robots = await (await app.request(`${ORIGIN}/robots.txt`)).text();
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml');
    for (const path of ['/api/', '/cart', '/price-box', '/checkout'])
      expect(robots).toContain(`\nDisallow: ${path}\n`);
    const read = (file: string) => app.request(`${ORIGIN}/${file}`);
    const response = await read('sitemap.xml');
    expect(response.headers.get('content-type')).toContain('xml');
    const index = await response.text();
    expect(index).toContain('<loc>https://shop.example/sitemap-pages.xml</loc>');
    expect(index).toContain('<loc>https://shop.example/sitemap-products-1.xml</loc>');
    const pages = await (await read('sitemap-pages.xml')).text();
    expect(pages).toContain('<loc>https://shop.example/</loc>');
    expect(pages).toContain('<loc>https://shop.example/products/category/1</loc>');
    expect(pages).toContain('hreflang="ar" href="https://shop.example/?lang=ar"');
    expect(pages.trimEnd().endsWith('</urlset>')).toBe(true);
    expect(await (await read('sitemap-products-1.xml')).text()).toContain(
      '<loc>https://shop.example/product/nafud-three-seat-sofa-NF1042</loc>',
    );
    expect((await read('sitemap-products-2.xml')).status).toBe(404);
  });

  it('get cached sitemap files until content changes', async () => {
    let version = 1;
    const contentChanges = { version: () => version, isLive: () => true };
    const shop = createTestStorefront({ products: [product] }, { lifetimeMs: undefined, contentChanges });
    const read = async () => (await shop.app.request(`${ORIGIN}/sitemap-products-1.xml`)).text();
    await read();
    const calls = shop.backend.received.length;
    await read();
    expect(shop.backend.received).toHaveLength(calls);
    shop.backend.shop.products = [product, makeProduct({ id: 102, code: 'NF2000' })];
    version += 1;
    expect(await read()).toContain('NF2000');
  });

  it('get 503 for the sitemap if the API is down', async () => {
    const { app: broken } = createTestStorefront(
      {},
      { api: { baseUrl: `${ORIGIN}/api`, fetch: async () => new Response('', { status: 502 }) } },
    );
    expect((await broken.request(`${ORIGIN}/sitemap.xml`)).status).toBe(503);
  });
});

describe('a comparison', () => {
  const products = [product, makeProduct({ id: 102, code: 'NF2000' })];

  it('is rendered with its pieces, a title in words, and links that remove them', async () => {
    const { visit } = createTestStorefront({ products });
    const english = await visit('/compare?items=NF1042,NF2000');
    expect(titleOf(english.html)).toBe('Compare two sofas | Athel');
    expect(english.html).toContain('href="/compare?items=NF2000"');
    expect(english.html.match(/<th scope="col"/g)).toHaveLength(2);
    const arabic = await visit('/compare?items=NF1042,NF2000&lang=ar');
    expect(titleOf(arabic.html)).toBe('مقارنة كنبتين | أثل');
    expect(arabic.html).toContain('href="/compare?items=NF2000&amp;lang=ar"');
  });

  it('asks for each piece once, and for none of a fifth', async () => {
    const { visit, backend } = createTestStorefront({ products });
    await visit('/compare?items=NF1042,nf1042,NF2000,A1,B2,C3');
    const asked = backend.received.filter(({ endpoint }) => endpoint === 'items.get');
    expect(asked.map(({ params }) => params.id)).toEqual(['NF1042', 'NF2000', 'A1', 'B2']);
  });
});

describe('titles', () => {
  const season = makePage({ name: 'Majlis season', name_en: 'Majlis season', name_ar: 'موسم المجالس' });
  const { visit } = createTestStorefront({ products: [product], pages: { home: makePage(), season } });

  it.each([
    ['/', 'en', 'Athel: Furniture and interiors, built in Riyadh'],
    ['/', 'ar', 'أثل: أثاث وتصاميم داخلية تُصنع في الرياض'],
    ['/price-box', 'en', 'Price Box | Athel'],
    ['/cart', 'en', 'Cart | Athel'],
    ['/cart', 'ar', 'السلة | أثل'],
    ['/product/x-NF1042', 'en', 'Nafud Three-Seat Sofa | Athel'],
    ['/product/x-NF1042', 'ar', 'كنبة نفود ثلاثية المقاعد | أثل'],
    ['/products/category/1', 'en', 'Sofas | Athel'],
    ['/pa/season', 'en', 'Majlis season | Athel'],
    ['/pa/season', 'ar', 'موسم المجالس | أثل'],
    ['/projects', 'en', 'Projects | Athel'],
    ['/projects/3', 'en', 'House 3 - Design studio | Athel'],
    ['/projects/3', 'ar', 'بيت 3 - استوديو التصميم | أثل'],
    ['/terms-and-conditions', 'en', 'Terms And Conditions | Athel'],
    ['/terms-and-conditions', 'ar', 'الشروط والأحكام | أثل'],
    ['/nothing/here', 'en', 'Page Not Found | Athel'],
  ])('is correct for %s in %s: "%s"', async (path, language, title) => {
    expect(titleOf((await visit(path, { language })).html)).toBe(title);
  });
});
