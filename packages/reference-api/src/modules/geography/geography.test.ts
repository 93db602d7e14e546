import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('nests zones with fees in SAR in governorates, and those in countries', async () => {
  const map = await expectResults('map.get', await api.call('/api/crm/public/map'));
  expect(map[0]).toMatchObject({ country_code: '966', iso: 'SA', allowed_phone_length: 9 });
  expect(map[0]?.governorates[0]).toMatchObject({
    name: 'Riyadh',
    name_ar: 'الرياض',
    zones: expect.arrayContaining([expect.objectContaining({ name_en: 'North Riyadh', price: 120 })]),
  });
  const zones = map.flatMap(({ governorates }) => governorates.flatMap((governorate) => governorate.zones));
  expect(new Set(zones.map(({ id }) => id)).size).toBe(zones.length);
});
