import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoMediaFolder } from '../../../testing/demo-shop';
import { checkFiles } from '../check-files';
import { composeContent } from '../compose-content';
import { readSpreadsheet } from '../read-content-file';

/** Made from the code BN1, so it never changes. */
const BENCH_ID = 2_089_325_656;

const bench = { id: BENCH_ID, code: 'BN1', name_en: 'Bench', name_ar: 'مقعد', price: 1200.5 };
const smallShop = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../testing/small-shop.json'), 'utf8'),
);
/** The small shop, and a bench. */
const catalogue = {
  file: 'catalogue.json',
  text: JSON.stringify({ ...smallShop, products: [...smallShop.products, bench] }, null, 2),
};

/** What a spreadsheet makes of the shop, and the lines that are printed of it. */
async function composed(lines: readonly string[], text = lines.join('\r\n')) {
  const composition = await composeContent(catalogue, [{ file: 'products.csv', text }], {
    mediaFolder: demoMediaFolder,
  });
  const { problems = [], warnings } = composition;
  const printed = [
    ...warnings.map((found) => ({ ...found, mark: '~' })),
    ...problems.map((found) => ({ ...found, mark: '!' })),
  ]
    .filter(({ file }) => file === 'products.csv')
    .map(({ mark, line, message }) => `${mark} ${line ?? ''} ${message}`);
  return { printed, products: composition.catalogue?.products };
}

