import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ApiError, createClient } from '../client';
import { orderTotals, promoDiscount } from '../commerce';
import { createFakeBackend, makeOrderRequest, makeProduct } from '../testing';
import { endpoints, type Promo, promoSchema, staffEndpoints } from '.';

type Schema = Record<string, unknown> & { type?: string };

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Nested schemas with their paths. */
const innerSchemas = (schema: Schema, path: string): [Schema, string][] => {
  const inner: [unknown, string][] = [
    ...Object.entries((schema.entries as object | undefined) ?? {}).map(
      ([key, entry]) => [entry, `${path}.${key}`] as [unknown, string],
    ),
    ...['item', 'wrapped', 'value'].map((key) => [schema[key], path] as [unknown, string]),
    ...((Array.isArray(schema.options) ? schema.options : []) as unknown[]).map(
      (option) => [option, path] as [unknown, string],
    ),
    ...((Array.isArray(schema.pipe) ? schema.pipe.slice(1) : []) as unknown[]).map(
      (step) => [step, path] as [unknown, string],
    ),
  ];
  return inner.filter((pair): pair is [Schema, string] => isSchema(pair[0]));
};

/** Paths where adding a name or a field would make a response unreadable. */
function closedPlaces(schema: Schema, path: string): string[] {
  const isClosed =
    ['strict_object', 'strict_tuple', 'never'].includes(schema.type ?? '') ||
    (['picklist', 'enum'].includes(schema.type ?? '') && !('fallback' in schema));
  return [
    ...(isClosed ? [path] : []),
    ...innerSchemas(schema, path).flatMap(([inner, place]) => closedPlaces(inner, place)),
  ];
}

describe('a response', () => {
  it.each(Object.entries({ ...endpoints, ...staffEndpoints }))(
    'of %s stays readable when names are added',
    (name, row) => {
      expect(closedPlaces(row.results as unknown as Schema, name)).toEqual([]);
    },
  );
  it('with a closed list is detected', () => {
    const schema = v.object({ list: v.optional(v.array(v.object({ kind: v.picklist(['a']) })), []) });
    expect(closedPlaces(schema as unknown as Schema, 'x')).toEqual(['x.list.kind']);
  });
});

/** A backend whose responses contain everything a future version may add. */
function futureBackend() {
  const backend = createFakeBackend({ products: [makeProduct({ id: 1, price: 1000 })] });
  const withNews = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withNews);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([key, inner]) => [key, withNews(inner)]);
    return { ...Object.fromEntries(fields), added_later: { of: 'any shape' } };
  };
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const response = await backend.fetch(url, init);
    const body = withNews(await response.json()) as { results: Record<string, unknown> };
    if (url.includes('/promos/')) body.results.type = 'gift_wrapping';
    return Response.json(body, { status: response.status });
  };
  return { client: createClient({ baseUrl: 'https://shop.example/api', fetch }), fetch };
}

describe('an old client with a newer server', () => {
  const { client } = futureBackend();
  it('reads known fields and ignores the rest', async () => {
    expect(await client.items.get(1)).toMatchObject({ id: 1, price: 1000 });
    expect((await client.items.list()).results).toHaveLength(1);
    expect(await client.settings.get(['general'])).toMatchObject({ brand: expect.anything() });
    expect((await client.countries.list()).length).toBeGreaterThan(0);
    expect((await client.pages.get('home')).sections.length).toBeGreaterThan(0);
  });
  it('treats a promo of unknown type as having no effect before the order', async () => {
    const promo = await client.promos.verify('WELCOME10');
    expect(promo.type).toBe('unknown');
    expect(
      promoDiscount({ promo: { ...promo, min_order_total: 0 }, subtotal: 1000, currency: 'SAR' }),
    ).toEqual({
      status: 'applied',
      discount: 0,
      waivesShipping: false,
    });
    const lines = [{ quantity: 1, product: { price: 1000, discount: 0, allow_discount: false } }];
    const settings = { allow_tax_rate: false, tax_rate: 0.15, free_shipping: false, currency: 'SAR' };
    const without = orderTotals({ lines, promo: null, zone: { price: 0 }, settings });
    expect(
      orderTotals({ lines, promo: { ...promo, min_order_total: 0 }, zone: { price: 0 }, settings }).total,
    ).toBe(without.total);
  });
  it('still reads known types, and a promo without a type', () => {
    const promo: Omit<Promo, 'type'> = { id: 1, value: 10, min_order_total: 0 };
    expect(v.parse(promoSchema, { ...promo, type: 'fixed' }).type).toBe('fixed');
    expect(v.parse(promoSchema, promo).type).toBe('unknown');
  });
  it('reports an unknown error code with its status and message', async () => {
    const refusing = createClient({
      baseUrl: 'https://shop.example/api',
      fetch: async () =>
        Response.json({ message: 'Closed for prayer.', code: 'shop_paused' }, { status: 422 }),
    });
    const refused = refusing.orders.create(makeOrderRequest());
    await expect(refused).rejects.toBeInstanceOf(ApiError);
    await expect(refused).rejects.toMatchObject({
      status: 422,
      code: 'shop_paused',
      visitorMessage: 'Closed for prayer.',
    });
  });
});
