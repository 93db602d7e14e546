import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoMediaFolder } from '../../../testing/demo-shop';
import { composeContent } from '../compose-content';
import { ungarbled } from './garbled-text';
import { htmlToText } from './html-to-text';

const shop = (changes: object = {}) => ({
  settings: { name_en: 'Cedar', name_ar: 'أرز' },
  categories: [
    { id: 1, name_en: 'Tables', name_ar: 'الطاولات' },
    {
      id: 2,
      name_en: 'Chairs',
      name_ar: 'الكراسي',
      subcategories: [{ id: 1, name_en: 'Stools', name_ar: 'مقاعد' }],
    },
  ],
  products: [],
  ...changes,
});

async function read(lines: readonly string[], changes: object = {}) {
  const {
    catalogue,
    problems = [],
    warnings,
    missingCategories,
  } = await composeContent(
    { file: 'catalogue.json', text: JSON.stringify(shop(changes)) },
    [{ file: 'products.csv', text: lines.join('\n') }],
    { mediaFolder: path.resolve(demoMediaFolder) },
  );
  const ofSheet = (found: typeof warnings) =>
    found.filter(({ file }) => file === 'products.csv').map(({ message }) => message);
  return {
    products: catalogue?.products ?? [],
    problems: ofSheet(problems),
    warnings: ofSheet(warnings),
    missingCategories,
  };
}

/** A table with more columns, and its price unless they contain it. */
async function row(header: string, cells: string, changes?: object) {
  const price = header.startsWith('price') ? ['', ''] : ['price,', '1,'];
  const { products, ...found } = await read(
    [`code,name_en,name_ar,${price[0]}${header}`, `T1,Table,طاولة,${price[1]}${cells}`],
    changes,
  );
  return { product: products[0], ...found };
}

describe('columns and rows of a maker’s file', () => {
  it.each([
    ['SKU,Title,Regular price,Type', 'T1,Table,2400,Tables'],
    ['رمز المنتج,اسم المنتج,سعر المنتج,القسم', 'T1,Table,2400,الطاولات'],
    ['الرمز,الاسم بالانجليزيه,السعر,الفئه', 'T1,Table,2400,Tables'],
    ['Product Code,Name,Price (SAR),Category', 'T1,Table,2400,Furniture > Tables'],
  ])('names of other shops, and other spellings, are known: %s', async (header, cells) => {
    const { products, problems, warnings } = await read([header, cells]);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([{ code: 'T1', name_en: 'Table', price: 2400, category: { id: 1 } }]);
    expect(warnings).toHaveLength(1);
  });

  it('a name without a language is in that of its cells', async () => {
    const { products } = await read(['code,Title,Description,price', 'T1,طاولة بلوط,خشب صلب,2400']);
    expect(products).toMatchObject([{ name_ar: 'طاولة بلوط', description_ar: 'خشب صلب' }]);
  });

  it('others are one warning, with a suggestion where a name is nearly right', async () => {
    const { warnings } = await read([
      'code,name_en,name_ar,price,Vendor,الوزن,Barcode,النوع,catagory',
      'T1,Table,طاولة,1,Cedar,3,7,x,y',
    ]);
    expect(warnings).toEqual([
      '5 columns that are not used: "Vendor", "الوزن", "Barcode", "النوع", "catagory"; "catagory" is nearly "category"',
    ]);
  });

  it('titles, empty rows and empty columns are skipped, and lines are counted as the file has them', async () => {
    const { products, problems } = await read([
      'Price list 2026;;;;;',
      ';;;;;',
      ';code;name_en;name_ar;;price',
      ';;;;;',
      ';T1;Table;طاولة;;2400',
      ';\u200f;;;;',
      ';T2;Bench;مقعد;;abc',
      ';;;;;',
    ]);
    expect(products).toEqual([]);
    expect(problems).toEqual([`T2 price: "abc" isn't a number like 2400, 2,400 or 2400.50`]);
  });

  it('a cause that many rows have is one problem', async () => {
    const rows = Array.from(
      { length: 3000 },
      (_, index) => `T${index},Table,,${index % 2 ? 'Sofas' : 'Beds'}`,
    );
    const { problems, warnings, missingCategories } = await read(['code,name_en,price,category', ...rows]);
    expect(problems).toEqual([
      'category: 2 categories are missing: "Beds", "Sofas"; in 3,000 lines (2–3001)',
      'price: is missing, in 3,000 lines (2–3001)',
    ]);
    expect(warnings).toEqual([
      'name_ar: is missing; both languages show the other name, in 3,000 lines (2–3001)',
    ]);
    expect(missingCategories).toEqual([
      { name_en: 'Beds', name_ar: 'Beds' },
      { name_en: 'Sofas', name_ar: 'Sofas' },
    ]);
  });

  it('values that differ are listed behind their cause', async () => {
    const { problems } = await read(['code,name_en,price', 'A1,a,x', 'A2,b,y', 'A3,c,z', 'A4,c,z']);
    expect(problems).toEqual([
      `price: isn't a number like 2400, 2,400 or 2400.50, in 4 lines (2–5): "x", "y", "z"`,
    ]);
  });

  it('categories are found in any spelling, and named in the language of the cell', async () => {
    const { product } = await row('category', '\u200fالكراسى\u00a0');
    expect(product?.category).toEqual({ id: 2 });
    expect((await row('category', 'Chairs > Stools')).product).toMatchObject({
      category: { id: 2 },
      subcategory: { id: 1 },
    });
    expect((await row('category', 'أسرّة')).problems[0]).toMatch(/the shop has الطاولات, الكراسي$/);
    expect((await row('category', 'Tabels')).problems[0]).toMatch(/did you mean "Tables"\?$/);
    const both = await row('category,category_ar', 'Beds,الأسرة');
    expect(both.missingCategories).toEqual([{ name_en: 'Beds', name_ar: 'الأسرة' }]);
    expect((await row('category,category_ar', 'Dining,الطاولات')).product?.category).toEqual({ id: 1 });
  });

  it('one language is enough, in the catalogue, too', async () => {
    const { products, problems } = await read(['code,name_ar,price', 'T1,طاولة,2400'], {
      products: [{ id: 1, code: 'C1', name_en: 'Chair', price: 300 }],
      categories: [{ id: 1, name_ar: 'الكراسي', subcategories: [{ id: 1, name_ar: 'مقاعد' }] }],
    });
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { name_en: 'Chair', name_ar: 'Chair' },
      { name_en: 'طاولة', name_ar: 'طاولة' },
    ]);
  });
});

