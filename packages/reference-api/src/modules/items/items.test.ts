import type { ProductSummary } from '@diwan/sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items, searchSynonyms } from '../../db/schema';
import type { SearchWord } from '../../db/schema/columns';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const list = async (query = ''): Promise<ProductSummary[]> =>
  expectResults('items.list', await api.call(`/api/cms/public/items${query}`));

const idsOf = (products: readonly { id: number }[]): number[] => products.map(({ id }) => id);

const paid = ({ price, discount, allow_discount }: ProductSummary): number =>
  (price ?? 0) * (allow_discount ? 1 - discount / 100 : 1);

describe('items.list', () => {
  it('returns ten products by position, and the page size', async () => {
    const { body } = await api.call('/api/cms/public/items');
    expect(body).toMatchObject({ limit: 10 });
    const products = await list();
    expect(products).toHaveLength(10);
    expect(products.map(({ postion }) => postion)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('returns every product once across pages, in the same order as one long page', async () => {
    const whole = idsOf(await list('?limit=100'));
    const paged = [
      ...(await list('?limit=20&page=1')),
      ...(await list('?limit=20&page=2')),
      ...(await list('?limit=20&page=3')),
    ];
    expect(whole).toHaveLength(49);
    expect(idsOf(paged)).toEqual(whole);
  });

  it('returns an empty page after the last one', async () => {
    expect(await list('?page=6')).toEqual([]);
    expect(await list('?page=1000000&limit=100')).toEqual([]);
  });

  it.each(['postion', 'name_en', 'name_ar', 'created_at', 'id'])(
    'sorts by %s in both directions',
    async (by) => {
      const ascending = idsOf(await list(`?limit=100&sort_by=${by}&sort_order=ASC`));
      const descending = idsOf(await list(`?limit=100&sort_by=${by}&sort_order=DESC`));
      expect(new Set(ascending).size).toBe(49);
      expect(descending).toEqual([...ascending].reverse());
    },
  );

  it('can be paged by id from any product', async () => {
    const all = idsOf(await list('?limit=100&sort_by=id'));
    const from = all[20] ?? 0;
    expect(idsOf(await list(`?limit=5&sort_by=id&id_min=${from}`))).toEqual(all.slice(20, 25));
    expect(await list('?id_min=999999999')).toEqual([]);
  });

  it('sorts by the discounted price', async () => {
    const products = await list('?limit=100&sort_by=price');
    const prices = products.filter(({ is_price_show }) => is_price_show).map(paid);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  it('sorts Arabic names in Arabic alphabetical order', async () => {
    // Quotation marks around a model name are ignored.
    const namesInOrder = (await list('?limit=100&sort_by=name_ar')).map(({ name_ar }) =>
      name_ar.replace(/[«»]/g, ''),
    );
    const collator = new Intl.Collator('ar');
    expect(namesInOrder).toEqual([...namesInOrder].sort(collator.compare));
  });

  it('filters by one or several categories, with repeated or bracketed keys', async () => {
    const sofas = await list('?category=1&limit=100');
    expect(new Set(sofas.map(({ category }) => category?.id))).toEqual(new Set([1]));
    const both = idsOf(await list('?category=1&category=2&limit=100'));
    expect(both.length).toBeGreaterThan(sofas.length);
    expect(idsOf(await list('?category[]=1&category[]=2&limit=100'))).toEqual(both);
  });

  it('ignores empty filters', async () => {
    expect(await list('?category=&query=&limit=100')).toHaveLength(49);
  });

  it('filters by subcategory, type, colour, flags, ids and discounted price', async () => {
    expect((await list('?subcategory=11&limit=100')).every(({ subcategory }) => subcategory?.id === 11)).toBe(
      true,
    );
    expect(idsOf(await list('?type=set'))).toEqual([146, 147, 148, 149]);
    expect(await list('?type=piece&limit=100')).toHaveLength(45);
    expect(await list('?type=piece&type=set&limit=100')).toHaveLength(49);
    const sage = await list('?color=1&limit=100');
    expect(sage.length).toBeGreaterThan(0);
    expect(sage.every(({ colors }) => colors.some(({ id }) => id === 1))).toBe(true);
    expect((await list('?is_featured=true&limit=100')).every(({ is_featured }) => is_featured)).toBe(true);
    expect((await list('?allow_online_purchase=0')).every((product) => !product.allow_online_purchase)).toBe(
      true,
    );
    expect((await list('?in_stock=1&limit=100')).every((product) => !product.check_availity)).toBe(true);
    expect(idsOf(await list('?id=111&id=101'))).toEqual([101, 111]);
    // 9940 less 15 % is 8449.
    expect(idsOf(await list('?price_min=8449&price_max=8449'))).toEqual([101]);
    expect(idsOf(await list('?price_min=9940&price_max=9940'))).not.toContain(101);
  });

  it('includes the two card images with sizes and working URLs', async () => {
    const [sofa] = await list('?id=101');
    expect(sofa?.images.map(({ postion }) => postion)).toEqual([1, 2]);
    expect(sofa?.images[0]).toMatchObject({ is_main: true, width: 1000, height: 1000, color: '#6F8273' });
    expect(sofa?.images[0]?.src_url).toBe('/files/media/products/sofa-3seat--6f8273--front.webp');
  });
});

describe('search', () => {
  const find = async (query: string): Promise<number[]> =>
    idsOf(await list(`?limit=100&query=${encodeURIComponent(query)}`));

  it('finds a sofa by all words used in Riyadh', async () => {
    for (const word of ['sofa', 'SOFA', 'sof', 'كنبة', 'كنبه', 'كَنَبة', 'كـنـبـة', 'kanaba', 'couch']) {
      expect(await find(word), word).toContain(101);
    }
  });
  it.each([
    ['coffee table', 'طاولة وسط', 117],
    ['lamp', 'ابجورة', 141],
    ['floor lamp', 'ابجورة', 140],
    ['mirror', 'مراية', 143],
    ['tv', 'تي في', 139],
    ['couch', 'صوفا', 102],
    ['closet', 'خزانة', 132],
    ['l shape sofa', 'كنب حرف L', 106],
    ['carpet', 'زولية', 144],
    ['chandelier', 'نجفة', 142],
    ['bedside table', 'كومودينو', 130],
  ])('finds “%s” and «%s»', async (english, arabic, id) => {
    expect(await find(english)).toContain(id);
    expect(await find(arabic)).toContain(id);
  });
  it('lists matches by name before other matches', async () => {
    expect((await find('تلفزيون'))[0]).toBe(139);
    expect((await find('oak'))[0]).toBe(129);
    expect((await find('نفود')).slice(0, 3)).toEqual([101, 104, 146]);
    // Only their category contains the word.
    const names = (await list('?limit=100&query=sofa')).map(({ name_en }) => name_en);
    const firstOther = names.findIndex((name) => !/sofa|sectional/i.test(name));
    expect(firstOther).toBeGreaterThan(3);
    expect(names.slice(firstOther).filter((name) => /sofa$/i.test(name))).toEqual([]);
  });
  it('returns name matches and other matches once across pages', async () => {
    const whole = await find('oak');
    expect(whole.length).toBeGreaterThan(6);
    const paged = [];
    for (let page = 1; page <= whole.length; page += 1)
      paged.push(...idsOf(await list(`?query=oak&limit=2&page=${page}`)));
    expect(paged).toEqual(whole);
  });
  it('corrects a typo only if nothing matches', async () => {
    for (const [mistyped, meant] of [
      ['sofaa', 'sofa'],
      ['sfa', 'sofa'],
      ['wardorbe', 'wardrobe'],
      ['nafod', 'nafud'],
      ['كنبا', 'كنبة'],
      ['مرااة', 'مرآة'],
      ['دولابب', 'دولاب'],
    ] as const)
      expect(await find(mistyped), mistyped).toEqual(await find(meant));
    expect(await find('qqqq')).toEqual([]);
    // Another letter in a short word is another word.
    expect(await find('sxf')).toEqual([]);
    expect(await find('NF1043')).toEqual([]);
  });
  it('finds nothing for single letters that are not a prefix', async () => {
    expect(await find('<b>')).toEqual([]);
    expect(await find('b')).not.toEqual([]);
    expect(await find('a sofa for the majlis')).toEqual(await find('sofa majlis'));
  });
  it('finds words with and without the article, also by prefix', async () => {
    const majlis = await find('مجلس');
    expect(majlis.length).toBeGreaterThan(3);
    expect(await find('المجلس')).toEqual(majlis);
    for (const query of ['المجالس', 'المجال']) expect((await find(query)).length, query).toBeGreaterThan(0);
  });
  it('folds alef, hamza and accents', async () => {
    expect(await find('اضاءه')).toEqual(await find('إضاءة'));
    expect(await find('اضاءه')).not.toEqual([]);
    expect(await find('bouclé')).toEqual(await find('boucle'));
  });
  it('finds codes in any digits and case', async () => {
    expect(await find('nf1042')).toEqual([101]);
    expect(await find('NF١٠٤٢')).toEqual([101]);
    // With a separator between letters and digits, or the digits alone.
    for (const code of ['NF 1042', 'NF-1042', 'nf ١٠٤٢', '1042'])
      expect(await find(code), code).toEqual([101]);
  });
  it('finds a piece by its colours and fabrics, also by a broader colour name', async () => {
    const green = await list(`?limit=100&query=${encodeURIComponent('green sofa')}`);
    expect(green.map(({ code }) => code)).toContain('NF1042');
    for (const { code, colors } of green)
      expect(colors.map(({ name_en }) => name_en).join(), code).toMatch(/Sage|Olive/);
    for (const query of ['كنب اخضر', 'كنبة خضراء', 'أخضر كنب'])
      expect(await find(query), query).toEqual(idsOf(green));
    expect(await find('sage sofa')).toContain(101);
    expect(await find('بوكليه كنبة')).toContain(101);
    expect(await find('olive')).not.toContain(101);
  });
  it.each(['3 seats', '٣ مقاعد', 'three seater', '3-seater sofa', 'ثلاث مقاعد', 'كنبة 3 مقاعد'])(
    'finds number words: %s',
    async (query) => {
      const found = await find(query);
      expect(found.slice(0, 3)).toEqual([101, 102, 103]);
      expect(found).not.toContain(104);
      // Its seat tilts back by three degrees.
      expect(found).not.toContain(111);
    },
  );
  it('finds a number in a description with its noun, but not as a number of seats', async () => {
    expect(await find('four door wardrobe')).toEqual([132]);
    expect(await find('ستة أدراج')).toEqual([133]);
    expect(await find('eight seats')).toContain(123);
    expect(await find('طاولة ستة أشخاص')).toEqual([124]);
  });
  it('finds by category and subcategory names in both languages', async () => {
    expect(await find('Three-seat')).toContain(101);
    expect(await find('ثلاثية')).toContain(102);
  });
  it.each([
    ['cupboard', 'SM6030'],
    ['سرير كنق', 'LY6010'],
    ['مكتب بيت', 'DW7010'],
    ['تربيزة', 'HJ4010'],
    ['طاولة تلفاز', 'MD7041'],
    ['شاشة', 'MD7041'],
    // The shop has none of these, but others that serve as them.
    ['sofa bed', 'NF1042'],
    ['كنبة سرير', 'NF1042'],
    ['كرسي هزاز', 'WD3010'],
    ['سرير مفرد', 'LY6010'],
    ['single bed oak', 'SQ6011'],
  ])('finds, by “%s”, %s first', async (query, code) => {
    const [first] = await list(`?query=${encodeURIComponent(query)}`);
    expect(first?.code).toBe(code);
  });

  it.each(['سرير مفرد', 'سرير كنق', 'كرسي هزاز', 'sofa bed', 'rocking chair', 'single bed'])(
    'finds something at every letter of the last word of “%s”',
    async (query) => {
      const lastWord = query.lastIndexOf(' ') + 1;
      for (let length = lastWord + 1; length <= query.length; length += 1) {
        const typed = query.slice(0, length);
        expect((await list(`?query=${encodeURIComponent(typed)}`)).length, typed).toBeGreaterThan(0);
      }
    },
  );

  it('offers no chair to those who look for a bed', async () => {
    for (const query of ['سرير', 'سرير مفرد', 'سرير مفرد خشب', 'single bed']) {
      const found = await list(`?query=${encodeURIComponent(query)}`);
      expect(found.slice(0, 2).map(({ name_en }) => name_en)).not.toContainEqual(
        expect.stringMatching(/chair/i),
      );
    }
  });

  it('offers other pieces only if the shop has none of those asked for', async () => {
    const wordsOf = (code: string, words: SearchWord[]) =>
      api.db.update(items).set({ searchWords: words }).where(eq(items.code, code));
    const [before] = await api.db.select().from(items).where(eq(items.code, 'NF1051'));
    await wordsOf('NF1051', [
      { word: 'sofa', weight: 'A' },
      { word: 'bed', weight: 'A' },
    ]);
    expect(await find('sofa bed')).toEqual([104]);
    expect(await find('كنبة سرير')).toEqual([104]);
    await api.db.execute(
      sql`update items set search_words = ${String(before?.searchWords)}::tsvector where code = 'NF1051'`,
    );
  });

  it('finds products by words that the maker has added', async () => {
    expect(await find('كرسي المدير')).toEqual([]);
    await api.db
      .insert(searchSynonyms)
      .values({ position: 0, terms: ['zulu seat', 'كرسي المدير', 'office chair'] });
    for (const query of ['zulu seat', 'كرسي المدير', 'كرسي مدير'])
      expect(await find(query), query).toEqual([136]);
    await api.db.delete(searchSynonyms);
  });

  it('requires every word to match', async () => {
    expect(await find('nafud sofa')).toEqual([101, 104, 146]);
    expect(await find('three nafud sofa')).toEqual([101]);
    expect(await find('sofa zebra')).toEqual([]);
  });
  it('combines with filters and sorting', async () => {
    const products = await list('?query=sofa&category=1&sort_by=price&sort_order=DESC&limit=100');
    expect(products.length).toBeGreaterThan(1);
    const prices = products.map(paid);
    expect(prices).toEqual([...prices].sort((one, other) => other - one));
  });
  it.each(["'; drop table items; --", "x' | 'y", 'zz:* & !qq', '\\', '%', '\u0000', "''", '🛋️', '؟', '<->'])(
    'finds nothing for %j without an error',
    async (query) => {
      expect(await find(query)).toEqual([]);
    },
  );
  it('handles very long queries', async () => {
    expect(await find('ك'.repeat(200))).toEqual([]);
    expect(await find('sofa '.repeat(40))).toContain(101);
  });
});

describe('a hidden price', () => {
  const HIDDEN = [103, 107, 108, 118, 124, 132, 135, 147];

  /** As sent; the client parses null as 0. */
  const sent = async (path: string): Promise<unknown> => (await api.call(`/api/cms/public/${path}`)).body;

  /** Prices sent for products with hidden prices, at any depth. */
  const hiddenIn = (value: unknown): { price: unknown; discount: unknown }[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { price, discount, is_price_show } = value as Record<string, unknown>;
    const own = is_price_show === false ? [{ price, discount }] : [];
    return [...own, ...Object.values(value).flatMap(hiddenIn)];
  };

  beforeAll(() => api.db.update(items).set({ discount: 15, allowDiscount: true }).where(eq(items.id, 107)));

  it.each([
    ['a list', 'items?limit=100', 8],
    ['a search', 'items?query=liwan', 1],
    ['a product', 'items/107', 1],
    ['a set and its pieces', 'items/147', 2],
    ['related products', 'items/105/relates', 1],
    ['projects', 'projects/3', 1],
    ['pages', 'pages/home', 1],
  ])('is not sent in %s', async (_, path, least) => {
    const hidden = hiddenIn(await sent(path));
    expect(hidden.length).toBeGreaterThanOrEqual(least);
    expect(new Set(hidden.map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"price":null,"discount":0}']),
    );
  });

  it.each(['ASC', 'DESC'])(
    'comes last when sorted by price, %s, in an order that reveals nothing',
    async (order) => {
      const sorted = `?sort_by=price&sort_order=${order}`;
      const whole = idsOf(await list(`${sorted}&limit=100`));
      expect(whole.slice(-8)).toEqual(order === 'ASC' ? HIDDEN : [...HIDDEN].reverse());
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`${sorted}&limit=12&page=${page}`)));
      expect(idsOf(pages.flat())).toEqual(whole);
    },
  );

  it('leaves visible prices sorted in both directions', async () => {
    const shown = async (order: string) =>
      idsOf((await list(`?limit=100&sort_by=price&sort_order=${order}`)).slice(0, 41));
    expect(await shown('DESC')).toEqual((await shown('ASC')).reverse());
  });

  it('matches no price range', async () => {
    for (const range of ['price_min=0', 'price_max=99999999', 'price_min=19800&price_max=19800'])
      expect(idsOf(await list(`?limit=100&${range}`)).filter((id) => HIDDEN.includes(id))).toEqual([]);
  });
});

describe('items.get', () => {
  const get = async (idOrCode: string) =>
    expectResults('items.get', await api.call(`/api/cms/public/items/${idOrCode}`));

  it('finds a product by id and by code, ignoring case', async () => {
    const byId = await get('101');
    expect(byId).toMatchObject({
      code: 'NF1042',
      price: 9940,
      keywords: expect.stringContaining('sofa'),
      description_ar: expect.stringContaining('كنبة'),
      dimensions: { default_width: 228, default_depth: 96, default_height: 82, unit: 'cm' },
      category: { id: 1, name_ar: 'الكنب' },
      set: { id: 146, code: 'NF1401' },
      created_at: '2026-02-06T09:00:00.000Z',
    });
    expect(byId.fabrics[0]).toMatchObject({
      id: 1,
      image_url: '/files/media/fabrics/washed-linen.webp',
      item_fabric: { is_default: true },
    });
    expect(await get('NF1042')).toEqual(byId);
    expect(await get('nf1042')).toEqual(byId);
  });
  it('returns the shape if the catalogue defines it', async () => {
    expect(await get('BR5030')).toMatchObject({ shape: 'stool' });
    expect(await get('NF1042')).toMatchObject({ shape: null });
  });
  it('includes the pieces of a set', async () => {
    const set = await get('NF1401');
    expect(set.set_items.map(({ item, quantity }) => [item.code, quantity])).toEqual([
      ['NF1042', 1],
      ['WD3010', 2],
      ['HJ4010', 1],
    ]);
    expect(set.set_items[0]?.item).toMatchObject({
      description_en: expect.stringContaining('sofa'),
      dimensions: { unit: 'cm' },
    });
    expect(set.set).toBeNull();
  });
  it('returns not_found in the visitor’s language', async () => {
    const { status, body } = await api.call('/api/cms/public/items/999999');
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Item not found.', code: 'not_found' });
    const arabic = await api.call('/api/cms/public/items/ZZ999', { headers: { 'accept-language': 'ar-SA' } });
    expect(arabic.body).toEqual({ message: 'لم نعثر على هذا المنتج.', code: 'not_found' });
  });
  it.each(['0', '-1', '1.5', '2147483648999', "1'--", '..%2f..%2fetc', '%00'])('rejects %j', async (id) => {
    expect([400, 404]).toContain((await api.call(`/api/cms/public/items/${id}`)).status);
  });
});

describe('items.related', () => {
  const related = async (id: string, query = '') =>
    idsOf(expectResults('items.related', await api.call(`/api/cms/public/items/${id}/relates${query}`)));

  it('returns pieces of its set, then neighbours of other subcategories', async () => {
    expect(await related('101')).toEqual([111, 117, 104, 105]);
    expect(await related('NF1042')).toEqual([111, 117, 104, 105]);
  });
  it('falls back to featured products if the category is too small', async () => {
    const many = await related('101', '?limit=24');
    expect(many).toHaveLength(new Set(many).size);
    expect(many).not.toContain(101);
    expect(many.slice(0, 7)).toEqual([111, 117, 104, 105, 106, 107, 146]);
    expect(many.length).toBeGreaterThan(7);
  });
  it('wraps around in the category', async () => {
    expect(await related('107')).toEqual([146, 101, 102, 103]);
  });
  it('returns not_found for an unknown product', async () => {
    expect((await api.call('/api/cms/public/items/999999/relates')).status).toBe(404);
  });
});
