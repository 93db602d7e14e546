import { beforeAll, describe, expect, it } from 'vitest';
import type { MediaFile } from '../../media/media-file';
import { openSeededDatabase } from '../../testing/seeded-databases';
import { composeCatalogue, type Page, type PrintedCatalogue } from './compose-catalogue';
import { type CatalogueContent, loadCatalogueContent } from './load-content';
import { createPicturePlaces, type PicturePlaces } from './picture-places';

/** Contains an image for every path, large enough to fill a page. */
const allPictures: Pick<ReadonlyMap<string, MediaFile>, 'get'> = {
  get: (path) => ({ file: path, contentType: 'image/webp', format: 'webp', hash: path, width: 4000 }),
};
const somePlaces = (): PicturePlaces => createPicturePlaces(allPictures);

let content: CatalogueContent;
let catalogue: PrintedCatalogue;
let places: PicturePlaces;

beforeAll(async () => {
  const database = await openSeededDatabase();
  const loaded = await loadCatalogueContent(database.db);
  await database.close();
  if (!loaded) throw new Error('The demo shop has products');
  content = loaded;
  places = somePlaces();
  catalogue = await composeCatalogue(content, { places, shopUrl: 'https://shop.example' });
});

const compose = (changes: Partial<CatalogueContent>, options: { shopUrl?: string } = {}) =>
  composeCatalogue({ ...content, ...changes }, { places: somePlaces(), shopUrl: options.shopUrl });

type Numbered = PrintedCatalogue['pages'][number];
const pagesOf = <Kind extends Page['kind']>({ pages }: PrintedCatalogue, kind: Kind) =>
  pages.filter((page): page is Extract<Numbered, { kind: Kind }> => page.kind === kind);

const namesOn = (page: Numbered): string[] =>
  page.kind === 'product'
    ? [page.name.en]
    : page.kind === 'cards'
      ? page.entries.map(({ name }) => name.en)
      : [];

describe('the catalogue', () => {
  it('contains every product once, in both languages', () => {
    const names = catalogue.pages.flatMap(namesOn);
    expect(names.toSorted()).toEqual(content.products.map(({ name_en }) => name_en).toSorted());
    const [sofa] = pagesOf(catalogue, 'product');
    expect(sofa?.name).toEqual({ en: 'Nafud Three-Seat Sofa', ar: 'كنبة «نفود» ثلاثية المقاعد' });
    expect(sofa?.number).toEqual({ en: '4', ar: '٤' });
  });

  it('links from its contents to categories, and from those to subcategories', () => {
    const at = (number: string) => catalogue.pages.find((page) => page.number.en === number);
    const [contents] = pagesOf(catalogue, 'contents');
    expect(contents?.entries.map(({ name }) => name.en)).toEqual(
      content.categories.map(({ name_en }) => name_en),
    );
    for (const { name, page } of contents?.entries ?? [])
      expect(at(page.en)).toMatchObject({ kind: 'opener', name });

    const entries = pagesOf(catalogue, 'opener').flatMap((opener) => opener.entries);
    expect(entries.length).toBeGreaterThan(20);
    for (const { name, page } of entries) {
      const subcategory = content.categories
        .flatMap(({ subcategories }) => subcategories)
        .find(({ name_en }) => name_en === name.en);
      const own = content.products
        .filter(({ subcategoryId }) => subcategoryId === subcategory?.id)
        .map(({ name_en }) => name_en);
      const first = catalogue.pages.find((candidate) =>
        namesOn(candidate).some((shown) => own.includes(shown)),
      );
      expect(first?.number.en, name.en).toBe(page.en);
    }
  });

  it('shows no photograph twice', () => {
    const photographs = catalogue.pages.flatMap((page) => {
      if (page.kind === 'product') return page.pictures;
      return page.kind === 'cards' ? page.entries.map(({ picture }) => picture) : [page.picture];
    });
    const files = photographs.map((name) => places.placed().find((picture) => picture.name === name)?.file);
    expect(files).not.toContain(undefined);
    expect(files.length - new Set(files).size).toBeLessThanOrEqual(
      // A set is shown with the image of one of its pieces.
      content.products.filter(({ pieces }) => pieces.length > 0).length * 3,
    );
    const rooms = [
      ...pagesOf(catalogue, 'cover'),
      ...pagesOf(catalogue, 'contents'),
      ...pagesOf(catalogue, 'back-cover'),
    ];
    expect(new Set(rooms.map(({ picture }) => picture)).size).toBe(3);
  });

  it('ends with the Arabic cover and contact details', () => {
    expect(catalogue.pages.at(-1)).toMatchObject({
      kind: 'back-cover',
      contact: [
        { en: 'Riyadh, Saudi Arabia', ar: 'الرياض، المملكة العربية السعودية' },
        { en: '+966 11 000 0000', ar: null },
        { en: 'hello@example.com', ar: null },
      ],
    });
    expect(catalogue.edition.en).toMatch(/^Catalog \d{4}$/);
    expect(catalogue.edition.ar).toMatch(/^كتالوج [٠-٩]{4}$/);
  });
});

