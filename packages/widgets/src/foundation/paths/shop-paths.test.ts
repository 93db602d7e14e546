import { describe, expect, it } from 'vitest';
import { createShopPaths } from './shop-paths';

describe('createShopPaths', () => {
  it('has plain paths inside the shop, which knows the language', () => {
    const paths = createShopPaths('', 'ar');
    expect([paths.home, paths.checkout, paths.search('a b'), paths.compare(['NF1042', 'RM1043'])]).toEqual([
      '/',
      '/checkout',
      '/products?query=a+b',
      '/compare?items=NF1042,RM1043',
    ]);
    expect(paths.language).toBeUndefined();
  });

  it('includes the language in every URL of a shop on another origin', () => {
    const paths = createShopPaths('https://shop.example/', 'ar');
    const product = { name_en: 'Sofa', code: 'SF1' };
    expect([
      paths.home,
      paths.checkout,
      paths.search('a b'),
      paths.compare(['NF1042', 'RM1043']),
      paths.editedLine(product, { color: null, fabrics: [], width: { value: 240, unit: 'cm' } }),
      paths.editorial('/contact#form'),
    ]).toEqual([
      'https://shop.example/?lang=ar',
      'https://shop.example/checkout?lang=ar',
      'https://shop.example/products?query=a+b&lang=ar',
      'https://shop.example/compare?items=NF1042,RM1043&lang=ar',
      expect.stringMatching(/^https:\/\/shop\.example\/product\/sofa-SF1\?choices=w240&edit=w240&lang=ar$/),
      'https://shop.example/contact?lang=ar#form',
    ]);
  });

  it('includes a product’s choices in its URL', () => {
    const paths = createShopPaths();
    const product = { name_en: 'Sofa', code: 'SF1' };
    const customization = { color: null, fabrics: [], width: { value: 240, unit: 'cm' } };
    expect([
      paths.chosenProduct(product, customization, 3),
      paths.chosenProduct(product, customization, 1),
      paths.chosenProduct(product, null, 3),
    ]).toEqual([
      '/product/sofa-SF1?choices=w240&quantity=3',
      '/product/sofa-SF1?choices=w240',
      '/product/sofa-SF1',
    ]);
  });

  it('leaves URLs of other sites, and those with a language, unchanged', () => {
    const { inLanguage } = createShopPaths('https://shop.example', 'ar');
    for (const address of ['https://other.example/', '/order', 'https://shop.example/cart?lang=en#lines'])
      expect(inLanguage(address)).toBe(address);
  });
});
