import { describe, expect, it } from 'vitest';
import { composeContent } from '../compose-content';
import { convertExport } from './convert-export';
import { convertTable } from './convert-table';
import { readRows, readTable } from './read-table';

function convert(...lines: string[]) {
  const [header, ...rows] = readRows(lines.join('\n'), false).rows.map(({ cells }) => cells);
  const converted = convertExport({ header: header ?? [], rows });
  if (!converted) throw new Error('no export');
  const [names = [], ...cells] = readRows(converted.csv.replace(/^\uFEFF/, ''), false).rows.map(
    (row) => row.cells,
  );
  const products = cells.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
  return { ...converted, products };
}

describe('exports of other shops', () => {
  it('Shopify: variants and pictures of one product are one row', async () => {
    const { products, codes, notes, pictures, csv } = convert(
      'Handle,Title,Body (HTML),Vendor,Type,Status,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Image Src',
      'oak-table,Oak table,<p>Solid oak.</p><p>Oiled.</p>,Cedar,Tables,active,Size,160 cm,OAK-160,2400.00,3000.00,https://cdn.example.org/a b.jpg',
      'oak-table,,,,,,,200 cm,OAK-200,2800.00,,https://cdn.example.org/b.jpg?v=1',
      'bench,مقعد,,Cedar,Benches,draft,Title,Default Title,,900,,',
    );
    expect(products).toEqual([
      {
        code: 'OAK160',
        name_en: 'Oak table',
        name_ar: '',
        price: '3000.00',
        sale_price: '2400.00',
        show_price: 'yes',
        category: 'Tables',
        size: '',
        description_en: 'Solid oak.\nOiled.\nSize: 160 cm\n200 cm',
        description_ar: '',
        pictures: 'https://cdn.example.org/a%20b.jpg|https://cdn.example.org/b.jpg?v=1',
        keywords: '',
        hidden: 'no',
      },
      expect.objectContaining({ code: 'bench', name_ar: 'مقعد', price: '900', hidden: 'yes' }),
    ]);
    expect(codes).toEqual([['OAK-160', 'OAK160']]);
    expect(pictures).toHaveLength(2);
    expect(notes.join('\n')).toContain(
      '1 product has variants at several prices, of which the first is taken (OAK160: 2400.00, not 2800.00).',
    );
    expect(notes.join('\n')).toMatch(
      /3 rows, 2 products[\s\S]*1 columns? ha(?:s|ve) no place here: "Vendor"/,
    );

    // What was converted is imported, once its categories are added.
    const shop = {
      settings: { name_en: 'a', name_ar: 'b' },
      categories: ['Tables', 'Benches'].map((name, id) => ({ id: id + 1, name_en: name, name_ar: name })),
      products: [],
    };
    const { catalogue, problems } = await composeContent(
      { file: 'catalogue.json', text: JSON.stringify(shop) },
      [{ file: 'products.csv', text: csv }],
      { mediaFolder: '/nowhere' },
    );
    expect(problems).toBeUndefined();
    expect(catalogue?.products).toMatchObject([{ price: 3000, discount: 20 }, { hidden: true }]);
  });

  it('WooCommerce: variations belong to their parent, by id or by SKU', () => {
    const { products } = convert(
      'ID,Type,SKU,Name,Published,Short description,Description,Regular price,Sale price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
      '7,variable,oak-table,Oak table,1,Solid.,Oiled\\nby hand.,,,"Furniture, Furniture > Tables","https://cdn.example.org/a.jpg, https://cdn.example.org/b.jpg",,Colour,',
      '8,variation,oak-1,Oak table - brown,1,,,2400,2200,,,id:7,Colour,Brown',
      '9,variation,oak-2,Oak table - white,1,,,2500,,,https://cdn.example.org/c.jpg,oak-table,Colour,White',
      '10,simple,,Stool,0,,,90,,Chairs,,,,',
    );
    expect(products).toMatchObject([
      {
        code: 'oaktable',
        name_en: 'Oak table',
        price: '2400',
        sale_price: '2200',
        category: 'Furniture > Tables',
        description_en: 'Solid.\nOiled\nby hand.\nColour: Brown\nColour: White',
        pictures: 'https://cdn.example.org/a.jpg|https://cdn.example.org/b.jpg|https://cdn.example.org/c.jpg',
      },
      { code: 'W10', price: '90', hidden: 'yes', category: 'Chairs' },
    ]);
  });

  it('WooCommerce: options that the parent lists are not repeated', () => {
    const { products } = convert(
      'ID,SKU,Name,Regular price,Sale price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      '1,OAK,Table,,,Tables,,Wood,"Oak, Ash"',
      '2,OAK-1,,10,,,id:1,Wood,Oak',
      '3,OAK-2,,10,,,id:1,Wood,Walnut',
    );
    expect(products).toMatchObject([{ description_en: 'Wood: Oak, Ash\nWood: Walnut' }]);
  });

  it('Shopify: what is active but not published is hidden', () => {
    const { products } = convert(
      'Handle,Title,Body (HTML),Variant Price,Published,Status',
      'one,One,,1,FALSE,active',
      'two,Two,,1,TRUE,active',
    );
    expect(products).toMatchObject([{ hidden: 'yes' }, { hidden: 'no' }]);
  });

  it('WooCommerce: sizes are taken over, groups have no price, and what is in no list is hidden', () => {
    const { products, notes } = convert(
      'ID,Type,SKU,Name,Published,Visibility in catalog,Length (in),Width (in),Height (in),Sale price,Regular price,Categories',
      '1,simple,OAK1,Oak table,1,visible,80,35.5,30,,2400,Tables',
      '2,grouped,SET1,Dining set,1,hidden,,,,,,Sets',
    );
    expect(products).toMatchObject([
      { size: '203.2×90.17×76.2', price: '2400', show_price: 'yes', hidden: 'no' },
      { size: '', price: '0', show_price: 'no', hidden: 'yes' },
    ]);
    expect(notes).toContain('1 product has no price, so visitors ask for it (column show_price): "SET1".');
  });

  it('Magento: rows of a product in another language are its other name', () => {
    const { products, notes } = convert(
      'sku,store_view_code,attribute_set_code,product_type,categories,name,description,product_online,visibility,price,special_price,base_image,additional_images',
      'OAK-1,,Default,simple,"Default Category/Sale,Default Category/Rooms/Tables",Oak table,<p>Solid.</p>,1,"Catalog, Search",2400.0000,2100.0000,/o/a/oak.jpg,"/o/a/2.jpg,/o/a/3.jpg"',
      'OAK-1,ar,Default,simple,,طاولة بلوط,<p>صلب.</p>,,,,,,',
      'RED-1,,Default,simple,Default Category/Chairs,Red chair,,1,Not Visible Individually,90.0000,,,',
    );
    expect(products).toMatchObject([
      {
        code: 'OAK1',
        name_en: 'Oak table',
        name_ar: 'طاولة بلوط',
        description_en: 'Solid.',
        description_ar: 'صلب.',
        sale_price: '2100.0000',
        category: 'Rooms > Tables',
        pictures: 'o/a/oak.jpg|o/a/2.jpg|o/a/3.jpg',
      },
      { code: 'RED1', hidden: 'yes' },
    ]);
    expect(notes.join()).toContain('pub/media/catalog/product');
  });

  it('Magento: variants that are sold with their product only become rows of it', () => {
    const header =
      'sku,store_view_code,attribute_set_code,product_type,categories,name,visibility,price,base_image,configurable_variations';
    const { products, notes } = convert(
      header,
      'CH-1,,Default,simple,,Chair oak,Not Visible Individually,110,/c/oak.jpg,',
      'CH-2,,Default,simple,,Chair ash,Not Visible Individually,120,no_selection,',
      'CH-2,ar,Default,simple,,كرسي,,,,',
      'CH-3,,Default,simple,,Chair set,"Catalog, Search",400,,',
      'CH,,Default,configurable,"Default Category/Rooms/Chairs, stools and benches,Default Category/New",Chair,"Catalog, Search",,/c/all.jpg,"sku=CH-1,wood=Oak|sku=CH-2,wood=Ash|sku=CH-3,wood=Both"',
    );
    expect(products).toMatchObject([
      { code: 'CH3', price: '400', hidden: 'no' },
      {
        code: 'CH',
        name_en: 'Chair',
        price: '110',
        show_price: 'yes',
        category: 'Rooms > Chairs, stools and benches',
        description_en: 'wood: Oak\nwood: Ash\nwood: Both',
        pictures: 'c/all.jpg|c/oak.jpg',
        hidden: 'no',
      },
    ]);
    expect(notes.join()).toContain('CH: 110, not 120');
  });

  it('a sale that has ended is none, and a comma of a category’s name stays', () => {
    const { products, notes } = convert(
      'ID,SKU,Name,Regular price,Sale price,Date sale price ends,Categories',
      '1,A,Table,100,80,2020-01-31,"Tables\\, desks"',
      '2,B,Bench,100,80,2999-01-31,Benches',
      '3,C,Stool,100,80,,Stools',
    );
    expect(products).toMatchObject([
      { sale_price: '', category: 'Tables, desks' },
      { sale_price: '80' },
      { sale_price: '80' },
    ]);
    expect(notes).toContain('1 product has a sale price that has ended, so the full one is taken.');
  });

  it('Salla: options belong to the product above, and missing codes are made', () => {
    const { products, codes } = convert(
      'النوع ,أسم المنتج,تصنيف المنتج,صورة المنتج,سعر المنتج,الوصف,رمز المنتج sku,السعر المخفض,الوزن',
      'منتج,طاولة بلوط,الطاولات,"https://cdn.example.org/a.jpg,https://cdn.example.org/b.jpg",2400,<p>خشب</p>,,2000,3',
      'خيار,,,,,,,,',
      'منتج,مقعد,المقاعد,,90,,مقعد-1,,',
    );
    expect(products).toMatchObject([
      {
        code: 'P1',
        name_ar: 'طاولة بلوط',
        category: 'الطاولات',
        price: '2400',
        sale_price: '2000',
        description_ar: 'خشب',
      },
      { code: '1', name_ar: 'مقعد' },
    ]);
    expect(codes).toEqual([
      ['', 'P1'],
      ['مقعد-1', '1'],
    ]);
  });

  it('no two products get one code', () => {
    const header = 'Handle,Title,Body (HTML),Variant Price';
    const { products } = convert(header, 'a-b,One,,1', 'ab,Two,,2', 'A_B,Three,,3');
    expect(products.map(({ code }) => code)).toEqual(['ab', 'abX2', 'ABX3']);
  });

  it('tables without codes get some; titles, totals and repeated rows are left out', async () => {
    const table = readTable(
      [
        'قائمة الأسعار,,,,',
        'م,اسم الصنف,فئة المنتج,السعر,مرجع داخلي',
        '1,طاولة بلوط,الكل / قابل للبيع / طاولات,٢٬٤٠٠ ريال,OAK-1',
        '2,طاولة بلوط,طاولات,2400,OAK-1',
        '3,مقعد,مقاعد,900,',
        ',المجموع,,3300,',
      ].join('\n'),
    );
    const converted = convertTable(table);
    expect(converted?.csv).toBe(
      '\uFEFFcode,name_ar,category,price\nOAK1,طاولة بلوط,طاولات,٢٬٤٠٠ ريال\nP2,مقعد,مقاعد,900\n',
    );
    expect(converted?.codes).toEqual([
      ['OAK-1', 'OAK1'],
      ['', 'P2'],
    ]);
    expect(converted?.notes).toEqual([
      'This is a table of 2 products whose codes can’t all be used.',
      '1 row with the code and name of an earlier one is left out.',
      '1 column has no place here: "م".',
    ]);
    expect(convertTable(readTable('code,name,price\nT1,Table,1'))).toBeUndefined();
    expect(convertTable(readTable('a,b\n1,2'))).toBeUndefined();
  });

  it.each([
    ['one handle', 'Handle,Title,Body (HTML),Variant SKU', () => 'oak,Oak,,'],
    ['one SKU', 'Handle,Title,Body (HTML),Variant SKU', (at: number) => `h${at},Oak,,OAK-1`],
    [
      'parents by SKU',
      'SKU,Name,Regular price,Sale price,Categories,ID,Parent',
      (at: number) => (at % 2 === 0 ? `s${at},Oak,1,,Tables,${at},` : `,Oak,1,,Tables,${at},s${at - 1}`),
    ],
  ])('20,000 rows with %s take a second or two', (_, header, line) => {
    const start = process.cpuUsage();
    const rows = Array.from({ length: 20_000 }, (_row, at) => line(at).split(','));
    expect(convertExport({ header: header.split(','), rows })?.csv).toBeTruthy();
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(6);
  });

  it('other tables are none', () => {
    expect(convertExport({ header: ['code', 'name', 'price'], rows: [] })).toBeUndefined();
  });
});
