import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../db/schema';
import { picturesInUse } from '../../media/pictures-in-use.repository';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { loadCatalogueContent } from '../catalogue-pdf/load-content';

/** A sofa of the demo: of a set, listed in sections, in a project, named as related. */
const SOFA = 101;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await allowDemoOrders(api.db);
});
afterAll(() => api.close());

const hide = (isHidden: boolean) => api.db.update(items).set({ isHidden }).where(eq(items.id, SOFA));

const calls = {
  list: '/api/cms/public/items?limit=100',
  'list by id': `/api/cms/public/items?id=${SOFA}`,
  'list by price': '/api/cms/public/items?limit=100&sort_by=price&sort_order=DESC',
  search: '/api/cms/public/items?query=nafud&limit=100',
  'its set': '/api/cms/public/items/146',
  'related products': '/api/cms/public/items/102/relates',
  'home page': '/api/cms/public/pages/home',
};

const isNamed = async (path: string) => {
  const { status, body } = await api.call(path);
  expect(status).toBe(200);
  return JSON.stringify(body).includes('"code":"NF1042"');
};

const request = (path: string, body: unknown) => api.call(`/api/crm/public/${path}`, { body });
const quote = () =>
  request('requests', {
    lead: { name: 'Noura', email: 'noura@example.com', phone: '0501234567' },
    details: [{ item_id: SOFA, quantity: 1 }],
  });

describe('a hidden product', () => {
  it('is in no list, search, set, section, catalogue and sitemap, and its page is not found', async () => {
    const shown: string[] = [];
    for (const [name, path] of Object.entries(calls)) if (await isNamed(path)) shown.push(name);
    // Otherwise the test would find it hidden where it never was.
    expect(shown).toEqual(
      expect.arrayContaining(['list', 'list by id', 'list by price', 'search', 'home page']),
    );
    expect(shown).toContain('its set');

    await hide(true);
    for (const path of Object.values(calls)) expect(await isNamed(path), path).toBe(false);
    expect((await api.call(`/api/cms/public/items/${SOFA}`)).status).toBe(404);
    expect((await api.call('/api/cms/public/items/nf1042')).status).toBe(404);
    expect((await api.call(`/api/cms/public/items/${SOFA}/relates`)).status).toBe(404);
    const printed = await loadCatalogueContent(api.db);
    expect(printed?.products.some(({ id }) => id === SOFA)).toBe(false);
    expect(printed?.products.flatMap(({ pieces }) => pieces).map(({ name_en }) => name_en)).not.toContain(
      'Nafud Three-Seat Sofa',
    );
    expect((await picturesInUse(api.db, 1000)).length).toBeGreaterThan(0);
  });

  it('is neither bought nor quoted, as one that is gone', async () => {
    await hide(true);
    const order = await request('orders', demoOrder());
    const quoted = await quote();
    const gone = { ...demoOrder(), cart: [{ item_id: 9999, quantity: 2, price: 9940, discount: 15 }] };
    expect(order).toMatchObject({ status: (await request('orders', gone)).status });
    expect(order.status).toBeGreaterThanOrEqual(400);
    expect(quoted.status).toBeGreaterThanOrEqual(400);
    await hide(false);
    expect((await request('orders', demoOrder())).status).toBe(200);
    expect((await quote()).status).toBe(200);
  });
});
