// @vitest-environment node
import { execFile } from 'node:child_process';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import * as original from '@diwan/sdk/contract';
import * as makers from '@diwan/sdk/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

type Contract = typeof original;
type Valibot = typeof v;
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The contract on the stand-in, and the stand-in's own functions. */
let standIn: { contract: Contract; v: Valibot };

const bundle = (code: string) =>
  promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, 'testing/bundle-contract.mjs'), code],
    { maxBuffer: 10_000_000 },
  );

beforeAll(async () => {
  const { stdout } = await bundle(
    "export * as contract from '@diwan/sdk/contract'; export * as v from 'valibot';",
  );
  standIn = new Function(`${stdout}; return contract;`)();
}, 60_000);

const valibot = { contract: original, v };

/** What a reader of an answer learns: all but the words for developers. */
function verdict(on: { contract: Contract; v: Valibot }, schemaIn: SchemaIn, input: unknown) {
  const schema = schemaIn(on.contract);
  const { result, skipped } = on.contract.collectSkips(() => on.v.safeParse(schema, input));
  const [issue] = result.success ? [] : result.issues;
  return {
    success: result.success,
    output: result.success ? result.output : undefined,
    path: issue && on.v.getDotPath(issue),
    skipped: skipped.map(({ index, element, reason }) => ({
      index,
      element,
      path: reason.match(/^[\w.]+(?=: )/)?.[0],
    })),
  };
}

type SchemaIn = (contract: Contract) => v.GenericSchema;

const results =
  (name: original.EndpointName): SchemaIn =>
  ({ routes }) =>
    routes[name].results;
const body =
  (name: 'orders.create' | 'requests.create' | 'leads.create'): SchemaIn =>
  ({ endpoints }) =>
    endpoints[name].body;

const smallTag = makers.makeTag({
  items: [makers.makeProductSummary()],
  projects: [makers.makeProjectSummary()],
  ads: [makers.makeAdvertisement()],
});
const totals = { subtotal: 1000, coupon_discount: 0, shipping_fee: 120, tax: 150, total: 1270 };
const failure = { message: 'Changed', code: 'price_changed', errors: [{ path: 'cart.0', message: 'No' }] };

/** What each call answers and what it is sent, with a valid sample of it. */
const samples: Record<string, [schema: SchemaIn, sample: unknown]> = {
  'items.list': [results('items.list'), [makers.makeProductSummary(), makers.makeProductSummary({ id: 2 })]],
  'items.get': [results('items.get'), makers.makeSet()],
  'items.related': [results('items.related'), [makers.makeProductSummary()]],
  'categories.list': [results('categories.list'), [makers.makeCategory()]],
  'categories.get': [results('categories.get'), makers.makeCategory()],
  'subcategories.get': [results('subcategories.get'), makers.makeSubcategoryDetail()],
  'subcategories.list': [results('subcategories.list'), [makers.makeSubcategory()]],
  'settings.get': [results('settings.get'), makers.makeSettings()],
  'auth.check': [results('auth.check'), { is_staff: true }],
  'pages.terms': [results('pages.terms'), makers.makeTermsPage()],
  'pages.get': [
    results('pages.get'),
    {
      ...makers.makePage(),
      sections: makers.SECTION_TYPES.map((type) => {
        const section = makers.makeSection(type);
        return 'tag' in section ? { ...section, tag: smallTag } : section;
      }),
    },
  ],
  'leads.create': [results('leads.create'), { id: 1 }],
  'requests.create': [results('requests.create'), { id: 1 }],
  'promos.verify': [results('promos.verify'), makers.makePromo()],
  'otp.request': [results('otp.request'), { expires_in: 600, resend_in: 10 }],
  'otp.verify': [
    results('otp.verify'),
    { id: 1, name: 'Noura', email: 'noura@example.com', phone_proof: 'proof' },
  ],
  'map.get': [results('map.get'), [makers.makeCountry()]],
  'orders.create': [results('orders.create'), makers.makeOrderReceipt()],
  'projects.list': [results('projects.list'), [makers.makeProjectSummary()]],
  'projects.categories': [results('projects.categories'), [makers.makeProjectCategory()]],
  'projects.get': [results('projects.get'), makers.makeProject()],
  'partners.list': [results('partners.list'), [makers.makePartner()]],
  'redirects.get': [results('redirects.get'), 'https://shop.example/pa/summer'],
  'a failure': [({ errorBodySchema }) => errorBodySchema, failure],
  'a changed price': [
    ({ priceChangedBodySchema }) => priceChangedBodySchema,
    {
      ...failure,
      fresh: { cart: [{ item_id: 1, price: 900, discount: 0 }], tax_rate: 0.15, totals },
    },
  ],
  'an order': [body('orders.create'), makers.makeOrderRequest()],
  'a request': [body('requests.create'), makers.makeQuoteRequest()],
  'a lead': [body('leads.create'), { name: 'Noura', email: null, phone: '0500000000' }],
};

/** Places in a value, as the names and positions that lead there; the value itself is the first. */
const placesIn = (value: Json): string[][] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => placesIn(inner).map((place) => [name, ...place]))
    : []),
];

