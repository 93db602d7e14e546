import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { termsSections } from '../../db/schema';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('settings.get', () => {
  it('merges the named groups', async () => {
    const { body } = await api.call('/api/settings/public/group/general/footer/socials/commerce');
    expect(body).toMatchObject({
      results: {
        brand: { name_en: 'Athel', name_ar: 'أثل' },
        files_path: '/files',
        footer_text_ar: expect.stringContaining('الرياض'),
        socials: expect.arrayContaining([expect.objectContaining({ name: 'instagram' })]),
        allow_tax_rate: true,
      },
    });
  });
  it('says whether there are terms to agree to', async () => {
    const read = async () => (await api.call('/api/settings/public/group/commerce')).body;
    expect(await read()).toMatchObject({ results: { has_terms: true } });
    await api.db.delete(termsSections);
    expect(await read()).toMatchObject({ results: { has_terms: false } });
  });
  it('omits groups that were not requested', async () => {
    const { body } = await api.call('/api/settings/public/group/commerce');
    expect(body).toMatchObject({ results: { allow_tax_rate: true, footer_links: [] } });
    expect(body).not.toHaveProperty('results.brand');
  });
  it('returns the about page’s texts and photo URLs', async () => {
    const { body } = await api.call('/api/settings/public/group/about');
    expect(body).toMatchObject({
      results: {
        about: {
          years: 45,
          photos: expect.arrayContaining([
            expect.objectContaining({ src_url: '/files/media/history/workshop.webp' }),
          ]),
        },
      },
    });
    const shell = await api.call('/api/settings/public/group/general/footer/socials/commerce');
    expect(shell.body).not.toHaveProperty('results.about');
  });
  it('returns not_found if no named group exists', async () => {
    const { status, body } = await api.call('/api/settings/public/group/secrets', {
      headers: { 'accept-language': 'ar' },
    });
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'not_found', message: 'الصفحة غير موجودة' });
  });
});
