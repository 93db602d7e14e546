import {
  type Client,
  type ClientWarning,
  ConflictError,
  createClient,
  NetworkError,
  NotFoundError,
  PriceChangedError,
  RateLimitedError,
  UnauthorizedError,
  ValidationError,
} from '@diwan/sdk';
import { orderTotals, pricedLines } from '@diwan/sdk/commerce';
import type { OrderRequest } from '@diwan/sdk/contract';
import { createStaffClient } from '@diwan/sdk/staff';
import { realAddresses } from '@diwan/sdk/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPostgres, postgresMissing } from '../../packages/reference-api/src/testing/postgres';
import { type RunningApi, STAFF_TOKEN, startApi } from './start-api';
import { recordingUse } from './used-methods';

const countryCode = '966';

async function onPglite() {
  const api = await startApi();
  return { api, close: () => api.close() };
}

async function onPostgres() {
  const server = await openTestPostgres();
  const api = await startApi({ DATABASE_URL: await server.createShop() });
  return {
    api,
    close: async () => {
      await api.close();
      await server.close();
    },
  };
}

/** Each project of these tests has its own. */
const isOnPostgres = process.env.CONTRACT_DATABASE === 'PostgreSQL';
const database = isOnPostgres ? 'PostgreSQL' : 'the embedded database';
const open = isOnPostgres ? onPostgres : onPglite;

/** The rejection of a promise. */
const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('expected a refusal');
    },
    (error: unknown) => error,
  );