describe('products from a spreadsheet', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'diwan-csv-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are reported line by line, and all refused with one that is wrong', async () => {
    const { printed, products } = await composed([
      'code,name_en,name_ar,price,category,pictures,buy_online',
      'CT1,,,"2,500.50",,,',
      'ST1,"Stool, low",كرسي,٣٢٠,الطاولات,stools/one.webp|stools/two.webp,نعم',
      'ST2,Stool,كرسي,12.345,Chairs,/etc/one.webp,perhaps',
      ',Nameless,بلا اسم,1,,,',
      'ST1,Again,مرة أخرى,1,,,',
      'CT1',
    ]);
    expect(printed).toEqual([
      '~ 3 pictures: image not found, in line 3: "stools/one.webp", "stools/two.webp"',
      '! 4 ST2 price: "12.345" can be read in two ways: 12345 or 12.345; write it like 2400 or 2400.50',
      '! 4 ST2 category: "Chairs" is no category of the shop; the shop has Tables',
      '! 4 ST2 pictures: "/etc/one.webp" must be a path in the media folder or an https URL',
      '! 4 ST2 buy_online: "perhaps" must be yes (نعم) or no (لا)',
      '! 5 code: is empty',
      '! 6 code: is used in an earlier line, in 2 lines (6–7): "ST1", "CT1"',
    ]);
    expect(products).toBeUndefined();
  });

  it.each([
    ['code,name_en,name_ar,price,size,description_en', ','],
    ['الرمز;الاسم بالإنجليزية;الاسم بالعربية;السعر;المقاس;الوصف بالإنجليزية', ';'],
    ['\uFEFFCode\tName_EN\tالاسم\tالسعر\tsize\tdescription_en', '\t'],
  ])('are read with the header %s', async (header, delimiter) => {
    const cells = ['BN2', 'Bench', 'مقعد', '1200.5', '140×40×45', '"One line\nand another"'];
    const { products, printed } = await composed([header, cells.join(delimiter)]);
    expect(printed).toEqual([]);
    expect(products?.find(({ code }) => code === 'BN2')).toMatchObject({
      name_ar: 'مقعد',
      price: 1200.5,
      description_en: 'One line\nand another',
      dimensions: { default_width: 140, default_depth: 40, default_height: 45, unit: 'cm' },
    });
    // Products not in the file are unchanged.
    expect(products?.find(({ code }) => code === 'CT1')).toMatchObject({ price: 2400 });
  });

  it('get ids made from their codes', async () => {
    const text = JSON.stringify(smallShop);
    const row = 'code,name_en,name_ar,price\nBN1,Bench,مقعد,1200';
    const { catalogue: shop } = await composeContent(
      { file: 'catalogue.json', text },
      [{ file: 'products.csv', text: row }],
      { mediaFolder: demoMediaFolder },
    );
    expect(shop?.products.at(-1)).toMatchObject({ id: BENCH_ID, code: 'BN1' });
  });

  it('change only the fields in their row', async () => {
    const { products } = await composed(['code,discount,pictures', 'bn1,10,benches/one.webp']);
    expect(products?.find(({ code }) => code === 'BN1')).toMatchObject({
      name_en: 'Bench',
      price: 1200.5,
      discount: 10,
      allow_discount: true,
      images: [{ src_url: 'benches/one.webp', is_main: true }],
    });
  });

  it('are rejected with line and column header', async () => {
    const { printed } = await composed([
      'الرمز;الاسم بالإنجليزية;الاسم بالعربية;السعر',
      'ST-9;Stool;كرسي;320',
      'ST9;;;320',
      '1;Chair;كرسي;320',
    ]);
    expect(printed).toEqual([
      '! 2 ST-9 الرمز: "ST-9" can\'t be used: a product code has 1 to 32 Latin letters and digits, without dashes or spaces',
      '! 3 ST9 الاسم بالإنجليزية: is missing',
      '! 3 ST9 الاسم بالعربية: is missing',
      '! 4 1 code: 1 is the id of another product',
    ]);
  });

  it.each([
    [['code,prise', 'A1,1'], /a column that is not used: "prise"; "prise" is nearly "price"/],
    [
      ['name_en,price', 'A,1'],
      /missing column "code" \(الرمز\); the columns are code \(الرمز\), name_en \(.*, hidden \(مخفي\),! {2}npx diwan convert products\.csv makes a file with codes that can be used$/,
    ],
    [['code,code', 'A,1'], /duplicate column "code"/],
    [[''], /is empty/],
  ])('are rejected as a whole for %j', async (lines, words) => {
    const { products, printed } = await composed(lines);
    expect(products).toBeUndefined();
    expect(printed.join()).toMatch(words);
  });

  it('are checked in spite of an unknown column, all in one run', async () => {
    const { printed } = await composed(['code,prise,price', 'CT1,2,abc', 'BN1,2,1300']);
    expect(printed).toEqual([
      '~ 1 a column that is not used: "prise"; "prise" is nearly "price"',
      '! 2 CT1 price: "abc" isn\'t a number like 2400, 2,400 or 2400.50',
    ]);
  });

  it.each([
    ['never closed', ['2"', 'BN1,1', 'BN1,2']],
    ['closed by the quote of another line', ['2"', 'BN1,"1"']],
  ])('name the line of a quote that is %s, and what is wrong above it', async (_, [, ...after]) => {
    const rows = ['CT1,abc,"two\r\nlines"', 'BN1,1,"open', ...(after ?? [])];
    const { printed } = await composed(['code,price,description_en', ...rows]);
    expect(printed).toEqual([
      expect.stringMatching(/^! 4 a quote \("\) isn't closed/),
      expect.stringMatching(/^! 2 CT1 price: "abc" isn't a number/),
    ]);
  });
  it('name the line of a quote in the middle of a cell', async () => {
    const { printed } = await composed(['code,name_en', 'CT1,Table', 'BN1,60" wide', 'BN1,x']);
    expect(printed).toEqual([expect.stringMatching(/^! 3 a quote .*"60"" wide"/)]);
  });

  async function checked(bytes: Buffer, name = 'products.csv') {
    await writeFile(path.join(folder, 'catalogue.json'), catalogue.text);
    await writeFile(path.join(folder, name.replace(/#.*/, '')), bytes);
    const files = { catalogue: path.join(folder, 'catalogue.json'), spreadsheets: [path.join(folder, name)] };
    return checkFiles(files, { mediaFolder: demoMediaFolder });
  }

  // "كرسي" in encodings that were in use before UTF-8.
  it.each([
    ['Windows-1256', Buffer.from('code,name_ar\r\nBN1,\xdf\xd1\xd3\xed', 'latin1'), /Windows-1256/],
    ['UTF-16', Buffer.from('\uFEFFcode,name_ar\r\nBN1,كرسي', 'utf16le'), /read as UTF-16/],
    ['UTF-16, the other way', Buffer.from('\uFEFFcode,name_ar\r\nBN1,كرسي', 'utf16le').swap16(), /UTF-16/],
    ['UTF-16 without a mark', Buffer.from('code,name_ar\r\nBN1,كرسي', 'utf16le'), /read as UTF-16/],
  ])('are read in %s, which a line says', async (_, bytes, words) => {
    const { problems, warnings } = await checked(bytes);
    expect(problems).toEqual([]);
    expect(warnings).toEqual([{ file: 'products.csv', message: expect.stringMatching(words) }]);
  });

  it.each([
    ['Latin-1', Buffer.from('code,name_en\r\nBN1,Gr\xf6\xdfe', 'latin1'), /isn't in UTF-8.*Save it as UTF-8/],
    [
      'ISO-8859-6',
      Buffer.from('code,name_ar\r\nBN1,\xe3\xd1\xd3\xea \xc7\xe4\xd4', 'latin1'),
      /isn't in UTF-8/,
    ],
    ['old workbooks', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel/],
    ['other archives', Buffer.from('504b030400000000', 'hex'), /no Excel workbook/],
  ])('are rejected in %s, with the way to save them', async (_, bytes, words) => {
    expect((await checked(bytes)).problems).toEqual([
      { file: 'products.csv', message: expect.stringMatching(words) },
    ]);
  });

  it('are read from a workbook: its first sheet, or a named one', async () => {
    const workbook = await readFile(path.join(import.meta.dirname, '../../../testing/benches.xlsx'));
    expect(await checked(workbook, 'mine.xlsx')).toEqual({
      problems: [
        { file: 'mine.xlsx', line: 5, message: expect.stringMatching(/^BN1 price: "dear" isn't a number/) },
      ],
      warnings: [],
    });
    expect((await checked(workbook, 'mine.xlsx#Second sheet')).problems).toEqual([]);
    expect((await checked(workbook, 'mine.xlsx#Third')).problems[0]?.message).toBe(
      'has no sheet "Third"; its sheets are Prices, Second sheet',
    );
  });

  describe('of a workbook', () => {
    const sheet = 'xl/worksheets/sheet1.xml';
    const row = (at: number, cells: string) => `<row r="${at}">${cells}</row>`;
    const cell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const head = row(1, cell('A1', 'code') + cell('B1', 'price'));
    /** The text of a workbook with these rows. */
    async function read(rows: string): Promise<string> {
      const files = unzipSync(
        await readFile(path.join(import.meta.dirname, '../../../testing/benches.xlsx')),
      );
      files[sheet] = strToU8(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      );
      const folder = await mkdtemp(path.join(tmpdir(), 'workbook-'));
      try {
        await writeFile(path.join(folder, 'mine.xlsx'), zipSync(files));
        return (await readSpreadsheet(path.join(folder, 'mine.xlsx'))).text;
      } finally {
        await rm(folder, { recursive: true });
      }
    }
    it('end with the last cell that has a value', async () => {
      const rows = head + row(2, cell('A2', 'BN1') + cell('B2', '90'));
      const formatted = row(1_048_576, '<c r="A1048576" s="0"/><c r="XFD1048576" s="0"></c>');
      expect(await read(rows + formatted)).toBe('"code","price"\n"BN1","90"');
    });
    it('name the errors of their formulas', async () => {
      const error = '<c r="B2" s="0" t="e"><f>1/0</f><v>#DIV/0!</v></c>';
      const text = await read(head + row(2, cell('A2', 'BN1') + error));
      expect((await composed([], text)).printed).toEqual([
        '! 2 BN1 price: "#DIV/0!" is an error of the spreadsheet, not a value',
      ]);
    });
    it.each([
      ['the last cell of Excel', row(1_048_576, cell('XFD1048576', 'x')), /^has something in row 1048576, /],
      ['a row without a number', `<row>${cell('A1048576', 'x')}</row>`, /^has something in cell A1048576, /],
      ['a column far right', row(2_000, cell('XFD2000', 'x')), /^has something in cell XFD2000, /],
      ['a number in letters', '<row r="1e9"><c r="A2"><v>1</v></c></row>', /^is no Excel workbook/],
      ['many rows', '<row><c/></row>'.repeat(100_001), /^has something in row 10000\d, /],
      ['a long cell', row(2, cell('A2', 'x'.repeat(200_000))), /^has a cell of more than 32767 characters, /],
      ['a huge cell', row(2, cell('A2', 'x'.repeat(105_000_000))), /^is larger than 100 MB when it is unp/],
    ])('are refused with %s', async (_, rows, message) => {
      await expect(read(head + rows)).rejects.toThrow(message);
    });
  });

  it('have dates of a workbook as days, whatever their format', async () => {
    const { text } = await readSpreadsheet(path.join(import.meta.dirname, '../../../testing/dates.xlsx'));
    const { products } = await composed([], text);
    expect(products?.slice(-2)).toMatchObject([
      { code: 'TB1', name_ar: 'طاولة بلوط', price: 2400.5, description_ar: '2026-03-01' },
      { code: 'TB2', price: 900, description_ar: '2026-03-01' },
    ]);
  });

  it('are warned of missing pictures, and rejected with pictures of insecure addresses', async () => {
    const missing = ['code,pictures', 'BN1,benches/none.webp|https://cdn.example/bench.webp'];
    expect((await composed(missing)).printed).toEqual([
      '~ 2 BN1 pictures: image not found: benches/none.webp',
    ]);
    const { printed } = await composed(['code,pictures', 'BN1,http://cdn.example/bench.webp']);
    expect(printed[0]).toMatch(/http:\S+ must be a path in the media folder or an https URL$/);
  });

  it('are warned of prices and sizes of 0, unless the price isn’t shown', async () => {
    expect((await composed(['code,price,size', 'BN1,0,0x40x45'])).printed).toEqual([
      expect.stringMatching(/^~ 2 BN1 price: is 0 and shown/),
      '~ 2 BN1 size: has a side of 0 cm',
    ]);
    expect((await composed(['code,price,show_price', 'BN1,0,no'])).printed).toEqual([]);
  });

  it('are documented with every column', async () => {
    const guide = await readFile(
      path.join(import.meta.dirname, '../../../../../../docs/your-own-shop.md'),
      'utf8',
    );
    const { columns } = await import('./columns');
    const missing = columns.flatMap(({ names }) => names).filter((name) => !guide.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