describe('a product', () => {
  const sheet = (printed: PrintedCatalogue, name: string) =>
    pagesOf(printed, 'product').find((page) => page.name.en === name);

  it('shows its list price, ignoring discounts', () => {
    expect(sheet(catalogue, 'Nafud Three-Seat Sofa')).toMatchObject({
      price: { en: { sign: true, value: '9,940' }, ar: { sign: true, value: '٩٬٩٤٠' } },
      note: { en: 'VAT (15%) is added' },
    });
  });

  it('includes VAT in its price if the shop displays prices with tax', async () => {
    const printed = await compose({ settings: { ...content.settings, display_prices_with_tax: true } });
    expect(sheet(printed, 'Nafud Three-Seat Sofa')).toMatchObject({
      price: { en: { value: '11,431' } },
      note: { en: 'Price includes VAT' },
    });
  });

  it('shows a currency without a sign by its code, positioned per language', async () => {
    const printed = await compose({ settings: { ...content.settings, currency_display: 'code' } });
    expect(sheet(printed, 'Nafud Three-Seat Sofa')?.price).toEqual({
      en: { sign: false, value: 'SAR\u00a09,940' },
      ar: { sign: false, value: '٩٬٩٤٠\u00a0ر.س' },
    });
  });

  it('hides a price that isn’t shown, and explains how to ask for it', async () => {
    const hidden = content.products.map((product) => ({ ...product, is_price_show: false }));
    const withCode = await compose({ products: hidden }, { shopUrl: 'https://shop.example' });
    expect(JSON.stringify(withCode)).not.toContain('9,940');
    expect(sheet(withCode, 'Nafud Three-Seat Sofa')).toMatchObject({
      price: null,
      note: { en: 'Call us, or scan the code' },
    });
    const withoutCode = await compose({ products: hidden });
    expect(sheet(withoutCode, 'Nafud Three-Seat Sofa')).toMatchObject({
      qr: null,
      note: { en: 'Call us for the price' },
    });
  });

  it('lists its pieces instead of a drawing if it is a set', () => {
    expect(sheet(catalogue, 'Nafud Living Set')).toMatchObject({
      drawing: null,
      'made-of-title': { en: 'In this set' },
      'made-of': { en: ['Nafud Three-Seat Sofa', '2 × Wadi Lounge Armchair', 'Hajar Marble Coffee Table'] },
    });
  });

  it('omits fields the shop hides', async () => {
    const products = content.products.map((product) => ({
      ...product,
      is_sku_show: false,
      is_content_show: false,
      has_colors: false,
      has_fabrics: false,
      has_dimension: false,
    }));
    const printed = await compose({ products });
    expect(sheet(printed, 'Nafud Three-Seat Sofa')).toMatchObject({
      code: null,
      drawing: null,
      colors: [],
      fabrics: [],
      'made-of': { en: [], ar: [] },
    });
    expect(pagesOf(printed, 'cards')[0]?.entries[0]?.details).toEqual({ en: '', ar: '' });
  });

  it('prints a description in one language once', async () => {
    const products = content.products.map((product) => ({ ...product, description_en: ' ' }));
    const printed = sheet(await compose({ products }), 'Nafud Three-Seat Sofa');
    expect(printed?.description.en).toBe('');
    expect(printed?.description.ar).not.toBe('');
  });

  it('truncates a long description at a word', async () => {
    const products = content.products.map((product) => ({
      ...product,
      description_en: 'solid oak, '.repeat(60),
    }));
    const description = sheet(await compose({ products }), 'Nafud Three-Seat Sofa')?.description.en ?? '';
    expect(description).toMatch(/^solid oak, .*(solid|oak)…$/);
    expect(description.length).toBeLessThanOrEqual(341);
  });
});

describe('a shop with little content', () => {
  it('gives each product a page if too few would share one, and groups those without a category', async () => {
    const products = content.products
      .slice(0, 2)
      .map((product) => ({ ...product, categoryId: null, is_featured: false }));
    const printed = await compose({ products, rooms: [] });
    expect(printed.pages.map(({ kind }) => kind)).toEqual([
      'cover',
      'contents',
      'opener',
      'product',
      'product',
      'back-cover',
    ]);
    expect(printed.pages[2]).toMatchObject({
      name: { en: 'More pieces', ar: 'قطع أخرى' },
      picture: null,
      entries: [],
    });
    expect(printed.pages[0]).toMatchObject({ picture: null });
  });

  it('has the shop’s logo and colours, and the built-in mark only without a logo', async () => {
    expect(catalogue).toMatchObject({ logo: { en: null, ar: null }, hasMark: true });
    const withTheme = (colors: Record<string, string>) =>
      compose({
        settings: { ...content.settings, logo_url: 'logo.png', theme: { colors, font_files: [] } },
      });
    const own = await withTheme({ action_ground: '#8a3b1c', text_primary: '#222222' });
    expect(own).toMatchObject({
      logo: { en: 'logo.png-logo.png', ar: null },
      hasMark: false,
      colors: { action_ground: '#8a3b1c', text_primary: '#222222', surface_muted: '#f1efea' },
    });
    // Paper is white.
    const dark = await withTheme({ action_ground: '#ffd0b0', text_primary: '#eeeeee' });
    expect(dark.colors).toEqual(catalogue.colors);
  });

  it('works without a name, an address and images', async () => {
    const printed = await composeCatalogue(
      { ...content, settings: { ...content.settings, brand: null, contact: null } },
      { places: createPicturePlaces(new Map()), shopUrl: undefined },
    );
    expect(printed.running).toEqual({ en: catalogue.edition.en, ar: catalogue.edition.ar });
    expect(printed.pages.at(-1)).toMatchObject({ contact: [], picture: null });
  });
});
