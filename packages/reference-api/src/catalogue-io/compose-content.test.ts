import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { composeContent } from './compose-content';

const smallShop = path.join(import.meta.dirname, '../testing/small-shop.json');

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
    const { problems } = await compose(
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
        { file: 'sheet-2.csv', line: 1, message: /^unknown column "colour"/ },
      ].map(({ message, ...place }) => ({
        ...place,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      })),
    );
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
