import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const list = async (query: string) =>
  expectResults('partners.list', await api.call(`/api/cms/public/partners${query}`));

it('lists partners in shop order, paged, with logo URLs', async () => {
  const [first, ...others] = await list('?limit=3');
  expect(first).toEqual({
    id: 1,
    name_en: 'Rimal Hotels',
    name_ar: 'فنادق رمال',
    logo_url: '/files/media/partners/partner-01.svg',
    href: null,
  });
  expect(others).toHaveLength(2);
  const next = await list('?limit=3&page=2');
  expect(next.map(({ id }) => id)).not.toContain(1);
  expect(new Set([first, ...others, ...next].map((partner) => partner?.id)).size).toBe(3 + next.length);
});
