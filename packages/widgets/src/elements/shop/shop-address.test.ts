import { afterEach, describe, expect, it } from 'vitest';
import { setPageShop, shopAddress } from './shop-address';

afterEach(() => setPageShop({}));

describe('shopAddress', () => {
  it('is the shop the script came from, unless the page says otherwise', () => {
    const { apiBase, shopUrl } = shopAddress([]);
    expect(apiBase).toMatch(/\/api$/);
    expect(apiBase).toBe(`${shopUrl}/api`);
  });

  it('takes the element’s word over the script tag’s', () => {
    setPageShop({ apiBase: 'https://page.example/api', shopUrl: 'https://page.example' });
    expect(shopAddress([])).toEqual({ apiBase: 'https://page.example/api', shopUrl: 'https://page.example' });
    expect(shopAddress([{ apiBase: 'https://element.example/api/' }]).apiBase).toBe(
      'https://element.example/api',
    );
  });

  it('takes an API with the shop beside it, never with that of an outer one', () => {
    setPageShop({ apiBase: 'https://page.example/api', shopUrl: 'https://www.page.example' });
    const inner = { apiBase: 'https://inner.example/api' };
    const outer = { apiBase: 'https://outer.example/api', shopUrl: 'https://www.outer.example' };
    expect(shopAddress([{}, inner, outer])).toEqual({
      apiBase: 'https://inner.example/api',
      shopUrl: 'https://inner.example',
    });
    expect(shopAddress([{ shopUrl: 'https://mine.example' }, {}, outer])).toEqual({
      apiBase: 'https://outer.example/api',
      shopUrl: 'https://mine.example',
    });
    expect(shopAddress([{}]).shopUrl).toBe('https://www.page.example');
  });

  it('finds the shop beside its API, also in a folder', () => {
    expect(shopAddress([{ apiBase: 'https://a.example/shop/api' }]).shopUrl).toBe('https://a.example/shop');
  });

  it.each(['http://', '/api', 'shop.example/api', 'ftp://shop.example/api'])(
    'refuses %s by name',
    (apiBase) => {
      expect(() => shopAddress([{ apiBase }])).toThrow(`api-base="${apiBase}"`);
    },
  );
});
