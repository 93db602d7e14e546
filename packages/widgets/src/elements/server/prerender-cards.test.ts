import { createFakeBackend, type FakeShop, makeProduct, makeShop } from '@diwan/sdk/testing';
import { describe, expect, it } from 'vitest';
import { prerenderCards, readCardsQuery } from './prerender-cards';

const read = (query: string) => readCardsQuery(new URLSearchParams(query));

describe('the query of prerendered cards', () => {
  it('has the attributes of a grid, null for missing ones', () => {
    expect(read('lang=ar-SA&category=3&subcategory=null&ids=4,5&limit=8&first-page-only=')).toEqual({
      locale: 'ar',
      options: {
        category: 3,
        subcategory: undefined,
        ids: [4, 5],
        limit: 8,
        firstPageOnly: true,
      },
    });
    expect(read('lang=fr&limit=null')).toEqual({ locale: 'en', options: { firstPageOnly: false } });
  });

  it.each([
    'category=sofas',
    'category=-1',
    'sort=price_asc',
    'ids=1,x',
    'limit=25',
    `ids=${Array.from({ length: 25 }, (_, index) => index + 1)}`,
    'query=sofa',
    'api-base=https://evil.example',
    'limit=1&limit=2',
    '__proto__=1',
    'constructor=1',
  ])('%s is not prerendered', (query) => {
    expect(read(query)).toBeUndefined();
  });
});

describe('prerendered cards', () => {
  const origin = 'https://shop.example';
  const prerender = (shop: Parameters<typeof createFakeBackend>[0]) =>
    prerenderCards(
      { locale: 'en', options: {} },
      { api: { baseUrl: `${origin}/api`, fetch: createFakeBackend(shop).fetch }, origin },
    );

  it('holds no price that isn’t shown, and nothing that runs', async () => {
    const product = makeProduct({
      id: 1,
      name_en: '<script>alert(1)</script>',
      price: 98765,
      is_price_show: false,
    });
    const cards = await prerender({ products: [product] });
    const text = JSON.stringify(cards);
    expect(text).toContain('<script>alert(1)</script>');
    expect(text).not.toContain('["script"');
    expect(text).not.toMatch(/98.?765/);
  });

  it('is nothing where there are no products', async () => {
    expect(await prerender({ products: [] })).toBeUndefined();
  });

  it('has no styles for a shop with the designed looks', async () => {
    expect(await prerender({ products: [makeProduct({ id: 1 })] })).not.toHaveProperty('styles');
  });

  it('has the colours, typefaces and currency of the shop', async () => {
    const theme = {
      colors: { action_ground: '#1d4e3a' },
      font_files: [{ family: 'Amiri', src_url: '/files/media/amiri.woff2', weight: '400' }],
    };
    const settings = { ...makeShop().settings, currency: 'AED', theme } as FakeShop['settings'];
    const product = makeProduct({ id: 1, price: 1000, is_price_show: true });
    const cards = await prerender({ products: [product], settings });
    expect(cards?.styles?.tokens).toBe(':host{--diwan-color-action-ground:#1d4e3a}');
    expect(cards?.styles?.faces).toContain('url("https://shop.example/files/media/amiri.woff2")');
    const text = JSON.stringify(cards?.nodes);
    expect(text).toMatch(/AED\u00a01,\d/);
    expect(text).toContain('UAE dirhams');
  });

  it('has no styles that break the contract', async () => {
    const theme = { colors: { action_ground: 'red;}' }, font_files: 'none' };
    const settings = { ...makeShop().settings, theme } as unknown as FakeShop['settings'];
    const cards = await prerender({ products: [makeProduct({ id: 1 })], settings });
    expect(cards?.styles).toEqual({ tokens: '', faces: '' });
  });
});