describe('amounts and sizes', () => {
  it.each([
    'SAR 1200',
    '1200 SAR',
    '1200 ريال',
    '١٢٠٠ ر.س',
    '﷼1200',
    '1 200',
    '1\u00a0200',
    '"1,200"',
    '١٬٢٠٠',
    '١،٢٠٠',
    '\u200f1200',
    'ر.س.\u200f 1٬200٫00',
    '1200 S.R.',
    '1200.00 ريال سعودي',
  ])('%s is an amount of the shop’s currency', async (cell) => {
    const { product, problems } = await row('price', cell);
    expect(problems).toEqual([]);
    expect(product?.price).toBe(1200);
  });

  it.each([
    ['200 AED', /is in AED; the shop's prices are in SAR/],
    ['$200', /is in USD/],
    ['٢٠٠ درهم', /is in AED/],
    ['"1.299,00"', /can be read in two ways: 1299 or 1.299/],
    ['1.200', /can be read in two ways: 1200 or 1.2/],
    ['"1,2"', /can be read in two ways: 1.2 or 12/],
    ['2.4E+03', /isn't a number/],
  ])('%s is refused', async (cell, words) => {
    expect((await row('price', cell)).problems).toEqual([expect.stringMatching(words)]);
  });

  it('a word that currencies share is the shop’s own', async () => {
    const { product } = await row('price', '200 ريال', {
      settings: { name_en: 'a', name_ar: 'b', currency: 'QAR' },
    });
    expect(product?.price).toBe(200);
  });

  it.each([
    ['200×90×75 cm', 200],
    ['٢٠٠ * ٩٠ * ٧٥ سم', 200],
    ['200 cm x 90 cm x 75 cm', 200],
    ['2000x900x750 mm', 200],
    ['200х90х75', 200],
  ])('%s is a size', async (cell, width) => {
    const { product } = await row('size', cell);
    expect(product?.dimensions).toMatchObject({
      default_width: width,
      default_depth: 90,
      default_height: 75,
    });
  });

  it('zeros behind an amount say nothing, unless they may be thousands', async () => {
    expect((await row('price', '2400.0000')).product?.price).toBe(2400);
    expect((await row('price', '99.5000')).product?.price).toBe(99.5);
    for (const cell of ['900.000', '99.5001']) expect((await row('price', cell)).problems).toHaveLength(1);
  });

  it('a price before the discount that is none is ignored', async () => {
    const { product, warnings } = await row('price,compare_at_price', '10,No old price');
    expect(product).toMatchObject({ price: 10, discount: 0 });
    expect(warnings).toEqual([expect.stringMatching(/"No old price" isn't a number .*, so it is ignored/)]);
    expect((await row('price,sale_price', '10,none')).problems).toHaveLength(1);
  });

  it('a sale price, or one before the discount, becomes a discount', async () => {
    expect((await row('price,sale_price', '2400,1800')).product).toMatchObject({ price: 2400, discount: 25 });
    expect((await row('price,السعر قبل الخصم', '1800,2400')).product).toMatchObject({
      price: 2400,
      discount: 25,
      allow_discount: true,
    });
    expect((await row('price,sale_price', '2400,2600')).warnings).toEqual([
      'T1 sale_price: is above the price, so it is ignored',
    ]);
    expect((await row('price,sale_price', '1299,999')).warnings[0]).toMatch(/it becomes 999.06$/);
  });
});

describe('the widths that visitors may order', () => {
  const table = { id: 1, code: 'T1', name_en: 'Table', name_ar: 'طاولة', price: 1 };
  const range = { min_width: 150, max_width: 260 };
  const dimensions = { default_width: 200, default_depth: 90, default_height: 75, unit: 'cm', ...range };

  it('are columns beside the size', async () => {
    const { product, problems } = await row('size,min_width,أقصى عرض', '200×90×75,١٥٠,260 cm');
    expect(problems).toEqual([]);
    expect(product).toMatchObject({ allow_edit_dimension: true, dimensions });
  });

  it('go with sides in columns of their own', async () => {
    const { product, warnings } = await row('width,depth,الارتفاع,max_width', '200,٩٠ سم,750 mm,260');
    expect(warnings).toEqual([]);
    expect(product).toMatchObject({
      has_dimension: true,
      dimensions: { default_width: 200, default_depth: 90, default_height: 75, max_width: 260 },
    });
    const half = await row('width,depth', '200,');
    expect(half.problems).toEqual([]);
    expect(half.warnings).toEqual([expect.stringMatching(/^T1 size: is not whole/)]);
    expect(half.product?.dimensions).toBeNull();
  });

  it('stay as they are when a row changes the size only', async () => {
    const { product } = await row('size', '220×90×75', { products: [{ ...table, dimensions }] });
    expect(product?.dimensions).toEqual({ ...dimensions, default_width: 220 });
    const { product: wider } = await row('max_width', '300', { products: [{ ...table, dimensions }] });
    expect(wider?.dimensions).toEqual({ ...dimensions, max_width: 300 });
  });

  it.each([
    ['size,max_width', '200×90×75,wide', /^T1 max_width: "wide" isn't a length in centimetres/],
    ['max_width', '260', /^T1 size: is missing/],
    ['size,max_width', '200×90×75,100', /^T1 size: "default_width" must be between/],
  ])('are refused with the reason: %s %s', async (header, cells, words) => {
    expect((await row(header, cells)).problems).toEqual([expect.stringMatching(words)]);
  });
});

describe('nonsense', () => {
  // «طاولة» in UTF-8, read as Windows-1252, Windows-1256, Latin-1 and Mac OS Roman.
  it.each(['Ø·Ø§ÙˆÙ„Ø©', 'ط·ط§ظˆظ„ط©', Buffer.from('طاولة').toString('latin1'), 'ÿ∑ÿßŸàŸÑÿ©'])(
    'garbled text is refused: %s',
    async (garbled) => {
      expect(ungarbled(garbled)).toBe('طاولة');
      const { problems } = await read(['code,name_en,name_ar,price', `T1,Table,${garbled} 200,1`]);
      expect(problems).toEqual([expect.stringMatching(/^T1 name_ar: .*wrong encoding.*طاولة/)]);
    },
  );

  it.each([
    'طاولة',
    'سرير، طاولة',
    'و،',
    'Café',
    'Été',
    'Größe 2×3',
    '“Oak” – 50 %',
    '«بلوط»',
    'Ø 90',
    'كيف؟',
    'à',
    '½',
    'ÀÉ',
  ])('text that is only unusual is none: %s', async (text) => {
    expect(ungarbled(text)).toBeUndefined();
  });

  it.each([
    ['????? ????', /lost its letters/],
    ['??????', /lost its letters/],
    ['\ufffd\ufffd', /lost its letters/],
    ['#N/A', /error of the spreadsheet/],
    ['#DIV/0!', /error of the spreadsheet/],
    ['########', /error of the spreadsheet/],
  ])('%s is refused', async (cell, words) => {
    expect((await read(['code,name_en,name_ar,price', `T1,Table,${cell},1`])).problems).toEqual([
      expect.stringMatching(words),
    ]);
  });

  it('a question stays one', async () => {
    const { problems } = await row('price,description_en', '1,Why oak??');
    expect(problems).toEqual([]);
  });

  it('languages that are swapped, huge sizes and tiny discounts are warned of', async () => {
    const { warnings } = await read(['code,name_en,name_ar,price', 'T1,طاولة,Table,1', 'T2,مقعد,Bench,1']);
    expect(warnings).toEqual([
      "name_en: is in Arabic and name_ar isn't; the columns may be swapped, in 2 lines (2–3)",
    ]);
    expect((await row('price,size', '1,2000×900×750')).warnings).toEqual([
      expect.stringMatching(/size: .*10 m/),
    ]);
    expect((await row('price,discount', '1,0.15')).warnings).toEqual([
      expect.stringMatching(/discount: .*percent/),
    ]);
    expect((await row('price,discount', '1,15%')).product?.discount).toBe(15);
  });

  it('a name that is refused is not called missing, too', async () => {
    const { problems, warnings } = await read(['code,name_en,name_ar,price', 'T1,Table,????,1']);
    expect(problems).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('of two columns with the same meaning the second is not used, which is said', async () => {
    const { products, warnings } = await read(['code,name_en,price,السعر', 'T1,Table,1,2']);
    expect(products).toMatchObject([{ price: 1 }]);
    expect(warnings[0]).toBe('a column that is not used: "السعر"');
  });

  it('a name of invisible marks is missing', async () => {
    expect((await read(['code,name_en,name_ar,price', 'T1,\u200f,\u200b,1'])).problems).toEqual([
      'T1 name_en: is missing',
      'T1 name_ar: is missing',
    ]);
  });

  it('HTML becomes text', async () => {
    const { product } = await row(
      'price,description_en',
      '1,"<p class=""a"">Oak &amp; ash.</p><ul><li>200&nbsp;cm</li></ul>"',
    );
    expect(product?.description_en).toBe('Oak & ash.\n• 200 cm');
    expect(htmlToText('One\n\nTwo <b>big</b>')).toBe('One\nTwo big');
    expect(htmlToText('5 < 6, 7 > 2 & <unknown>')).toBe('5 < 6, 7 > 2 & <unknown>');
    expect(htmlToText('<style>p{}</style><script>x</script>Oak<br>Ash<!-- no -->')).toBe('Oak\nAsh');
  });
});

describe('pictures of a cell', () => {
  it('are separated by bars, lines or commas; addresses are encoded', async () => {
    const cell =
      '"https://cdn.example.org/a b.jpg, https://cdn.example.org/ط.jpg|https://cdn.example.org/c,d.jpg"';
    const { product } = await row('price,pictures', `1,${cell}`);
    expect(product?.images.map(({ src_url }) => src_url)).toEqual([
      'https://cdn.example.org/a%20b.jpg',
      'https://cdn.example.org/%D8%B7.jpg',
      'https://cdn.example.org/c,d.jpg',
    ]);
    expect((await row('price,pictures', '1,"a.jpg, b.jpg"')).product?.images).toHaveLength(2);
    expect((await row('price,pictures', '1,Tables\\a.jpg')).product?.images[0]?.src_url).toBe('Tables/a.jpg');
  });

  it.each([
    ['table #2.jpg', /has a "#", .*rename the file/],
    ['C:\\shop\\a.jpg', /path on one computer/],
    ['http://cdn.example.org/a.jpg', /https/],
  ])('are refused with the reason: %s', async (cell, words) => {
    expect((await row('price,pictures', `1,${cell}`)).problems).toEqual([expect.stringMatching(words)]);
  });
});
