import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { printProducts } from '../../cli/print-products';
import type { OpenDatabase } from '../../db/database';
import { sectionItems } from '../../db/schema';
import { demoMediaFolder } from '../../package-paths';
import { openSeededDatabase } from '../../testing/test-api';
import { exportCatalogue } from '../export-catalogue';
import { importFile } from '../import-file';
import { importProducts } from './import-products';

const starter = path.join(import.meta.dirname, '../../../../../examples/starter-shop/catalogue.json');

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

const content = () => exportCatalogue(database.db);

async function importLines(lines: readonly string[], { isDryRun = false } = {}) {
  const file = path.join(folder, 'products.csv');
  await writeFile(file, lines.join('\r\n'));
  const outcome = await importProducts(database.db, file, { isDryRun });
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
    await expect(importLines(['code,price', 'A1,1'])).rejects.toThrow(/pnpm db:import/);
    const { imported, warnings } = await importFile(database.db, starter, { mediaFolder: demoMediaFolder });
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
      'products.csv:3 ST1 is new',
      '! products.csv:4 ST2 price: "12.345" isn\'t a number like 2400, 2,400 or 2400.50',
      '! products.csv:4 ST2 category: unknown category "Chairs"',
      '! products.csv:4 ST2 pictures: /etc/one.webp must be a path in the media folder or an https URL',
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
      id: 2,
      name_ar: 'مقعد',
      price: 1200.5,
      description_en: 'One line\nand another',
      dimensions: { default_width: 140, default_depth: 40, default_height: 45, unit: 'cm' },
    });
    // The home page is generated from the content and updated with it.
    const [section] = await database.db
      .select({ count: sql<number>`count(*)::int` })
      .from(sectionItems)
      .where(eq(sectionItems.itemId, 2));
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
    [['code,name_en', 'A,"open'], /Quote/],
    [[''], /is empty/],
  ])('are rejected as a whole for %j', async (lines, words) => {
    const { outcome } = await importLines(lines);
    expect(outcome.isWritten).toBe(false);
    expect(outcome.problems.join()).toMatch(words);
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
