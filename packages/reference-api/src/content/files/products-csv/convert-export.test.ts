import { describe, expect, it } from 'vitest';
import { composeContent } from '../compose-content';
import { convertExport } from './convert-export';
import { readRows } from './read-table';

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
        category: 'Tables',
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

  it('other tables are none', () => {
    expect(convertExport({ header: ['code', 'name', 'price'], rows: [] })).toBeUndefined();
  });
});
