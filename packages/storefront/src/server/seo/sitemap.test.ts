// @vitest-environment node
import { createClient } from '@diwan/sdk';
import type { Settings } from '@diwan/sdk/contract';
import { createFakeBackend, makePage, makeProduct, makeSettings } from '@diwan/sdk/testing';
import { describe, expect, it } from 'vitest';
import { sitemapFile } from './sitemap';

const origin = 'https://shop.example';

const setUp = (ids: readonly number[], idsPerFile?: number, settings: Partial<Settings> = {}) => {
  const products = ids.map((id) => makeProduct({ id, code: `P${id}` }));
  const backend = createFakeBackend({ products, settings: makeSettings(settings) });
  const client = createClient({ baseUrl: `${origin}/api`, fetch: backend.fetch });
  const file = (name: string) => sitemapFile(name, { client, origin, ...(idsPerFile && { idsPerFile }) });
  /** The addresses that name no language. */
  const addresses = async (name: string) =>
    [...((await file(name)) ?? '').matchAll(/<loc>([^<?]+)<\/loc>/g)].map(([, address]) => address ?? '');
  return { backend, file, addresses };
};

const codesOf = (addresses: readonly string[]) => addresses.map((address) => address.split('-').at(-1));

describe('the sitemap', () => {
  it('is an index, even for a few products', async () => {
    const { addresses } = setUp([3, 7]);
    expect(await addresses('sitemap.xml')).toEqual([
      `${origin}/sitemap-pages.xml`,
      `${origin}/sitemap-products-1.xml`,
    ]);
    expect(codesOf(await addresses('sitemap-products-1.xml'))).toEqual(['P3', 'P7']);
  });

  it('has no product files without products', async () => {
    const { addresses, file } = setUp([]);
    expect(await addresses('sitemap.xml')).toEqual([`${origin}/sitemap-pages.xml`]);
    expect(await file('sitemap-products-1.xml')).toBeUndefined();
  });

  it('is split by id, so that products stay in their file', async () => {
    const ids = [1005, 1009, 1010, 1011, 1034];
    const before = setUp(ids, 10);
    expect(await before.addresses('sitemap.xml')).toHaveLength(5);
    const files = await Promise.all(
      [1, 2, 3, 4].map((position) => before.addresses(`sitemap-products-${position}.xml`)),
    );
    expect(files.map(codesOf)).toEqual([['P1005', 'P1009'], ['P1010', 'P1011'], [], ['P1034']]);
    const after = setUp([...ids, 1007, 1035], 10);
    expect(await after.addresses('sitemap-products-2.xml')).toEqual(files[1]);
  });

  it('reads a file’s products in pages of a hundred, without offsets', async () => {
    const { addresses, backend } = setUp(Array.from({ length: 250 }, (_, index) => index + 1));
    expect(await addresses('sitemap-products-1.xml')).toHaveLength(250);
    const queries = backend.received.map(({ query }) => query).filter(({ limit }) => limit === '100');
    expect(queries.map(({ id_min }) => id_min)).toEqual(['1', '101', '201']);
    expect(queries.every(({ page }) => page === undefined)).toBe(true);
  });

  it('uses larger id ranges for sparse ids', async () => {
    // Products of a spreadsheet have them like this.
    const { addresses } = setUp([4, 900_000_000, 2_100_000_000]);
    expect((await addresses('sitemap.xml')).slice(1)).toEqual([`${origin}/sitemap-products-1.xml`]);
    expect(codesOf(await addresses('sitemap-products-1.xml'))).toEqual(['P4', 'P900000000', 'P2100000000']);
  });

  it('names the terms of a shop that has some', async () => {
    const terms = `${origin}/terms-and-conditions`;
    expect(await setUp([]).addresses('sitemap-pages.xml')).toContain(terms);
    const without = setUp([], undefined, { has_terms: false });
    expect(await without.addresses('sitemap-pages.xml')).not.toContain(terms);
  });

  it('names the interior design page and the list of projects only if the shop has them', async () => {
    const shop = setUp([]);
    const both = [`${origin}/interior-design`, `${origin}/projects`];
    expect(await shop.addresses('sitemap-pages.xml')).toEqual(expect.arrayContaining(both));
    delete shop.backend.shop.pages.interiors;
    shop.backend.shop.projects = [];
    const addresses = await shop.addresses('sitemap-pages.xml');
    expect(addresses).toContain(`${origin}/about`);
    expect(addresses.filter((address) => both.includes(address))).toEqual([]);
  });

  it('lists each address of a page, with all of them as alternates, and when it changed', async () => {
    const shop = setUp([]);
    const [product] = [makeProduct({ id: 1, code: 'P1', updated_at: '2026-09-14T06:30:00.000Z' })];
    shop.backend.shop.products = [product];
    const page = `${origin}/product/nafud-three-seat-sofa-P1`;
    const entries = ((await shop.file('sitemap-products-1.xml')) ?? '').match(/<url>.*<\/url>/g) ?? [];
    expect(entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1])).toEqual([
      page,
      `${page}?lang=en`,
      `${page}?lang=ar`,
    ]);
    for (const entry of entries) {
      expect(entry).toContain('<lastmod>2026-09-14T06:30:00.000Z</lastmod>');
      expect([...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...one]) => one)).toEqual([
        ['en', `${page}?lang=en`],
        ['ar', `${page}?lang=ar`],
        ['x-default', page],
      ]);
    }
  });

  it('invents no time of a change', async () => {
    const shop = setUp([]);
    shop.backend.shop.products = [makeProduct({ updated_at: undefined })];
    for (const name of ['sitemap-pages.xml', 'sitemap-products-1.xml'])
      expect(await shop.file(name)).not.toContain('lastmod');
  });

  it('lists pages of sections, except empty ones and those with an address of their own', async () => {
    const shop = setUp([]);
    shop.backend.shop.pages.season = makePage();
    shop.backend.shop.pages.empty = makePage({ sections: [] });
    const addresses = await shop.addresses('sitemap-pages.xml');
    expect(addresses.filter((address) => address.includes('/pa/'))).toEqual([`${origin}/pa/season`]);
    shop.backend.shop.pages.interiors = makePage({ sections: [] });
    expect(await shop.addresses('sitemap-pages.xml')).not.toContain(`${origin}/interior-design`);
  });

  it('works with an API that doesn’t list its pages', async () => {
    const { backend } = setUp([]);
    const fetch: typeof backend.fetch = async (input, init) =>
      String(input).endsWith('/cms/public/pages')
        ? new Response('{"message":"Not found","code":"not_found"}', { status: 404 })
        : backend.fetch(input, init);
    const client = createClient({ baseUrl: `${origin}/api`, fetch });
    expect(await sitemapFile('sitemap-pages.xml', { client, origin })).toContain(`<loc>${origin}/</loc>`);
  });

  it.each(['sitemap-products-0.xml', 'sitemap-products-2.xml', 'sitemap-other.xml'])(
    'has no %s',
    async (name) => {
      expect(await setUp([1]).file(name)).toBeUndefined();
    },
  );
});
