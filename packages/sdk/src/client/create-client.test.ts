import { describe, expect, it, vi } from 'vitest';
import type { EndpointName } from '../contract';
import { createFakeBackend, makeOrderRequest, makeProductSummary, makeQuoteRequest } from '../testing';
import { AbortedError, type Client, createClient } from '.';

const phone = { countryCode: '966', phone: '500000000' };
const lead = { name: 'Noura', phone: '0500000000' };

/** The method that calls each endpoint. That no endpoint is without one is checked in `client.test-d.ts`. */
const methods: Partial<Record<EndpointName, (client: Client) => Promise<unknown>>> = {
  'items.list': (client) => client.items.list(),
  'items.facets': (client) => client.items.facets({ color: 1 }),
  'items.get': (client) => client.items.get('SF1001'),
  'items.related': (client) => client.items.related(1, { limit: 2 }),
  'categories.list': (client) => client.categories.list({ sort: 'postion', order: 'ASC' }),
  'categories.get': (client) => client.categories.get(1),
  'subcategories.list': (client) => client.subcategories.list(1),
  'subcategories.get': (client) => client.subcategories.get(11),
  'settings.get': (client) => client.settings.get(),
  'auth.check': (client) => client.auth.isStaff(),
  'pages.list': (client) => client.pages.list(),
  'pages.get': (client) => client.pages.get('home'),
  'pages.terms': (client) => client.pages.terms(),
  'leads.forms': (client) => client.leads.forms(),
  'leads.create': (client) => client.leads.create(1, lead),
  'requests.create': (client) => client.requests.create(makeQuoteRequest()),
  'promos.verify': (client) => client.promos.verify('WELCOME10'),
  'otp.request': (client) => client.otp.request(phone),
  'otp.verify': (client) => client.otp.verify({ ...phone, otp: '123456' }).catch(() => {}),
  'map.get': (client) => client.countries.list(),
  'orders.create': (client) => client.orders.create(makeOrderRequest()).catch(() => {}),
  'projects.list': (client) => client.projects.list(),
  'projects.get': (client) => client.projects.get(1),
  'projects.categories': (client) => client.projects.categories({ type: 2 }),
  'partners.list': (client) => client.partners.list(),
  'redirects.get': (client) => client.redirects.get('sale'),
};

const setUp = (token = 'staff-token') => {
  const backend = createFakeBackend();
  const client = createClient({ baseUrl: '/api', fetch: backend.fetch, token });
  return { ...backend, client };
};

describe('every endpoint', () => {
  it.each(Object.entries(methods))('%s is called by a method', async (name, method) => {
    const { client, received } = setUp();
    await method(client);
    expect(received.map(({ endpoint }) => endpoint)).toEqual([name]);
  });
});

describe('onFailure', () => {
  it('reports failed calls to each listener until it is removed, but not aborted ones', async () => {
    const { client } = setUp();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = client.onFailure(first);
    client.onFailure(second);

    const failure = await client.items.get('none').catch((error: unknown) => error);
    expect(first.mock.calls).toEqual([[failure]]);
    await expect(client.items.list({}, { signal: AbortSignal.abort() })).rejects.toThrow(AbortedError);
    expect(first).toHaveBeenCalledTimes(1);

    stop();
    await client.items.get('none').catch(() => {});
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });
});

describe('settings', () => {
  it('requests the groups of the app shell by default', async () => {
    const { client, received } = setUp();
    await client.settings.get();
    await client.settings.get(['commerce']);
    expect(received.map(({ params }) => params.groups)).toEqual([
      'general/footer/socials/commerce',
      'commerce',
    ]);
  });
});

