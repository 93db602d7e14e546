import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../testing/demo-shop';
import { SHOP_PAGES } from './content-warnings';
import { readCatalogue } from './read-catalogue';

const json = readFileSync(demoCatalogue, 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the tests break the document in ways no type describes
type Change = (catalogue: any) => void;

const readingAfter = (change: Change) => {
  const catalogue = JSON.parse(json);
  change(catalogue);
  return readCatalogue(JSON.stringify(catalogue));
};
const problemsAfter = async (change: Change) => (await readingAfter(change)).problems;
const catalogueAfter = async (change: Change) => {
  const { catalogue, problems } = await readingAfter(change);
  if (!catalogue) throw new Error(JSON.stringify(problems));
  return catalogue;
};

describe('readCatalogue', () => {
  it('reads the demo shop', async () => {
    const { catalogue, problems } = await readCatalogue(json);
    expect(problems).toBeUndefined();
    expect(catalogue?.products).toHaveLength(49);
  });
  it('reports where JSON is invalid', async () => {
    expect((await readCatalogue('{"products": [')).problems).toEqual([
      { path: '', message: expect.stringMatching(/JSON/) },
    ]);
  });
  it('reports every broken field at once', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.products[3].price = '12';
      catalogue.products[4].code = 'A-1';
      catalogue.products[5].images[0].src_url = '../secret.png';
      catalogue.products[6].discount = 12.345;
      catalogue.categories[0].name_ar = ' ';
      catalogue.pages.home.sections[0].type = 'carousel';
    });
    expect(problems?.map((problem) => problem.path)).toEqual([
      'categories.0.name_ar',
      'products.3.price',
      'products.4.code',
      'products.5.images.0.src_url',
      'products.6.discount',
      'pages.home.sections.0.type',
    ]);
  });
  it('reports values that the database could not store', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.products[0].postion = 3_000_000_000;
      catalogue.products[1].created_at = '0000-01-01T00:00:00Z';
      catalogue.products[2].images[0].width = 3_000_000_000;
      catalogue.promos[0].usage_limit = 3_000_000_000;
      catalogue.redirects[0].slug = 'our catalogue';
    });
    expect(problems?.map((problem) => problem.path)).toEqual([
      'products.0.postion',
      'products.1.created_at',
      'products.2.images.0.width',
      'promos.0.usage_limit',
      'redirects.0.slug',
    ]);
    const percentage = await problemsAfter((catalogue) => {
      catalogue.promos[0].value = 1000;
    });
    expect(percentage).toEqual([
      { path: 'promos.0.value', message: 'a percentage is at most 100, with at most two decimals' },
    ]);
  });
  it('reports addresses that visitors could not tell apart', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.pages['Majlis-Season'] = catalogue.pages['MAJLIS–SEASON'] = { name_en: 'A', name_ar: 'ا' };
      catalogue.redirects.push({ slug: 'Summer-Sale', url: '/products' });
    });
    expect(problems?.map(({ path }) => path).filter((path) => !path.includes('sections'))).toEqual(
      expect.arrayContaining(['pages.MAJLIS–SEASON', expect.stringMatching(/^redirects\.\d+\.slug$/)]),
    );
  });
  it('reports texts that the database could not store', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.settings.brand.name_en = 'At\0hel';
      catalogue.products[3].name_ar = 'كنبة \ud83d';
      catalogue.products[4].name_ar = 'كنبة 🛋';
    });
    const message = 'contains a character that cannot be stored';
    expect(problems).toEqual([
      { path: 'settings.brand.name_en', message },
      { path: 'products.3.name_ar', message },
    ]);
  });
  it('reports a product in a subcategory of another category', async () => {
    const problems = await problemsAfter((catalogue) => {
      const [first, second] = catalogue.categories;
      catalogue.products[0].category = { id: first.id };
      catalogue.products[0].subcategory = { id: second.subcategories[0].id };
    });
    expect(problems).toEqual([
      {
        path: 'products.0.subcategory.id',
        message: expect.stringMatching(/^subcategory \d+ belongs to category 2, not 1$/),
      },
    ]);
  });
  it.each([
    ['SAR', 12.345, 'must be an amount with at most 2 decimals, as SAR has, not 12.345'],
    ['KWD', 12.3456, 'must be an amount with at most 3 decimals, as KWD has, not 12.3456'],
    ['JPY', 12.5, 'must be a whole number, as JPY has, not 12.5'],
  ])('reports amounts that nobody could pay in %s', async (currency, amount, message) => {
    const withAmounts = (value: number) =>
      problemsAfter((catalogue) => {
        Object.assign(catalogue.settings, { currency, currency_display: 'code' });
        for (const product of catalogue.products) product.price = 1200;
        catalogue.products[0].price = value;
        Object.assign(catalogue.promos[0], {
          type: 'fixed',
          value,
          min_order_total: value,
          max_discount: value,
        });
        Object.assign(catalogue.promos[1], { type: 'percentage', value: 12.25 });
        catalogue.countries[0].governorates[0].zones[0].price = value;
      });
    expect((await withAmounts(amount))?.map((problem) => problem.path).sort()).toEqual([
      'countries.0.governorates.0.zones.0.price',
      'products.0.price',
      'promos.0.max_discount',
      'promos.0.min_order_total',
      'promos.0.value',
    ]);
    expect(new Set((await withAmounts(amount))?.map((problem) => problem.message))).toEqual(
      new Set([message]),
    );
    expect(await withAmounts(1200)).toBeUndefined();
  });
  it('accepts a dinar with its three decimals', async () => {
    const { products } = await catalogueAfter((catalogue) => {
      Object.assign(catalogue.settings, { currency: 'KWD', currency_display: 'code' });
      catalogue.products[0].price = 12.345;
    });
    expect(products[0]?.price).toBe(12.345);
  });
  it.each(['Riyadh', '+03:00', '', 'Asia/Nowhere'])('rejects the time zone %j', async (time_zone) => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.settings.time_zone = time_zone;
    });
    expect(problems).toEqual([
      {
        path: 'settings.time_zone',
        message: `"${time_zone}" isn't a time zone: use an IANA name like Asia/Riyadh`,
      },
    ]);
  });
  it('reports missing fields of a section', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.pages.home.sections[0].advertisement = null;
    });
    expect(problems).toEqual([{ path: 'pages.home.sections.0', message: expect.stringMatching(/requires/) }]);
  });
  it('reports unsafe URLs, colours and sizes', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.settings.files_path = 'javascript:alert(1)//';
      catalogue.settings.footer_links[0].links[0].href = 'javascript:alert(1)';
      catalogue.settings.socials[0].href = '//evil.example';
      catalogue.partners[0].href = 'data:text/html,x';
      catalogue.categories[0].image_url = 'javascript:alert(1)';
      const { advertisement } = catalogue.pages.home.sections[0];
      advertisement.title_color = 'red;background:url(http://evil.example)';
      advertisement.title_size = 999_999;
      advertisement.desktop_text_padding = 999_999;
      advertisement.cta_url = 'vbscript:msgbox(1)';
      advertisement.width = 1_000_000;
      catalogue.pages.home.sections[1].cta_url = 'java\tscript:alert(1)';
      catalogue.redirects[0].url = '//evil.example';
    });
    const home = 'pages.home.sections.0.advertisement';
    expect(problems?.map(({ path }) => path).sort()).toEqual(
      [
        'settings.files_path',
        'settings.footer_links.0.links.0.href',
        'settings.socials.0.href',
        'partners.0.href',
        'categories.0.image_url',
        `${home}.title_color`,
        `${home}.title_size`,
        `${home}.desktop_text_padding`,
        `${home}.cta_url`,
        `${home}.width`,
        'pages.home.sections.1.cta_url',
        'redirects.0.url',
      ].sort(),
    );
  });
  it.each(['<b>', 'sar', 'SARR', '', 'CHF'])('rejects the currency %j', async (currency) => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.settings.currency = currency;
    });
    expect(problems).toEqual([
      { path: 'settings.currency', message: expect.stringContaining('one of SAR, AED, QAR, KWD, BHD, OMR') },
    ]);
  });
  it.each([
    ['currency_display', 'text', /"symbol" \| "code"/],
    ['tax_rate', 15, /a fraction: 0.15 for 15 %/],
    ['tax_rate', 0.075, /whole percents/],
    ['tax_rate', '5%', /expected number/],
    ['delivery_times', { ready: { min: 9, max: 3 } }, /"min" must not exceed "max"/],
    ['logo_url', '/etc/logo.svg', /in the media folder/],
    ['icon_url', 'icon.ico', /\.svg or \.png/],
    ['consent_required', 'no', /expected boolean/],
    ['tag_manager_id', '<script>', /GTM-/],
    ['contact', { phone: 'call us' }, /with its country code/],
    ['contact', { phone: '050 123 4567' }, /with its country code.*050 123 4567/],
    ['contact', { email: 'hello@' }, /^"hello@" can't be used: an e-mail address is written like/],
    ['brand', { name_en: 'Cedar' }, /missing/],
  ])('rejects the setting %s %j', async (name, value, words) => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.settings[name] = value;
    });
    expect(problems).toEqual([
      { path: expect.stringMatching(`^settings.${name}`), message: expect.stringMatching(words) },
    ]);
  });
  it('rejects a symbol for a currency without one', async () => {
    const problems = await problemsAfter((catalogue) => {
      Object.assign(catalogue.settings, { currency: 'AED', currency_display: 'symbol' });
    });
    expect(problems).toEqual([
      { path: 'settings.currency_display', message: expect.stringContaining('only SAR has a symbol') },
    ]);
  });
  it('accepts another currency and tax rate', async () => {
    const { settings } = await catalogueAfter((catalogue) => {
      catalogue.settings = { currency: 'AED', tax_rate: 0.05 };
    });
    expect(settings).toMatchObject({
      currency: 'AED',
      currency_display: 'code',
      tax_rate: 0.05,
      allow_tax_rate: true,
      // No default credits.
      credits_en: '',
      about: { text_en: '', photos: [] },
    });
  });
  it('rejects colours with too little contrast', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.settings.theme = { colors: { action_ground: '#eeeeee', accent_ground: '#22473C' } };
    });
    expect(problems).toEqual([
      {
        path: 'settings.theme.colors.action_ground',
        message: expect.stringMatching(
          /^too little contrast \(WCAG AA\): on surface_page #ffffff is 1\.16:1, needs 4\.5:1; .*under action_text #ffffff is 1\.16:1, needs 4\.5:1; action_text #ffffff on action_ground_hover /,
        ),
      },
    ]);
  });
  it('reports problems of all stages at once', async () => {
    const { problems, warnings } = await readingAfter((catalogue) => {
      catalogue.settings.maintenance_mode = 'no';
      Object.assign(catalogue.settings, { currency: 'AED', currency_display: 'symbol' });
      catalogue.settings.theme = { colors: { surface_inverse: 'dark', action_ground: '#eeeeee' } };
      catalogue.settings.brand.name_en = 'At\0hel';
      catalogue.products[0].price = '12';
      catalogue.products[0].category.id = 99;
      catalogue.products[2].code = catalogue.products[1].code;
      catalogue.products[3].prise = 1;
      Object.assign(catalogue.promos[0], { type: 'percentage', value: 1000, is_active: 'yes' });
      Object.assign(catalogue.pages.home.sections[0], {
        type: 'advertisement',
        advertisement: null,
        postion: 'x',
      });
    });
    expect(problems?.map(({ path }) => path).sort()).toEqual([
      'pages.home.sections.0',
      'pages.home.sections.0.postion',
      'products.0.category.id',
      'products.0.price',
      'products.2.code',
      'promos.0.is_active',
      'promos.0.value',
      'settings.brand.name_en',
      'settings.currency_display',
      'settings.maintenance_mode',
      'settings.theme.colors.action_ground',
      'settings.theme.colors.surface_inverse',
    ]);
    expect(warnings.map(({ path }) => path)).toEqual(['products.3.prise']);
  });
  it('reports no dangling references to ids that are invalid themselves', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.categories[0].id = 'one';
      catalogue.colors = 'red';
    });
    expect(problems?.map(({ path }) => path)).toEqual(['categories.0.id', 'colors']);
  });
  it.each([
    [
      'code',
      'A-1',
      '"A-1" can\'t be used: a product code has 1 to 32 Latin letters and digits, without dashes or spaces',
    ],
    ['postion', 1.5, 'expected a whole number, got 1.5'],
    ['price', -1, 'expected a number from 0, got -1'],
    ['discount', 101, 'expected a number up to 100, got 101'],
    ['name_en', ' ', 'is empty'],
    ['created_at', 'today', 'expected a time like 2026-01-31T12:00:00Z, got "today"'],
  ])('explains the expected value for %s %j', async (field, value, message) => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.products[0][field] = value;
    });
    expect(problems).toEqual([{ path: `products.0.${field}`, message }]);
  });
  it('derives hover colours', async () => {
    const { settings } = await catalogueAfter((catalogue) => {
      catalogue.settings.theme = { colors: { action_ground: '#8A3B1C', accent_ground: '#145' } };
    });
    expect(settings.theme?.colors).toEqual({
      action_ground: '#8a3b1c',
      action_ground_hover: '#964f33',
      accent_ground: '#114455',
      accent_ground_hover: '#295766',
      accent_tint: '#e2e9eb',
    });
  });
  it('warns about unknown keys and suggests the closest one', async () => {
    const { warnings } = await readingAfter((catalogue) => {
      catalogue.$schema = './catalogue.schema.json';
      catalogue.settings.curency = 'SAR';
      catalogue.products[2].colour = 1;
      catalogue.products[2]._note = 'mine';
      catalogue.zebras = [];
    });
    expect(warnings).toEqual([
      {
        path: 'settings.curency',
        message: 'unknown key, ignored; did you mean "currency"?',
        isAboutKey: true,
      },
      {
        path: 'products.2.colour',
        message: 'unknown key, ignored; did you mean "colors"?',
        isAboutKey: true,
      },
      { path: 'zebras', message: 'unknown key, ignored', isAboutKey: true },
    ]);
  });
  it('warns about lists in place of objects', async () => {
    const { warnings } = await readingAfter((catalogue) => {
      catalogue.settings.contact = ['hello@shop.example'];
      catalogue.settings.theme = { fonts_ar: ['Amiri'] };
    });
    const message = 'is a list, ignored; must be an object: { … }';
    expect(warnings).toEqual([
      { path: 'settings.contact', message },
      { path: 'settings.theme.fonts_ar', message },
    ]);
  });
  it('adds default pages to a shop without any', async () => {
    const { pages } = await catalogueAfter((catalogue) => {
      catalogue.pages = undefined;
    });
    expect(pages.home?.sections.map(({ type }) => type)).toEqual([
      'categories_grid',
      'items_slider',
      'lead_form',
    ]);
    expect(pages.products?.sections[1]?.tag?.item_ids).toHaveLength(12);
  });
  it.each([
    '/\u00ad/evil.example',
    '/\u200b\\evil.example',
    '/\\evil.example',
    'evil.example',
    'mailto:a@b.example',
    'https://',
  ])('reports a short link to %j', async (url) => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.redirects[0].url = url;
    });
    expect(problems?.map(({ path }) => path)).toEqual(['redirects.0.url']);
  });
  it('rejects a promo that ends before it starts', async () => {
    const problems = await problemsAfter((catalogue) => {
      Object.assign(catalogue.promos[0], {
        starts_at: '2026-06-01T00:00:00Z',
        ends_at: '2026-05-31T23:00:00+03:00',
      });
    });
    expect(problems).toEqual([{ path: 'promos.0.ends_at', message: 'must be after "starts_at"' }]);
  });
  it('names the value that is not a colour, an address or a picture', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.settings.theme = { colors: { action_ground: 'blue' } };
      catalogue.settings.socials[0].href = '//x.example';
      catalogue.categories[0].image_url = 'http://cdn.example/a.webp';
    });
    expect(problems?.map(({ message }) => message)).toEqual([
      'must be a colour like #22473c, not "blue"',
      'must be a URL that begins with https:, http:, mailto:, tel: or a single slash, not "//x.example"',
      'must be a path in the media folder or an https URL, not "http://cdn.example/a.webp"',
    ]);
  });
  it('warns about links to pages that the shop does not have', async () => {
    const { warnings, problems } = await readingAfter((catalogue) => {
      catalogue.terms = [];
      catalogue.settings.footer_links = [
        {
          links: ['/terms', '/terms-and-conditions', '/pa/nowhere', '/ba/none', '/about?x=1#y', '/a.pdf', '/']
            .map((href) => ({ href }))
            .concat({ href: 'https://other.example/terms' }),
        },
      ];
      catalogue.pages.home.sections[1].cta_url = '/sofas';
    });
    expect(problems).toBeUndefined();
    const at = (index: number) => `settings.footer_links.0.links.${index}.href`;
    expect(warnings).toEqual([
      { path: at(0), message: 'the shop has no page /terms' },
      { path: at(1), message: 'the catalogue has no "terms"' },
      { path: at(2), message: 'the catalogue has no page "nowhere"' },
      { path: at(3), message: 'the catalogue has no short link "none"' },
      { path: 'pages.home.sections.1.cta_url', message: 'the shop has no page /sofas' },
    ]);
  });
  it('knows every page of the storefront', async () => {
    const routes = readFileSync(
      path.join(import.meta.dirname, '../../../../storefront/src/app/routes.ts'),
      'utf8',
    );
    const first = [...routes.matchAll(/pattern: '\/([^/']*)/g)].map(([, segment]) => segment);
    expect(first.length).toBeGreaterThan(15);
    expect(SHOP_PAGES).toEqual(expect.arrayContaining(first));
  });
  it('warns about discounts without effect, and shown prices and sides of 0', async () => {
    const { warnings, problems } = await readingAfter((catalogue) => {
      Object.assign(catalogue.products[0], { discount: 10, allow_discount: false });
      Object.assign(catalogue.products[1], { price: 0, is_price_show: false });
      Object.assign(catalogue.products[2], { price: 0, is_price_show: true });
      catalogue.products[3].dimensions = { default_width: 0, default_depth: 90, default_height: 75 };
    });
    expect(problems).toBeUndefined();
    expect(warnings).toEqual([
      { path: 'products.0.discount', message: 'has no effect without "allow_discount": true' },
      { path: 'products.2.price', message: expect.stringContaining('is 0 and shown') },
      { path: 'products.3.dimensions', message: 'has a side of 0 cm' },
    ]);
  });
  it('rejects a width outside the range that can be ordered', async () => {
    const { problems } = await readingAfter((catalogue) => {
      const sides = { default_width: 200, default_depth: 90, default_height: 75 };
      catalogue.products[0].dimensions = { ...sides, min_width: 160, max_width: 300 };
      catalogue.products[1].dimensions = { ...sides, min_width: 220 };
    });
    expect(problems).toEqual([
      {
        path: 'products.1.dimensions',
        message: '"default_width" must be between "min_width" and "max_width"',
      },
    ]);
  });
  it('warns that a set keeps its price while a piece is hidden', async () => {
    const hide = (isSetHidden: boolean) =>
      readingAfter((catalogue) => {
        const [set] = catalogue.products.filter(({ set_items = [] }) => set_items.length > 0);
        set.hidden = isSetHidden;
        const piece = catalogue.products.find(({ id }: { id: number }) => id === set.set_items[1].item_id);
        piece.hidden = true;
      });
    const { warnings, problems } = await hide(false);
    expect(problems).toBeUndefined();
    expect(warnings).toContainEqual({
      path: expect.stringMatching(/^products\.\d+\.set_items\.1$/),
      message: expect.stringMatching(
        /^[A-Z]{2}\d+ is hidden, so visitors get the set without it at the same price/,
      ),
    });
    expect((await hide(true)).warnings.filter(({ path }) => path.includes('set_items.1'))).toEqual([]);
  });
  it('reports dangling references', async () => {
    const removed = '; if it was removed, take it out here too, or keep the product and hide it';
    const problems = await problemsAfter((catalogue) => {
      catalogue.products[0].category.id = 99;
      catalogue.products[0].colors[0].id = 98;
      catalogue.products[0].related_ids = [97];
      catalogue.projects[0].category.id = 96;
      catalogue.projects[0].items[1].item_id = 93;
      catalogue.pages.home.sections[5].project = 95;
      catalogue.pages.home.sections[3].tag.item_ids = [94];
    });
    expect(problems).toEqual([
      { path: 'products.0.category.id', message: 'category 99 does not exist' },
      { path: 'products.0.colors.0.id', message: 'color 98 does not exist' },
      { path: 'projects.0.category.id', message: 'project category 96 does not exist' },
      {
        path: 'products.0.related_ids.0',
        message: `product 97 does not exist${removed}`,
        namesUnknownProduct: true,
      },
      {
        path: 'projects.0.items.1.item_id',
        message: `product 93 does not exist${removed}`,
        namesUnknownProduct: true,
      },
      {
        path: 'pages.home.sections.3.tag.item_ids.0',
        message: `product 94 does not exist${removed}`,
        namesUnknownProduct: true,
      },
      { path: 'pages.home.sections.5.project', message: 'project 95 does not exist' },
    ]);
  });
  it('reports duplicate ids and codes, and codes equal to another product’s id', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.products[1].code = catalogue.products[0].code.toLowerCase();
      catalogue.products[2].code = '101';
      catalogue.promos[1].id = catalogue.promos[0].id;
    });
    expect(problems).toEqual([
      { path: 'promos.1.id', message: '1 is used twice, first in promos[0].id' },
      { path: 'products.1.code', message: 'nf1042 is used twice, first in products[0].code' },
      { path: 'products.2.code', message: '101 is the id of another product' },
    ]);
  });
  it('accepts images on other servers', async () => {
    const problems = await problemsAfter((catalogue) => {
      catalogue.products[0].images[0].src_url = 'https://cdn.example/sofa.webp';
    });
    expect(problems).toBeUndefined();
  });
});
