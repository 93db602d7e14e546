import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeContent } from './compose-content';

const smallShop = path.join(import.meta.dirname, '../../testing/small-shop.json');

const document = (changes: object = {}) => ({
  ...JSON.parse(readFileSync(smallShop, 'utf8')),
  categories: [{ id: 1, name_en: 'Tables', name_ar: 'الطاولات' }],
  products: [
    { id: 1, code: 'CT1', name_en: 'Cedar table', name_ar: 'طاولة', price: 2400, category: { id: 1 } },
    { id: 2, code: 'CT2', name_en: 'Oak table', name_ar: 'طاولة', price: 1800 },
  ],
  ...changes,
});

const compose = (catalogue: object | string, ...sheets: string[]) =>
  composeContent(
    {
      file: 'catalogue.json',
      text: typeof catalogue === 'string' ? catalogue : JSON.stringify(catalogue, null, 2),
    },
    sheets.map((text, index) => ({ file: `sheet-${index + 1}.csv`, text })),
    { mediaFolder: '/nowhere' },
  );

describe('composeContent', () => {
  it('changes and adds products by the rows of spreadsheets', async () => {
    const { catalogue, problems } = await compose(
      document(),
      'code,price\nct1,2600\n',
      'code,name_en,name_ar,price,category\nCB1,Bench,مقعد,900,Tables\n',
    );
    expect(problems).toBeUndefined();
    expect(catalogue?.products).toMatchObject([
      { id: 1, code: 'CT1', name_en: 'Cedar table', price: 2600 },
      { id: 2, code: 'CT2', price: 1800 },
      { code: 'CB1', price: 900, category: { id: 1 } },
    ]);
  });

  describe('a product that the document names by its code', () => {
    const bench = 'code,name_en,name_ar,price\nCB1,Bench,مقعد,900\n';
    const naming = (...codes: unknown[]) =>
      document({
        products: [
          { id: 1, code: 'CT1', name_en: 'Table', name_ar: 'طاولة', price: 2400, related_ids: codes },
          {
            ...{ id: 2, code: 'CS1', name_en: 'Set', name_ar: 'طقم', price: 1800, is_set: true },
            set_items: codes.map((item_id, index) => ({ id: index + 1, item_id, quantity: 1 })),
          },
        ],
        projects: [
          {
            id: 1,
            name_en: 'Flat',
            name_ar: 'شقة',
            items: codes.map((item_id) => ({ item_id, quantity: 1 })),
          },
        ],
        pages: {
          home: {
            name_en: 'Home',
            name_ar: 'الرئيسية',
            sections: [
              { id: 1, type: 'items_slider', tag: { name_en: 'Our', name_ar: 'لنا', item_ids: codes } },
            ],
          },
        },
      });

    it('is found in spreadsheets, in any case, wherever ids can stand', async () => {
      const { catalogue, problems } = await compose(naming('cb1'), bench);
      expect(problems).toBeUndefined();
      const id = catalogue?.products.find(({ code }) => code === 'CB1')?.id;
      expect(id).toBeGreaterThan(0);
      expect(catalogue?.products[0]?.related_ids).toEqual([id]);
      expect(catalogue?.products[1]?.set_items).toMatchObject([{ item_id: id }]);
      expect(catalogue?.projects[0]?.items).toMatchObject([{ item_id: id }]);
      expect(catalogue?.pages.home?.sections[0]?.tag?.item_ids).toEqual([id]);
    });

    it('is reported with line and column if there is none, and with the nearest code', async () => {
      const catalogue = naming(1);
      catalogue.pages.home.sections[0].tag.item_ids = ['CB2'];
      const { problems } = await compose(catalogue, bench);
      const lines = JSON.stringify(catalogue, null, 2).split('\n');
      const line = lines.findIndex((text) => text.includes('"CB2"'));
      expect(problems).toEqual([
        {
          file: 'catalogue.json',
          line: line + 1,
          column: (lines[line]?.indexOf('"CB2"') ?? 0) + 1,
          message:
            'pages.home.sections[0].tag.item_ids[0]: product "CB2" does not exist; did you mean "CB1"?',
        },
      ]);
    });

    it('is not called missing while its row has a problem', async () => {
      const { problems } = await compose(naming('CB1'), bench.replace('900', 'cheap'));
      expect(problems).toMatchObject([{ file: 'sheet-1.csv', line: 2 }]);
    });

    it('is a problem of the document, also where a row changes the product that names it', async () => {
      const named = naming('CB1');
      const wrongRow = `${bench.replace('900', 'cheap')}CT1,,,2600\n`;
      const { problems } = await compose(named, wrongRow);
      expect(problems).toMatchObject([{ file: 'sheet-1.csv', line: 2 }]);
      const unknown = await compose(named, 'code,price\nCT1,2600\n');
      expect(unknown.problems?.map(({ file }) => file)).toEqual(Array(4).fill('catalogue.json'));
    });

    it('is named once, as by its id, and by a code that can be one', async () => {
      const { problems } = await compose(naming('CB1', 'cb1', 'C B'), bench);
      const messages =
        problems?.map(({ message }) => message).filter((text) => text.startsWith('pages')) ?? [];
      expect(messages).toEqual([
        expect.stringMatching(
          /item_ids\[1\]: this product is used twice, first in pages\.home\.\S+\.item_ids\[0\]$/,
        ),
        expect.stringMatching(/item_ids\[2\]: "C B" can't be used: a product code has 1 to 32 /),
      ]);
    });
  });

  it('gives a product of a spreadsheet the same id whatever stands around it', async () => {
    const lines = ['CB1,Bench,مقعد,900,b.webp', 'CB2,Stool,كرسي,300,s.webp', 'CB3,Desk,مكتب,700,d.webp'];
    const idsOf = async (rows: string[]) => {
      const { catalogue } = await compose(
        document(),
        ['code,name_en,name_ar,price,pictures', ...rows].join('\n'),
      );
      return Object.fromEntries(
        (catalogue?.products ?? []).map(({ code, id, images }) => [
          code,
          [id, ...images.map((image) => image.id)],
        ]),
      );
    };
    const ids = await idsOf(lines);
    expect(await idsOf(lines.toReversed())).toEqual(ids);
    const { CB1: _, ...others } = ids;
    expect(await idsOf(lines.slice(1))).toEqual(others);
  });

  it('says where a problem stands: in the document by line and column, in a spreadsheet by line', async () => {
    const wrong = document({ categories: [{ id: 1, name_en: 'Tables', name_ar: 7 }] });
    const { problems, warnings } = await compose(
      wrong,
      'code,price,discount\nCT1,2600,150\nCT9,1,0\n',
      'code,colour\nCT1,red\n',
    );
    expect(problems).toMatchObject(
      [
        { file: 'catalogue.json', line: expect.any(Number), column: expect.any(Number), message: /name_ar/ },
        { file: 'sheet-1.csv', line: 2, message: /^CT1 discount: / },
        { file: 'sheet-1.csv', line: 3, message: 'CT9 name_en: is missing' },
        { file: 'sheet-1.csv', line: 3, message: 'CT9 name_ar: is missing' },
      ].map(({ message, ...place }) => ({
        ...place,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      })),
    );
    expect(warnings).toEqual([
      { file: 'sheet-2.csv', line: 1, message: 'a column that is not used: "colour"' },
    ]);
  });

  it.each([
    ['{ "products": [', /^not well-formed JSON/],
    ['{ "products": {} }', /settings: is missing/],
    ['[]', /.+/],
  ])('reports a document that spreadsheets can’t be merged into: %s', async (text, message) => {
    const { problems } = await compose(text, 'code,price\nCT1,1\n');
    expect(problems?.[0]).toMatchObject({ file: 'catalogue.json', message: expect.stringMatching(message) });
  });

  it('warns of missing pictures once, where they are named', async () => {
    const pictured = document();
    pictured.products[1].images = [{ id: 1, src_url: 'oak.webp' }];
    const { warnings } = await compose(pictured, 'code,pictures\nCT1,cedar.webp\n');
    expect(warnings.map(({ file, message }) => `${file} ${message}`)).toEqual([
      'catalogue.json products[1].images[0].src_url: image not found: oak.webp',
      'sheet-1.csv CT1 pictures: image not found: cedar.webp',
    ]);
  });
});
