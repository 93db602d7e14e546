import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { printProducts } from '../../cli/print-products';
import type { OpenDatabase } from '../../db/database';
import { sectionItems } from '../../db/schema';
import { demoMediaFolder } from '../../testing/demo-shop';
import { openSeededDatabase } from '../../testing/seeded-databases';
import { exportCatalogue } from '../export-catalogue';
import { importFile } from '../import-file';
import { importProducts } from './import-products';

const smallShop = path.join(import.meta.dirname, '../../testing/small-shop.json');

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-csv-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Made from the code BN1, so it never changes. */
const BENCH_ID = 2_089_325_656;

const content = () => exportCatalogue(database.db);

const importLines = (lines: readonly string[], options?: { isDryRun: boolean }) =>
  importBytes(Buffer.from(lines.join('\r\n')), options);

async function importBytes(bytes: Buffer, { isDryRun = false } = {}) {
  const file = path.join(folder, 'products.csv');
  await writeFile(file, bytes);
  const outcome = await importProducts(database.db, file, { mediaFolder: demoMediaFolder, isDryRun });
  const printed: string[] = [];
  const output = {
    out: (line: string) => printed.push(line),
    error: (line: string) => printed.push(`! ${line}`),
  };
  printProducts(outcome, { file: 'products.csv', isDryRun, output });
  return { outcome, printed };
}

