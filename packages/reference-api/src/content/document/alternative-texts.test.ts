import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../testing/demo-shop';
import { alternativeTextWarnings } from './alternative-texts';

const sofa = (...alts: string[]) => ({
  name_en: 'Nafud Sofa',
  name_ar: 'كنبة نفود',
  images: alts.map((alt) => ({ alt })),
});
const chair = { name_en: 'Dana Chair', name_ar: 'كرسي دانة', images: [{ alt_ar: 'كنبة نفود في غرفة' }] };

describe('alternative texts', () => {
  it.each([
    ['only number', sofa('Nafud Sofa, view 2')],
    ['only number in Arabic', { ...sofa(), images: [{ alt_ar: 'كنبة نفود، المشهد ٢' }] }],
    ['repeat', sofa('Nafud Sofa from the front', 'Nafud Sofa from the front')],
    ['name another product', sofa('Dana Chair in a lobby')],
  ])('that %s are reported', (_, product) => {
    const found = alternativeTextWarnings({ products: [product, { ...chair, images: [] }] });
    expect(found[0]?.path).toMatch(/^products\.0\.images\.0\.alt/);
  });

  it('that say what is there are not, nor the product’s name, which imported pictures get', () => {
    const products = [sofa('Nafud Sofa', 'Nafud Sofa', 'Nafud Sofa beside a Dana Chair', 'Oak legs'), chair];
    expect(alternativeTextWarnings({ products }).map(({ path }) => path)).toEqual([
      'products.1.images.0.alt_ar',
    ]);
  });

  it('of the demo shop all say what is there', () => {
    expect(alternativeTextWarnings(JSON.parse(readFileSync(demoCatalogue, 'utf8')))).toEqual([]);
  });
});
