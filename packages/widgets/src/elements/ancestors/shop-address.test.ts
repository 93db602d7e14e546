import { describe, expect, it } from 'vitest';
import { shopAddress } from './shop-address';

describe('shopAddress', () => {
  it('is the shop the script came from, unless the page names one', () => {
    const { apiBase, shopUrl } = shopAddress([{}]);
    expect(shopUrl).toMatch(/^[a-z]+:.*[^/]$/);
    expect(apiBase).toBe(`${shopUrl}/api`);
  });

  it('is the one named closest to the element, with its API beside it', () => {
    const script = { shopUrl: 'https://script.example' };
    expect(shopAddress([{}, script])).toEqual({
      shopUrl: 'https://script.example',
      apiBase: 'https://script.example/api',
    });
    expect(shopAddress([{}, { shopUrl: 'https://near.example/shop/' }, script])).toEqual({
      shopUrl: 'https://near.example/shop',
      apiBase: 'https://near.example/shop/api',
    });
  });

  it.each(['http://', '/shop', 'shop.example', 'ftp://shop.example'])('refuses %s by name', (shopUrl) => {
    expect(() => shopAddress([{ shopUrl }])).toThrow(`shop-url="${shopUrl}"`);
  });
});
