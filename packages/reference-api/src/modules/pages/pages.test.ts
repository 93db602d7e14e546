import { SETTINGS_GROUPS } from '@diwan/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projects, sections } from '../../db/schema';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const page = async (slug: string) =>
  expectResults('pages.get', await api.call(`/api/cms/public/pages/${slug}`));
const sectionOf = async (slug: string, id: number) =>
  (await page(slug)).sections.find((section) => section.id === id);

describe('pages.get', () => {
  it('returns the sections of a page in order', async () => {
    const home = await page('home');
    expect(home).toMatchObject({ name: 'home', name_ar: 'الرئيسية' });
    expect(home.sections.map(({ id }) => id)).toEqual([
      1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010,
    ]);
  });
  it('covers every section type in the demo pages', async () => {
    const all = await Promise.all(['home', 'products', 'interiors', 'majlis-season'].map(page));
    const types = new Set(all.flatMap(({ sections }) => sections).map(({ type }) => type));
    expect(types.size).toBe(14);
  });
  it('includes selected products in the editor’s order', async () => {
    expect(await sectionOf('home', 1004)).toMatchObject({
      type: 'tag',
      tag: {
        name_ar: 'جديد',
        items: [101, 111, 108, 138, 117, 128, 123, 140, 144, 114].map((id) => ({
          id,
          images: expect.any(Array),
        })),
      },
    });
  });
  it('includes selected projects and banners', async () => {
    expect(await sectionOf('home', 1009)).toMatchObject({
      tag: { projects: [{ id: 2 }, { id: 3 }, { id: 4 }, { id: 6 }, { id: 7 }] },
    });
    expect(await sectionOf('products', 1011)).toMatchObject({
      tag: { ads: [{ id: 3, is_parlex: true }, { id: 4 }, { id: 2 }] },
    });
  });
  it('includes the banner, project or lead form of a section', async () => {
    expect(await sectionOf('home', 1001)).toMatchObject({
      advertisement: {
        src_url: '/files/media/rooms/living--wide.webp',
        mobile_src_url: '/files/media/rooms/living--tall.webp',
        title_size: 76,
        width: 1800,
      },
    });
    expect(await sectionOf('home', 1006)).toMatchObject({
      project: { id: 1, cover_url: expect.any(String) },
    });
    expect(await sectionOf('home', 1010)).toMatchObject({ type: 'lead_form', source_id: 1 });
    expect(await sectionOf('home', 1008)).toMatchObject({ space_height: 48, is_mobile: false });
  });
  it('queries each table once for any number of sections', async () => {
    const select = vi.spyOn(api.db, 'select');
    await page('majlis-season');
    expect(select.mock.calls.length).toBeLessThanOrEqual(10);
    select.mockRestore();
  });
  it('returns a page without sections', async () => {
    expect(await page('empty-page')).toMatchObject({ name_en: expect.any(String), sections: [] });
  });
  it('omits a section whose project was deleted', async () => {
    await api.db.update(sections).set({ projectId: null }).where(eq(sections.id, 1027));
    await api.db.delete(projects).where(eq(projects.id, 3));
    const season = await page('majlis-season');
    expect(season.sections.map(({ id }) => id)).not.toContain(1027);
    expect(await sectionOf('majlis-season', 1029)).toMatchObject({
      tag: { projects: [{ id: 6 }, { id: 8 }] },
    });
  });
  it('returns not_found for an unknown page', async () => {
    const { status, body } = await api.call('/api/cms/public/pages/nowhere');
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Page Not Found', code: 'not_found' } });
  });
});

describe('pages.terms', () => {
  it('returns the sections in order', async () => {
    const terms = expectResults('pages.terms', await api.call('/api/cms/public/pages/terms-conditions'));
    expect(terms.sections.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(terms.sections[0]).toMatchObject({
      title_ar: 'الطلبات',
      content_en: expect.stringContaining('<p>'),
    });
  });
});

describe('other page data', () => {
  it('pages partners', async () => {
    const partners = expectResults(
      'partners.list',
      await api.call('/api/cms/public/partners?limit=4&page=3'),
    );
    expect(partners).toEqual([
      expect.objectContaining({ id: 9, logo_url: '/files/media/partners/partner-09.svg' }),
      expect.objectContaining({ id: 10, name_ar: 'مقاهي فنجال', href: null }),
    ]);
  });
  it('lists the default country first and zones with prices', async () => {
    const [country, ...others] = expectResults('map.get', await api.call('/api/crm/public/map'));
    expect(country).toMatchObject({ country_code: '966', iso: 'SA', allowed_phone_length: 9 });
    expect(others.map(({ country_code }) => country_code)).toEqual(['965']);
    expect(country?.governorates[0]).toMatchObject({ name: 'Riyadh', name_ar: 'الرياض' });
    expect(country?.governorates[0]?.zones[0]).toEqual({
      id: 1,
      name: 'North Riyadh',
      name_en: 'North Riyadh',
      name_ar: 'شمال الرياض',
      price: 120,
    });
  });
  it('returns valid settings for the app shell', async () => {
    const path = `/api/settings/public/group/${SETTINGS_GROUPS.join('/')}`;
    expect(expectResults('settings.get', await api.call(path)).footer_links).toHaveLength(4);
  });
});