/** The value with something else at one place; undefined takes away what is there. */
function replaced(value: Json, [name, ...rest]: readonly string[], other: Json | undefined): Json {
  if (name === undefined) return other ?? null;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
    if (key !== name) return [[key, inner]];
    return rest.length === 0 && other === undefined ? [] : [[key, replaced(inner, rest, other)]];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

const hostile = JSON.parse(
  '{"__proto__":{"id":1,"is_set":true},"constructor":{"prototype":{}},"toString":null,"id":1,"length":3}',
) as Json;

/** What turns up where something else belongs: other types, the bounds of every number and what lies just outside. */
const oddities: (Json | undefined)[] = [
  ...[undefined, null, true, false, '', ' ', 'x', '0', '#12', '#6f8273', 'price_changed', 'fixed'],
  ...['spacer', 'a@b.co', 'https://x.example', 'not a url', 'NF 1', '+966 50', 'x'.repeat(401)],
  ...[
    0,
    -0,
    -1,
    0.5,
    1,
    3,
    4,
    15,
    16,
    100,
    100.1,
    999,
    1000,
    10_001,
    2 ** 31 - 1,
    2 ** 31,
    99_999_999.99,
    1e8,
  ],
  // What `1e999` in JSON reads as.
  ...[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN],
  ...[[], [[]], [null], ['x'], [1, 2], {}, { id: 0 }, { id: 1, extra: true }, hostile],
];

/** What is put at every place; the rest is left to chance. */
const commonest: (Json | undefined)[] = [undefined, null, false, 'x', '', 0, -0.5, [], hostile];

const anyOddity = fc.oneof(
  fc.constantFrom(...oddities),
  fc.jsonValue().map((value) => value as Json),
);

describe.each(Object.entries(samples))('%s', (_, [schemaIn, sample]) => {
  const valid = JSON.parse(JSON.stringify(sample)) as Json;
  const places = placesIn(valid);
  const expectSame = (input: unknown) => {
    const verdicts = {
      standIn: verdict(standIn, schemaIn, input),
      valibot: verdict(valibot, schemaIn, input),
    };
    // Vitest's own comparison takes a hundred times as long.
    if (!isDeepStrictEqual(verdicts.standIn, verdicts.valibot)) {
      expect(verdicts.standIn).toStrictEqual(verdicts.valibot);
    }
  };

  it('is accepted as it should be', () => {
    expect(verdict(standIn, schemaIn, valid)).toMatchObject({ success: true, output: valid, skipped: [] });
    expectSame(valid);
  });

  it('is judged as by valibot with any one thing in it changed', () => {
    for (const place of places) for (const odd of commonest) expectSame(replaced(valid, place, odd));
  });

  it('is judged as by valibot with some things in it changed', () => {
    const damaged = fc
      .array(fc.tuple(fc.constantFrom(...places), anyOddity), { minLength: 1, maxLength: 5 })
      .map((changes) => changes.reduce((value, [place, odd]) => replaced(value, place, odd), valid));
    fc.assert(fc.property(damaged, expectSame), { numRuns: 300 });
  });

  it('leaves out what the contract does not name', () => {
    expectSame(addedEverywhere(valid));
  });
});

/** The value with a stranger, and names that mean something to JavaScript, in each of its objects. */
function addedEverywhere(value: Json): Json {
  if (Array.isArray(value)) return value.map(addedEverywhere);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => [name, addedEverywhere(inner)]);
  const strangers = ['stranger', '__proto__', 'constructor', 'hasOwnProperty'].map((name) => [name, 'x']);
  return JSON.parse(
    `{${[...own, ...strangers].map(([name, inner]) => `${JSON.stringify(name)}:${JSON.stringify(inner)}`)}}`,
  );
}

describe('the samples', () => {
  it('are of every call', () => {
    expect(Object.keys(original.routes).filter((name) => !(name in samples))).toEqual([]);
  });
});

describe('hostile names', () => {
  it('reach no prototype', () => {
    const { output } = verdict(
      standIn,
      results('items.get'),
      addedEverywhere(JSON.parse(JSON.stringify(makers.makeSet()))),
    );
    expect(Object.getPrototypeOf(output)).toBe(
      Object.getPrototypeOf(standIn.v.parse(standIn.contract.createdSchema, { id: 1 })),
    );
    expect(output).not.toHaveProperty('stranger');
    expect({}).not.toHaveProperty('is_set');
  });
});

describe('what addresses and queries may hold', () => {
  const queries = Object.entries(original.endpoints).map(([name, { query }]) => [name, query] as const);
  it.each(queries)('%s', (name) => {
    const schemaIn: SchemaIn = ({ endpoints }) => endpoints[name as original.EndpointName].query;
    const { entries } = original.endpoints[name as original.EndpointName].query;
    const texts = ['', '0', '1', '101', 'ASC', 'price', 'piece', 'true', '1000001', 'x'.repeat(201)];
    const value = fc.oneof(fc.constantFrom(...texts), fc.array(fc.constantFrom(...texts)), anyOddity);
    const query = fc.dictionary(fc.constantFrom('x', ...Object.keys(entries)), value);
    fc.assert(
      fc.property(query, (input) => {
        // A value of none of several shapes is told as a problem of the whole, not of the likeliest one.
        const { path: _, ...expected } = verdict(valibot, schemaIn, input);
        expect(verdict(standIn, schemaIn, input)).toMatchObject(expected);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the build', () => {
  it('fails when code needs a function the stand-in lacks', async () => {
    const build = bundle("import * as v from 'valibot'; console.log(v.strictObject({}));");
    await expect(build).rejects.toThrow(/strictObject/);
  });

  it('carries next to nothing of valibot', async () => {
    const { stdout } = await bundle("export { productSchema } from '@diwan/sdk/contract';");
    expect(stdout).not.toContain('~run');
  });
});
