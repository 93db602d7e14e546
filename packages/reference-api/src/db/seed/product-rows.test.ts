import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkCatalogue } from '../../catalogue/read-catalogue';
import { CONTENT_REVISION } from './content-kinds';
import { createProductRows } from './product-rows';

const document = {
  settings: { brand: { name_en: 'Cedar', name_ar: 'أرز' }, currency: 'AED' },
  categories: [{ id: 1, name_en: 'Tables', name_ar: 'طاولات' }],
  colors: [{ id: 1, name_en: 'Oak', name_ar: 'بلوط', hex: '#aa8855' }],
  products: [
    { id: 2, code: 'CB1', name_en: 'Bench', name_ar: 'مقعد', price: 900 },
    {
      id: 1,
      code: 'CT1',
      name_en: 'Table',
      name_ar: 'طاولة',
      description_en: 'Made of one tree.',
      price: 2400.5,
      discount: 10,
      allow_discount: true,
      category: { id: 1 },
      has_colors: true,
      colors: [{ id: 1 }],
      images: [{ id: 1, src_url: 'table.jpg' }],
      related_ids: [2],
    },
  ],
};

// Products that didn't change aren't written again, so rows that are made otherwise need another revision.
it('makes the same rows of a product as long as the content has the same revision', async () => {
  const { catalogue } = await checkCatalogue(document);
  if (!catalogue) throw new Error('the catalogue is invalid');
  const rows = JSON.stringify(catalogue.products.map(createProductRows(catalogue)));
  expect(
    [CONTENT_REVISION, hash('sha256', rows).slice(0, 8)],
    'increment CONTENT_REVISION and write it here with the new hash',
  ).toEqual([6, '09bc26fb']);
});
