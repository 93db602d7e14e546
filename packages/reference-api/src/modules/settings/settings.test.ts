import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsGroups } from '../../db/schema';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.insert(settingsGroups).values([
    { name: 'general', values: { maintenance_mode: true, files_path: '/files' } },
    { name: 'commerce', values: { free_shipping: true } },
  ]);
});
afterAll(() => api.close());

describe('settings.get', () => {
  it('merges the named groups', async () => {
    const { body } = await api.call('/api/settings/public/group/general/commerce');
    expect(body).toMatchObject({
      results: { maintenance_mode: true, files_path: '/files', free_shipping: true },
    });
  });
  it('leaves out groups that were not asked for', async () => {
    const { body } = await api.call('/api/settings/public/group/general');
    expect(body).toMatchObject({ results: { maintenance_mode: true, free_shipping: false } });
  });
  it('answers not_found when no named group exists', async () => {
    const { status, body } = await api.call('/api/settings/public/group/secrets', {
      headers: { 'accept-language': 'ar' },
    });
    expect(status).toBe(404);
    expect(body).toEqual({ code: 'not_found', message: 'الصفحة غير موجودة' });
  });
});
