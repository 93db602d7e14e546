import { describe, expect, it } from 'vitest';
import { shopAddress } from './shop-address';

describe('shopAddress', () => {
  it('is the shop the script came from, unless the page says otherwise', () => {
    const { apiBase, shopUrl } = shopAddress([]);
    expect(apiBase).toMatch(/\/api$/);
    expect(apiBase).toBe(`${shopUrl}/api`);
  });

  it('takes the element’s word over the script tag’s', () => {
    const page = { apiBase: 'https://page.example/api', shopUrl: 'https://page.example' };
    expect(shopAddress([page])).toEqual(page);
    expect(shopAddress([{ apiBase: 'https://element.example/api/' }, page]).apiBase).toBe(
      'https://element.example/api',
    );
  });

  it('takes an API with the shop beside it, never with that of an outer one', () => {
    const page = { apiBase: 'https://page.example/api', shopUrl: 'https://www.page.example' };
    const inner = { apiBase: 'https://inner.example/api' };
    const outer = { apiBase: 'https://outer.example/api', shopUrl: 'https://www.outer.example' };
    expect(shopAddress([{}, inner, outer, page])).toEqual({
      apiBase: 'https://inner.example/api',
      shopUrl: 'https://inner.example',
    });
    expect(shopAddress([{ shopUrl: 'https://mine.example' }, {}, outer, page])).toEqual({
      apiBase: 'https://outer.example/api',
      shopUrl: 'https://mine.example',
    });
    expect(shopAddress([{}, page]).shopUrl).toBe('https://www.page.example');
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