describe.skipIf(isOnPostgres && postgresMissing)(`the SDK on the reference API, on ${database}`, () => {
  let api: RunningApi;
  let close: () => Promise<void>;
  let client: Client;
  let unused: () => string[];
  const warnings: ClientWarning[] = [];

  beforeAll(async () => {
    ({ api, close } = await open());
    ({ client, unused } = recordingUse(
      createClient({
        baseUrl: api.baseUrl,
        locale: 'en',
        token: STAFF_TOKEN,
        onWarning: (warning) => warnings.push(warning),
      }),
    ));
  }, 120_000);
  afterAll(() => close());

  /** @returns the phone proof for orders */
  async function verify(phone: string): Promise<string | null | undefined> {
    await client.otp.request({ countryCode, phone });
    const sent = (await api.sentCodes()).find((message) => message.phone === `+${countryCode}${phone}`);
    return (await client.otp.verify({ countryCode, phone, otp: sent?.code ?? '' })).phone_proof;
  }

  /** An order of two sofas with the shop's current figures. */
  async function order(phone: string): Promise<OrderRequest> {
    const [product, countries, settings] = await Promise.all([
      client.items.get('NF1042'),
      client.countries.list(),
      client.settings.get(),
    ]);
    const [country] = countries;
    const [governorate] = country?.governorates ?? [];
    const [zone] = governorate?.zones ?? [];
    if (!country || !governorate || !zone) throw new Error('the demo shop has no delivery zone');
    return {
      lead: { name: 'Sara', email: 'sara@example.com', phone },
      address: { country_id: country.id, governorate_id: governorate.id, zone_id: zone.id, street: 'Olaya' },
      cart: [{ item_id: product.id, quantity: 2, price: product.price ?? 0, discount: product.discount }],
      tax_rate: settings.allow_tax_rate ? 0.15 : 0,
      shipping_fee: zone.price,
    };
  }

  it('reads products', async () => {
    const first = await client.items.list({ sort_by: 'price', sort_order: 'DESC', limit: 5 });
    expect(first).toMatchObject({ hasMore: true });
    expect(first.results).toHaveLength(5);
    const all: number[] = [];
    for await (const product of await client.items.list({ limit: 20 })) all.push(product.id);
    expect(new Set(all).size).toBe(49);
    const product = await client.items.get('NF1042');
    expect(await client.items.get(product.id)).toEqual(product);
    expect(await client.items.related(product.id, { limit: 3 })).toHaveLength(3);
    for (const similar of await client.items.similar(product)) expect(similar.id).not.toBe(product.id);
  });
  it('counts what a list can be filtered by', async () => {
    const query = { category: 1, color: [1], width_max: 230, page: 2, limit: 2 };
    const facets = await client.items.facets(query);
    const { total } = await client.items.list({ ...query, page: 1 });
    expect(facets?.total).toBe(total);
    for (const { id, count } of facets?.color ?? [])
      expect((await client.items.list({ ...query, page: 1, color: id })).total).toBe(count);
    expect(facets?.loosenings).toBeUndefined();
    const { loosenings = [] } = (await client.items.facets({ ...query, width_max: 1 })) ?? {};
    expect(loosenings).toMatchObject([{ parameter: 'width_max', count: expect.any(Number) }]);
  });
  it('finds Arabic words in any spelling', async () => {
    const [spelt, folded] = await Promise.all(
      ['كنبة', 'كنبه'].map((query) => client.items.list({ query, limit: 50 })),
    );
    expect(spelt?.results.length).toBeGreaterThan(0);
    expect(folded?.results).toEqual(spelt?.results);
  });
  it('reads categories', async () => {
    const [category] = await client.categories.list();
    if (!category) throw new Error('the demo shop has no category');
    expect(await client.categories.get(category.id)).toEqual(category);
    const [subcategory] = await client.subcategories.list(category.id);
    expect(category.subcategories[0]).toEqual(subcategory);
    expect(await client.subcategories.get(subcategory?.id ?? 0)).toMatchObject({
      category: { id: category.id },
    });
  });
  it('reads pages, settings, terms, partners and short links', async () => {
    for (const slug of ['home', 'interiors', 'products'])
      expect((await client.pages.get(slug)).sections.length).toBeGreaterThan(0);
    expect((await client.pages.terms()).sections.length).toBeGreaterThan(0);
    expect(await client.settings.get()).toMatchObject({ brand: { name_en: 'Athel', name_ar: 'أثل' } });
    expect((await client.partners.list({ limit: 3 })).results).toHaveLength(3);
    const partners: number[] = [];
    for await (const { id } of await client.partners.list({ limit: 2 })) partners.push(id);
    expect(new Set(partners).size).toBe(partners.length);
    expect(partners.length).toBeGreaterThan(3);
    expect((await client.pages.list()).map(({ slug }) => slug)).toContain('home');
    expect((await client.leads.forms()).length).toBeGreaterThan(0);
    expect(await client.redirects.get('summer-sale')).toContain('promo_code=WELCOME10');
  });
  it('reads projects', async () => {
    const { results } = await client.projects.list({ type: 2 });
    const [summary] = results;
    if (!summary) throw new Error('the demo shop has no project');
    const project = await client.projects.get(summary.id);
    expect(project).toMatchObject({ id: summary.id, name_en: summary.name_en });
    for (const related of await client.projects.related(project)) expect(related.id).not.toBe(project.id);
    expect((await client.projects.categories({ type: 2 })).length).toBeGreaterThan(0);
    let count = 0;
    for await (const _ of await client.projects.list({ type: 2, limit: 2 })) count++;
    expect(count).toBeGreaterThanOrEqual(results.length);
  });
  it('recognises staff by their token', async () => {
    expect(await client.auth.isStaff()).toBe(true);
    expect(await createClient({ baseUrl: api.baseUrl, token: 'guess' }).auth.isStaff()).toBe(false);
  });

  it('throws typed errors with messages for visitors', async () => {
    expect(await refusal(client.items.get('ZZ9999'))).toMatchObject({
      constructor: NotFoundError,
      code: 'not_found',
      visitorMessage: 'Item not found.',
      requestId: expect.any(String),
    });
    expect(await refusal(client.promos.verify('NOSUCHCODE', { locale: 'ar' }))).toMatchObject({
      constructor: NotFoundError,
      code: 'promo_not_found',
      visitorMessage: 'رمز الخصم غير موجود أو غير مفعّل.',
    });
    expect(await refusal(client.leads.create(1, { name: '', phone: '501234567' }))).toMatchObject({
      constructor: ValidationError,
      errors: [{ path: 'name', message: expect.any(String) }],
    });
    expect(await refusal(client.orders.create(await order('500000001')))).toMatchObject({
      constructor: UnauthorizedError,
      code: 'phone_not_verified',
    });
    expect(await client.promos.verify('welcome10')).toMatchObject({ type: 'percentage', value: 10 });
  });
  it('reports when another code may be requested', async () => {
    const phone = '500000002';
    expect(await client.otp.request({ countryCode, phone })).toEqual({ expires_in: 600, resend_in: 10 });
    expect(await refusal(client.otp.request({ countryCode, phone }))).toMatchObject({
      constructor: RateLimitedError,
      code: 'otp_too_soon',
      retryAfterSeconds: expect.any(Number),
    });
    expect(await refusal(client.otp.verify({ countryCode, phone, otp: '000000' }))).toMatchObject({
      code: 'otp_wrong',
    });
  });

  it('places an order, from phone verification to receipt', async () => {
    const phone = '500000003';
    const phone_proof = await verify(phone);
    const wanted = { ...(await order(phone)), phone_proof };
    expect(await refusal(client.orders.create({ ...wanted, phone_proof: undefined }))).toMatchObject({
      constructor: UnauthorizedError,
      code: 'phone_not_verified',
    });
    const outdated = { ...wanted, cart: wanted.cart.map((line) => ({ ...line, price: line.price - 1 })) };
    const changed = (await refusal(client.orders.create(outdated))) as PriceChangedError;
    expect(changed).toBeInstanceOf(PriceChangedError);
    expect(changed.fresh.cart).toEqual([
      { item_id: wanted.cart[0]?.item_id, price: wanted.cart[0]?.price, discount: wanted.cart[0]?.discount },
    ]);

    const receipt = await client.orders.create(wanted);
    const product = await client.items.get('NF1042');
    const expected = orderTotals({
      lines: pricedLines([{ product, quantity: 2 }]),
      zone: { price: wanted.shipping_fee },
      settings: await client.settings.get(),
    });
    expect(receipt).toMatchObject({ ...changed.fresh.totals, total: expected.total });
    expect(receipt?.number).toMatch(/\S/);
  });
  it('lists submitted records for staff and changes their status', async () => {
    const staff = createStaffClient({ baseUrl: api.baseUrl, token: STAFF_TOKEN });
    const [latest] = (await staff.orders.list({ query: '500000003', limit: 1 })).results;
    expect(latest).toMatchObject({ status: 'placed', lead: { phone: '+966500000003' }, history: [] });
    const id = latest?.id ?? 0;
    expect(await staff.orders.move(id, { status: 'confirmed', note: 'called' })).toMatchObject({
      status: 'confirmed',
      history: [{ from: 'placed', to: 'confirmed', note: 'called' }],
    });
    expect(await staff.orders.get(id)).toMatchObject({ number: latest?.number, status: 'confirmed' });
    expect(await refusal(staff.orders.move(id, { status: 'placed' }))).toMatchObject({
      constructor: ConflictError,
      code: 'status_not_allowed',
    });
    expect(await refusal(staff.requests.get(999_999))).toBeInstanceOf(NotFoundError);
    const leads: string[] = [];
    for await (const lead of await staff.leads.list({ limit: 1 })) leads.push(lead.name);
    expect(leads).toContain('Sara');
    const { results } = await staff.events.list({ state: 'pending' });
    expect(results.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['order.placed', 'order.status_changed']),
    );
    expect(await staff.events.retry(results[0]?.id ?? 0)).toMatchObject({ state: 'pending' });
    expect(await refusal(staff.events.retry(999_999))).toBeInstanceOf(NotFoundError);
    expect((await staff.events.retryAll()).count).toBeGreaterThan(0);
    expect(await staff.people.forget({ email: 'nobody@example.com' })).toMatchObject({ orders: 0, leads: 0 });
    const guess = createStaffClient({ baseUrl: api.baseUrl, token: 'a guess' });
    expect(await refusal(guess.orders.list())).toBeInstanceOf(UnauthorizedError);
  });
  it('writes once even if responses are lost', async () => {
    const phone = '500000004';
    const phone_proof = await verify(phone);
    let lost = 0;
    const forgetful = createClient({
      baseUrl: api.baseUrl,
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        if (lost++ < 2) throw new TypeError('connection reset');
        return response;
      },
    });
    const receipt = await forgetful.orders.create({ ...(await order(phone)), phone_proof });
    expect(lost).toBe(3);
    expect(receipt).toBeDefined();

    const options = { idempotencyKey: `contract-${receipt?.number}` };
    const lead = { name: 'Sara', phone };
    expect(await client.leads.create(1, lead, options)).toEqual(await client.leads.create(1, lead, options));
    expect(await refusal(client.leads.create(1, { ...lead, name: 'Noura' }, options))).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });
  it('accepts the e-mail addresses, phones and names that people have, and stores them as typed', async () => {
    const { emails, phones, names } = realAddresses;
    const staff = createStaffClient({ baseUrl: api.baseUrl, token: STAFF_TOKEN });
    for (const [index, email] of emails.entries()) {
      const lead = { name: names[index % names.length] ?? '', email, phone: phones[index] ?? '' };
      const id = (await client.leads.create(1, lead))?.id ?? 0;
      expect(await staff.leads.get(id)).toMatchObject({ name: lead.name, email, phone: '+966501234567' });
    }
  });
  it('accepts quote requests with customisations', async () => {
    const request = {
      lead: { name: 'Sara', email: 'sara@example.com', phone: '501234567' },
      details: [{ item_id: 101, quantity: 1, customization: { color_id: 2 } }],
    };
    expect(await client.requests.create(request)).toEqual({ id: expect.any(Number) });
    const impossible = {
      ...request,
      details: [{ item_id: 101, quantity: 1, customization: { color_id: 9999 } }],
    };
    expect(await refusal(client.requests.create(impossible))).toMatchObject({
      constructor: ValidationError,
      errors: [{ path: 'details.0.customization.color_id' }],
    });
  });
  it('rejects when the server is down', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9/api', retries: 0 });
    expect(await refusal(nowhere.countries.list())).toBeInstanceOf(NetworkError);
  });

  it('calls every method and skips no item', () => {
    expect(unused()).toEqual([]);
    expect(warnings).toEqual([]);
  });
});
