import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFromSlug, productPath, productSlug } from './product-slug';

describe('productSlug', () => {
  test.each([
    ['Nafud Three-Seat Sofa', 'NF1042', 'nafud-three-seat-sofa-NF1042'],
    ['Bouclé & Wool', 'B1', 'boucle-wool-B1'],
    ['Noura’s chair', 'N2', 'nouras-chair-N2'],
    ['  --Oak--  ', 'K3', 'oak-K3'],
    ['كنبة نفود', 'NF1042', 'NF1042'],
    ['', 'NF1042', 'NF1042'],
  ])('«%s» with code %s', (name_en, code, slug) => {
    expect(productSlug({ name_en, code })).toBe(slug);
  });

  test("is part of the product's path", () => {
    expect(productPath({ name_en: 'Wadi Armchair', code: 'WD3010' })).toBe('/product/wadi-armchair-WD3010');
  });

  test('needs no escaping and contains the code, whatever the name', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.stringMatching(/^[A-Za-z0-9]{1,32}$/),
        (name_en, code) => {
          const slug = productSlug({ name_en, code });
          expect(slug).toMatch(/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/);
          expect(codeFromSlug(slug)).toBe(code);
        },
      ),
    );
  });
});

describe('codeFromSlug', () => {
  test('is the part after the last dash', () => {
    expect(codeFromSlug('an-old-name-NF1042')).toBe('NF1042');
    expect(codeFromSlug('NF1042')).toBe('NF1042');
    expect(codeFromSlug('broken-')).toBe('');
  });
});
