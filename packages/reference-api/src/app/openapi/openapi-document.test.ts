import {
  type Endpoint,
  type EndpointName,
  EVENT_TYPES,
  endpoints,
  priceChangedBodySchema,
  staffEndpoints,
} from '@diwan/sdk/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openapiDocument } from './openapi-document';

interface Operation {
  operationId: string;
  parameters: { name?: string; in?: string; $ref?: string; schema?: object; example?: unknown }[];
  requestBody?: { content: { 'application/json': { schema: object; example: unknown } } };
  security?: object[];
  responses: Record<
    string,
    {
      content: {
        'application/json': {
          schema: object;
          example?: unknown;
          examples?: Record<string, { value: unknown }>;
        };
      };
    }
  >;
}

const document = openapiDocument() as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operationOf = (name: EndpointName): Operation => {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) throw new Error(`no operation ${name}`);
  return operation;
};
const names = Object.keys(endpoints) as EndpointName[];

const refsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === '$ref' && typeof child === 'string' ? [child] : refsIn(child),
  );
};

describe('openapiDocument', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });
  it('describes exactly the endpoints of the table', () => {
    const rows = { ...endpoints, ...staffEndpoints };
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(rows).sort());
    for (const [name, { method, path }] of Object.entries(rows)) {
      expect(document.paths[path.replace('*', '')]?.[method.toLowerCase()]?.operationId).toBe(name);
    }
  });
  it('describes each webhook message with its record', () => {
    const { webhooks } = openapiDocument() as { webhooks: Record<string, { post: Operation }> };
    expect(Object.keys(webhooks)).toEqual([...EVENT_TYPES]);
    expect(webhooks['request.received']?.post.requestBody?.content['application/json'].schema).toMatchObject({
      properties: { data: { $ref: '#/components/schemas/RequestRecord' } },
    });
  });
  it('has a description for every operation', () => {
    const described = operations as (Operation & { description?: string })[];
    expect(described.filter(({ description }) => !description).map(({ operationId }) => operationId)).toEqual(
      [],
    );
  });
  it('has no dangling references', () => {
    for (const ref of refsIn(document)) {
      const target = ref
        .split('/')
        .slice(1)
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect(target, ref).toBeTypeOf('object');
    }
  });
  it('describes the items of lenient lists', () => {
    expect(operationOf('items.list').responses[200]?.content['application/json'].schema).toMatchObject({
      properties: { results: { type: 'array', items: { $ref: '#/components/schemas/ProductSummary' } } },
    });
    expect(document.components.schemas.Product).toMatchObject({
      properties: { fabrics: { items: { $ref: '#/components/schemas/Fabric' } } },
    });
  });
  it('describes query parameters as typed values', () => {
    const parameters = operationOf('items.list').parameters;
    expect(parameters.find(({ name }) => name === 'limit')?.schema).toEqual({
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 10,
    });
    expect(parameters.find(({ name }) => name === 'category')?.schema).toMatchObject({
      type: 'array',
      items: { type: 'integer' },
    });
  });
  it('describes fields and parameters with the comments of the contract', () => {
    expect(document.components.schemas.Product).toMatchObject({
      description: expect.stringContaining('A product in full'),
      properties: {
        price: {
          description: expect.stringContaining(
            "Price before discount and VAT, in the shop's currency; null when `is_price_show` is false.",
          ),
        },
        name_ar: { description: 'Name in Arabic.' },
      },
    });
    const { parameters } = operationOf('items.list');
    expect(parameters.find(({ name }) => name === 'price_min')).toMatchObject({
      description:
        "Lowest price as lists show it: after the discount, with tax where the shop shows prices so, in the shop's currency. Excludes products whose `is_price_show` is false.",
    });
  });
  it('allows an id or a code for a product', () => {
    const id = operationOf('items.get').parameters.find(({ name }) => name === 'id');
    expect(id?.schema).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'integer' }] });
  });
  it('lists Idempotency-Key exactly where it is accepted', () => {
    for (const name of names) {
      const offers = operationOf(name).parameters.some(
        ({ $ref }) => $ref === '#/components/parameters/IdempotencyKey',
      );
      expect(offers, name).toBe('acceptsIdempotencyKey' in endpoints[name]);
    }
  });
  it('describes errors by status', () => {
    expect(Object.keys(operationOf('orders.create').responses)).toEqual(
      expect.arrayContaining(['400', '403', '404', '409', '413', '415', '422', '429', '500']),
    );
    expect(operationOf('orders.create').responses[409]?.content['application/json'].schema).toEqual({
      anyOf: [{ $ref: '#/components/schemas/PriceChanged' }, { $ref: '#/components/schemas/Error' }],
    });
    const { examples } = operationOf('orders.create').responses[409]?.content['application/json'] ?? {};
    expect(v.is(priceChangedBodySchema, examples?.price_changed?.value)).toBe(true);
    expect(operationOf('auth.check').responses).toHaveProperty('401');
  });
  it('names who may call an operation', () => {
    expect(operationOf('items.list').security).toEqual([]);
    expect(operationOf('auth.check').security).toEqual([{ staffToken: [] }]);
  });
  it('has patterns that work without the flag for Unicode', () => {
    expect(JSON.stringify(document)).not.toMatch(/\\\\p\{/);
    const { properties } = document.components.schemas.PageSummary as {
      properties: Record<string, { pattern?: string }>;
    };
    const { pattern = '' } = properties.slug ?? {};
    for (const flags of ['', 'u']) {
      const matches = (text: string) => new RegExp(pattern, flags).test(text);
      expect(['home', 'our-catalog', 'مجلس-٢', 'a/b', 'a b', ''].map(matches)).toEqual([
        ...[true, true, true],
        ...[false, false, false],
      ]);
    }
  });
  it('limits names as the server does, and requires no field that may be null', () => {
    expect(document.components.schemas.LeadRequest).toMatchObject({
      properties: { name: { minLength: 1, maxLength: 200, pattern: '\\S' } },
    });
    expect(JSON.stringify(document)).not.toContain('"default":null');
  });
  it('has an example of every response', () => {
    for (const { operationId, responses } of operations)
      expect(responses[200]?.content['application/json'].example, operationId).toBeDefined();
  });
  it('has valid examples', () => {
    for (const name of names) {
      const row: Endpoint = endpoints[name];
      const { params = {}, query = {}, body } = row.example ?? {};
      expect(v.is(row.params, params), `${name} params`).toBe(true);
      expect(v.is(row.query, query), `${name} query`).toBe(true);
      if (row.body) expect(v.is(row.body, body), `${name} body`).toBe(true);
      const example = operationOf(name).responses[200]?.content['application/json'].example;
      expect(v.is(v.object({ results: row.results }), example), `${name} response`).toBe(true);
    }
  });
});