describe('products from a spreadsheet', () => {
  it('require an imported catalogue', async () => {
    await expect(importLines(['code,price', 'A1,1'])).rejects.toThrow(/diwan import/);
    const { imported, warnings } = await importFile(database.db, smallShop, { mediaFolder: demoMediaFolder });
    expect(imported?.products).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('are reported line by line in a dry run, which writes nothing', async () => {
    const before = await content();
    const lines = [
      'code,name_en,name_ar,price,category,pictures,buy_online',
      'CT1,,,"2,500.50",,,',
      'ST1,"Stool, low",كرسي,٣٢٠,الطاولات,stools/one.webp|stools/two.webp,نعم',
      'ST2,Stool,كرسي,12.345,Chairs,/etc/one.webp,perhaps',
      ',Nameless,بلا اسم,1,,,',
      'ST1,Again,مرة أخرى,1,,,',
      'CT1',
    ];
    const { outcome, printed } = await importLines(lines, { isDryRun: true });
    expect(outcome.isWritten).toBe(false);
    expect(printed).toEqual([
      'products.csv:2 CT1 is changed',
      '! warning: products.csv:3 ST1 pictures: image not found: stools/one.webp',
      '! warning: products.csv:3 ST1 pictures: image not found: stools/two.webp',
      'products.csv:3 ST1 is new',
      '! products.csv:4 ST2 price: "12.345" isn\'t a number like 2400, 2,400 or 2400.50',
      '! products.csv:4 ST2 category: unknown category "Chairs"; the shop has Tables',
      '! products.csv:4 ST2 pictures: "/etc/one.webp" must be a path in the media folder or an https URL',
      '! products.csv:4 ST2 buy_online: "perhaps" must be yes (نعم) or no (لا)',
      '! products.csv:5 (no code) code: is empty',
      '! products.csv:6 ST1 code: already used in line 3',
      '! products.csv:7 CT1 code: already used in line 2',
      'Nothing was changed (dry run): 1 new, 1 changed, 0 unchanged, 4 invalid.',
    ]);
    expect(await content()).toEqual(before);
    // With one invalid line, nothing is written.
    expect((await importLines(lines)).outcome.isWritten).toBe(false);
    expect(await content()).toEqual(before);
  });

  it.each([
    ['code,name_en,name_ar,price,size,description_en', ','],
    ['الرمز;الاسم بالإنجليزية;الاسم بالعربية;السعر;المقاس;الوصف بالإنجليزية', ';'],
    ['\uFEFFCode\tName_EN\tالاسم\tالسعر\tsize\tdescription_en', '\t'],
  ])('are written with the header %s', async (header, delimiter) => {
    const cells = ['BN1', 'Bench', 'مقعد', '1200.5', '140×40×45', '"One line\nand another"'];
    const { printed, outcome } = await importLines([header, cells.join(delimiter)]);
    expect(outcome.isWritten).toBe(true);
    expect(printed[0]).toMatch(/^products\.csv:2 BN1 (is new|is unchanged)$/);
    const { products } = await content();
    expect(products.find(({ code }) => code === 'BN1')).toMatchObject({
      id: BENCH_ID,
      name_ar: 'مقعد',
      price: 1200.5,
      description_en: 'One line\nand another',
      dimensions: { default_width: 140, default_depth: 40, default_height: 45, unit: 'cm' },
    });
    // The home page is generated from the content and updated with it.
    const [section] = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(sectionItems)
      .where(eq(sectionItems.itemId, BENCH_ID));
    expect(section?.count).toBe(2);
    expect((await content()).pages).toEqual({});
    // Products not in the file are unchanged.
    expect(products.find(({ code }) => code === 'CT1')).toMatchObject({ price: 2400 });
  });

  it('change only the fields in their row', async () => {
    await importLines(['code,discount,pictures', 'bn1,10,benches/one.webp']);
    const { products } = await content();
    expect(products.find(({ code }) => code === 'BN1')).toMatchObject({
      name_en: 'Bench',
      price: 1200.5,
      discount: 10,
      allow_discount: true,
      images: [{ src_url: 'benches/one.webp', is_main: true }],
    });
  });

  it('are rejected with line and column header', async () => {
    const { printed } = await importLines([
      'الرمز;الاسم بالإنجليزية;الاسم بالعربية;السعر',
      'ST-9;Stool;كرسي;320',
      'ST9;;كرسي;320',
      '1;Chair;كرسي;320',
    ]);
    expect(printed).toEqual([
      '! products.csv:2 ST-9 الرمز: "ST-9" can\'t be used: a product code has 1 to 32 Latin letters and digits, without dashes or spaces',
      '! products.csv:3 ST9 الاسم بالإنجليزية: is missing',
      '! products.csv:4 1 code: 1 is the id of another product',
      '! Nothing was changed: 0 new, 0 changed, 0 unchanged, 3 invalid.',
    ]);
  });

  it.each([
    [['code,prise', 'A1,1'], /unknown column "prise"; did you mean "price"\?/],
    [['name_en,price', 'A,1'], /missing column "code"/],
    [['code,code', 'A,1'], /duplicate column "code"/],
    [[''], /is empty/],
  ])('are rejected as a whole for %j', async (lines, words) => {
    const { outcome } = await importLines(lines);
    expect(outcome.isWritten).toBe(false);
    expect(outcome.problems.map(({ message }) => message).join()).toMatch(words);
  });

  it('are checked in spite of an unknown column, all in one run', async () => {
    const { printed, outcome } = await importLines(['code,prise,price', 'CT1,2,abc', 'BN1,2,1300']);
    expect(outcome.isWritten).toBe(false);
    expect(printed).toEqual([
      expect.stringMatching(
        /^! products\.csv:1 unknown column "prise"; did you mean "price"\?; the columns are code \(الرمز\), name_en \(.*, hidden \(مخفي\)$/,
      ),
      '! products.csv:2 CT1 price: "abc" isn\'t a number like 2400, 2,400 or 2400.50',
      'products.csv:3 BN1 is changed',
      '! Nothing was changed: 0 new, 1 changed, 0 unchanged, 1 invalid; problems of the file: 1.',
    ]);
  });

  it.each([
    ['never closed', ['2"', 'BN1,1', 'BN1,2']],
    ['closed by the quote of another line', ['2"', 'BN1,"1"']],
  ])('name the line of a quote that is %s, and what is wrong above it', async (_, [, ...after]) => {
    const rows = ['CT1,abc,"two\r\nlines"', 'BN1,1,"open', ...(after ?? [])];
    const { printed } = await importLines(['code,price,description_en', ...rows]);
    expect(printed).toEqual([
      expect.stringMatching(/^! products\.csv:4 a quote \("\) isn't closed/),
      expect.stringMatching(/^! products\.csv:2 CT1 price: "abc" isn't a number/),
      expect.stringMatching(/^! Nothing was changed/),
    ]);
  });
  it('name the line of a quote in the middle of a cell', async () => {
    const { outcome } = await importLines(['code,name_en', 'CT1,Table', 'BN1,60" wide', 'BN1,x']);
    expect(outcome.problems).toEqual([{ line: 3, message: expect.stringMatching(/^a quote .*"60"" wide"/) }]);
  });
  it('print no sums where no line was read', async () => {
    expect((await importLines(['price', '1'])).printed.at(-1)).toBe(
      '! Nothing was changed: problems of the file: 1.',
    );
  });

  // "كرسي" and "café" in encodings that were in use before UTF-8.
  it.each([
    ['Windows-1256', Buffer.from('code,name_ar\r\nBN1,\xdf\xd1\xd3\xed', 'latin1'), /isn't in UTF-8/],
    ['Latin-1', Buffer.from('code,name_en\r\nBN1,caf\xe9', 'latin1'), /isn't in UTF-8/],
    ['UTF-16', Buffer.from('\uFEFFcode,name_ar\r\nBN1,كرسي', 'utf16le'), /is in UTF-16/],
    ['UTF-16 without a mark', Buffer.from('code,name_ar\r\nBN1,كرسي', 'utf16le'), /is in UTF-16/],
  ])('are rejected in %s, with the way to save them', async (_, bytes, words) => {
    const before = await content();
    await expect(importBytes(bytes, { isDryRun: true })).rejects.toThrow(words);
    await expect(importBytes(bytes)).rejects.toThrow(/^products\.csv .*Save it as UTF-8/);
    expect(await content()).toEqual(before);
  });

  it('are warned of missing pictures, and rejected with pictures of insecure addresses', async () => {
    const file = ['code,pictures', 'BN1,benches/none.webp|https://cdn.example/bench.webp'];
    for (const isDryRun of [true, false]) {
      const { printed } = await importLines(file, { isDryRun });
      expect(printed[0]).toBe('! warning: products.csv:2 BN1 pictures: image not found: benches/none.webp');
    }
    const { printed } = await importLines(['code,pictures', 'BN1,http://cdn.example/bench.webp']);
    expect(printed[0]).toMatch(/http:\S+ must be a path in the media folder or an https URL$/);
  });

  it('are warned of prices and sizes of 0', async () => {
    const { printed } = await importLines(['code,price,size', 'BN1,0,0x40x45'], { isDryRun: true });
    expect(printed.slice(0, 2)).toEqual([
      expect.stringMatching(/^! warning: products\.csv:2 BN1 price: is 0 and shown/),
      '! warning: products.csv:2 BN1 size: has a side of 0 cm',
    ]);
  });

  it('show a price of 0 on request', async () => {
    const { printed } = await importLines(['code,price,show_price', 'BN1,0,no'], { isDryRun: true });
    expect(printed).toEqual([
      'products.csv:2 BN1 is changed',
      expect.stringMatching(/^Nothing was changed \(dry run\): 0 new, 1 changed, 0 unchanged, 0 invalid/),
    ]);
  });

  it('are documented with every column', async () => {
    const guide = await readFile(
      path.join(import.meta.dirname, '../../../../../docs/your-own-shop.md'),
      'utf8',
    );
    const { columns } = await import('./columns');
    const missing = columns.flatMap(({ names }) => names).filter((name) => !guide.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
