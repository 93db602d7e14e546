import { afterEach, describe, expect, it } from 'vitest';
import { setPageShop, shopAddress } from './shop-address';

afterEach(() => setPageShop({}));

describe('shopAddress', () => {
  it('is the shop the script came from, unless the page says otherwise', () => {
    const { apiBase, shopUrl } = shopAddress({});
    expect(apiBase).toMatch(/\/api$/);
    expect(apiBase).toBe(`${shopUrl}/api`);
  });

  it('takes the element’s word over the script tag’s', () => {
    setPageShop({ apiBase: 'https://page.example/api', shopUrl: 'https://page.example' });
    expect(shopAddress({})).toEqual({ apiBase: 'https://page.example/api', shopUrl: 'https://page.example' });
    expect(shopAddress({ apiBase: 'https://element.example/api/' }).apiBase).toBe(
      'https://element.example/api',
    );
  });

  it('finds the shop beside its API, also in a folder', () => {
    expect(shopAddress({ apiBase: 'https://a.example/shop/api' }).shopUrl).toBe('https://a.example/shop');
  });

  it.each(['http://', '/api', 'shop.example/api', 'ftp://shop.example/api'])(
    'refuses %s by name',
    (apiBase) => {
      expect(() => shopAddress({ apiBase })).toThrow(`api-base="${apiBase}"`);
    },
  );
});