describe('similar products', () => {
  it('are up to four others of the same subcategory', async () => {
    const { client, shop } = setUp();
    const [product] = shop.products;
    if (!product) throw new Error('The shop is empty');
    const similar = await client.items.similar(product);
    expect(similar.map(({ subcategory }) => subcategory?.id)).toEqual([11, 11, 11]);
    expect(similar.map(({ id }) => id)).not.toContain(product.id);
    expect(await client.items.similar({ ...product, id: 999 })).toHaveLength(4);
  });

  it('are of the same category without a subcategory, and empty without either', async () => {
    const { client, received } = setUp();
    const similar = await client.items.similar({ id: 9, category: { id: 2, name_en: '', name_ar: '' } });
    expect(similar.map(({ id }) => id)).toEqual([10, 11, 12, 13]);
    expect(similar.map(({ category }) => category?.id)).toEqual([2, 2, 2, 2]);
    expect(await client.items.similar({ id: 50, category: null, subcategory: null })).toEqual([]);
    expect(received).toHaveLength(1);
  });
});

describe('related products', () => {
  it('are four, requested and kept (spec §9)', async () => {
    const results = Array.from({ length: 6 }, (_, index) => makeProductSummary({ id: index + 1 }));
    const fetch = vi.fn(async (_url: string | URL | Request) => Response.json({ results }));
    const related = await createClient({ baseUrl: 'https://shop.example/api', fetch }).items.related(9);
    expect(String(fetch.mock.calls[0]?.[0])).toMatch(/\/items\/9\/relates\?limit=4$/);
    expect(related).toHaveLength(4);
  });
});

describe('related projects', () => {
  it('are up to three others of the same category and type', async () => {
    const { client, received } = setUp();
    const related = await client.projects.related(await client.projects.get(3));
    expect(related.map(({ category }) => category?.id)).toEqual([1, 1, 1]);
    expect(related.map(({ id }) => id)).not.toContain(3);
    expect(received[1]?.query).toEqual({ category: '1', type: '2', limit: '4' });
  });
});

describe('lists', () => {
  it('can be iterated to the end', async () => {
    const { client } = setUp();
    const ids: number[] = [];
    for await (const { id } of await client.projects.list({ limit: 5, sort_order: 'ASC' })) ids.push(id);
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    let count = 0;
    for await (const product of await client.items.list({ category: 1 }))
      count += product.category?.id === 1 ? 1 : 0;
    expect(count).toBe(9);
  });
});

describe('the staff check', () => {
  it('is true for the staff token and false for any other', async () => {
    expect(await setUp().client.auth.isStaff()).toBe(true);
    expect(await setUp('guess').client.auth.isStaff()).toBe(false);
  });

  it('makes no call without a token', async () => {
    const { client, received } = setUp('');
    expect(await client.auth.isStaff()).toBe(false);
    expect(received).toEqual([]);
  });

  it('is false when it fails, unless it was aborted', async () => {
    const fetch = () => Promise.reject(new TypeError('offline'));
    const client = createClient({ baseUrl: '/api', fetch, retries: 0, token: 'staff-token' });
    expect(await client.auth.isStaff()).toBe(false);
    await expect(client.auth.isStaff({ signal: AbortSignal.abort() })).rejects.toBeInstanceOf(AbortedError);
  });
});

describe('phone verification', () => {
  it('resolves with the proof and with the recognised person, if any', async () => {
    const { client } = setUp();
    expect(await client.otp.request(phone)).toEqual({ expires_in: 600, resend_in: 10 });
    expect(await client.otp.verify({ ...phone, otp: '123456' })).toEqual({ phone_proof: expect.any(String) });
    const answering = (results: unknown) =>
      createClient({ baseUrl: '/api', fetch: async () => Response.json({ results }) });
    const noura = { id: 3, name: 'Noura', email: 'noura@example.com', phone_proof: 'proof' };
    expect(await answering(noura).otp.verify({ ...phone, otp: '123456' })).toEqual(noura);
    expect(await answering(null).otp.verify({ ...phone, otp: '123456' })).toEqual({});
    expect(await answering(null).otp.request(phone)).toEqual({});
  });
});
