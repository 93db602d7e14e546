import { describe, expect, it } from 'vitest';
import { createFakeBackend, makeCountry, makeProduct, makePromo, makeSettings, makeShop } from '../testing';
import { TEST_SHOP } from './checks/order-cases';
import { fieldOf, type ProbeFetch } from './probe';
import {
  type ConformanceOptions,
  type ConformanceReport,
  runConformance,
  Unreachable,
} from './run-conformance';

/** The fake shop, which also sells what the checks of orders need. */
const testShop = () => {
  const { products, promos } = makeShop();
  return createFakeBackend({
    settings: makeSettings({ ...TEST_SHOP.settings }),
    countries: [makeCountry()],
    products: [
      ...products,
      ...[...TEST_SHOP.products, ...TEST_SHOP.unavailable].map((product, index) =>
        makeProduct({ id: 100 + index, ...product }),
      ),
    ],
    promos: [...promos, ...TEST_SHOP.promos.map((promo, index) => makePromo({ id: 100 + index, ...promo }))],
  });
};

const check = (fetch: ProbeFetch, options: Partial<ConformanceOptions> = {}): Promise<ConformanceReport> =>
  runConformance({
    baseUrl: 'http://shop.example/api',
    fetch,
    sentCode: async () => '123456',
    promoCode: 'WELCOME10',
    refusedPromos: { promo_not_started: 'NEXTYEAR', promo_expired: 'LASTYEAR', promo_usage_limit: 'USEDUP' },
    redirectSlug: 'sale',
    isWriting: true,
    isOrdering: true,
    ...options,
  });

/** Failed checks by `endpoint title`, with their deviations as text. */
const failures = ({ outcomes }: ConformanceReport): Record<string, string> =>
  Object.fromEntries(
    outcomes.flatMap((outcome) =>
      outcome.status === 'failed'
        ? [
            [
              `${outcome.endpoint} ${outcome.title}`,
              outcome.deviations
                .map(({ path, expected, received }) => `${path}: ${expected} | ${received}`)
                .join('\n'),
            ],
          ]
        : [],
    ),
  );

interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Replaces an existing value at a path of the body; undefined deletes it. */
const replace = ({ body }: Answer, path: string, value: unknown): void => {
  const keys = path.split('.');
  const parent = keys.slice(0, -1).reduce(fieldOf, body);
  const key = keys.at(-1) ?? '';
  if (fieldOf(parent, key) !== undefined) Object.assign(parent as object, { [key]: value });
};

/** A correct backend with one defect. */
function deviating(break_: (answer: Answer, request: Request) => void): ProbeFetch {
  const backend = testShop();
  return async (url, init) => {
    const request = new Request(url, init);
    const response = await backend.fetch(request.clone());
    const text = await response.text();
    const answer: Answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    break_(answer, request);
    const { status, headers, body } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
}

/** A backend that misreads URLs. */
const misreading = (read: (url: string) => string): ProbeFetch => {
  const backend = testShop();
  return (url, init) => backend.fetch(read(url), init);
};

const misreadingBodies = (read: (body: string) => string): ProbeFetch => {
  const backend = testShop();
  return (url, init) => backend.fetch(url, { ...init, ...(init.body && { body: read(String(init.body)) }) });
};

const isList = ({ url }: Request, path = '/cms/public/items'): boolean =>
  new URL(url).pathname === `/api${path}`;

const forgetful = (): ProbeFetch => {
  const { fetch } = testShop();
  return (url, init) => {
    const headers = new Headers(init.headers);
    headers.delete('idempotency-key');
    return fetch(url, { ...init, headers });
  };
};

it('a correct backend passes every check', async () => {
  const report = await check(testShop().fetch);
  expect(failures(report)).toEqual({});
  expect(report.outcomes.filter(({ status }) => status !== 'ok')).toEqual([]);
  expect(report.left).toEqual([
    'a lead of “Conformance test (please ignore)”',
    'a request of “Conformance test (please ignore)”',
    'order A-1001 of “Conformance test (please ignore)”: cancel it',
  ]);
});

it('a backend without facets conforms: filters that need them are skipped', async () => {
  const backend = testShop();
  const withoutFacets: ProbeFetch = async (url, init) =>
    url.includes('/items/facets')
      ? Response.json({ message: 'Item not found.', code: 'not_found' }, { status: 404 })
      : backend.fetch(url.replace(/&?(fabric|width_max|on_sale|is_saudi_made)=\w+/g, ''), init);
  const report = await check(withoutFacets);
  expect(failures(report)).toEqual({});
  const skipped = report.outcomes.filter(({ status }) => status === 'skipped').map(({ title }) => title);
  expect(skipped).toHaveLength(8);
});

it('a correct backend receives no test data by default', async () => {
  const backend = testShop();
  const report = await check(backend.fetch, { isWriting: false, isOrdering: false });
  expect(report).toMatchObject({ conforms: true, left: [] });
  const body = JSON.stringify({ name: 'Noura', phone: '0500000000' });
  const kept = await backend.fetch('/api/crm/public/leads/1', { method: 'POST', body });
  expect(await kept.json()).toEqual({ results: { id: 1 } });
});

it('the catalogue profile passes a backend with read endpoints only, which fails the whole contract', async () => {
  const backend = createFakeBackend();
  const asked: string[] = [];
  const withoutCheckout: ProbeFetch = async (url, init) => {
    asked.push(new URL(url).pathname);
    return /\/crm\/public|\/auth/.test(url)
      ? Response.json({ message: 'Not here', code: 'internal' }, { status: 500 })
      : backend.fetch(url, init);
  };
  const report = await check(withoutCheckout, { profile: 'catalogue' });
  expect(report).toMatchObject({ profile: 'catalogue', conforms: true });
  expect(report.outcomes.length).toBeGreaterThan(50);
  expect(asked.filter((path) => path.includes('/crm/'))).toEqual([]);
  expect((await check(withoutCheckout)).conforms).toBe(false);
});

it('a backend that ignores all queries fails every check that depends on one', async () => {
  const { outcomes } = await check(misreading((url) => url.replace(/\?.*$/, '')));
  const depending = outcomes.filter(({ title }) =>
    /^(sorts by|filters by|finds|honours|continues|is empty past|rejects limit|rejects an unknown sort|matches any)/.test(
      title,
    ),
  );
  const passing = depending.filter(({ status }) => status === 'ok').map(({ title }) => title);
  expect(depending.length).toBeGreaterThan(40);
  // The first product is on the first page anyway.
  expect(passing).toEqual(['finds a product by a word of its name, in both languages']);
});

const CASES: [string, ProbeFetch, failing: string, deviation: string][] = [
  [
    'an invalid product',
    deviating((answer, request) => {
      if (isList(request)) replace(answer, 'results.1.price', 'free');
    }),
    'items.list returns valid results',
    'results[1]: a valid item | price: Invalid type',
  ],
  [
    'a name of the wrong type, which clients would read as empty',
    deviating((answer, request) => {
      if (isList(request, '/cms/public/items/categories')) replace(answer, 'results.0.name_ar', 5);
    }),
    'categories.list returns valid results',
    'results[0].name_ar: the type of "" | 5',
  ],
  [
    'a different price in details than in the list',
    deviating((answer, request) => {
      if (request.url.endsWith('/items/1')) replace(answer, 'results.price', 185000);
    }),
    'items.get returns the valid product of an id and of a code, as listed',
    'results.price: 1550 | 185000',
  ],
  [
    '200 for unknown resources',
    deviating((answer) => {
      if (answer.status === 404) Object.assign(answer, { status: 200, body: { results: null } });
    }),
    'redirects.get rejects unknown resources: no-such-thing-diwan-conformance',
    'status: 404 | 200',
  ],
  [
    'errors without a code',
    deviating((answer) => replace(answer, 'code', undefined)),
    'promos.verify rejects an unknown code',
    'code: promo_not_found | undefined',
  ],
  [
    'one language for all',
    deviating((answer) => replace(answer, 'message', 'Not found')),
    'items.get responds in the language of Accept-Language',
    'message: Arabic for ar | "Not found"',
  ],
  [
    'a filter by width that the backend reads as none',
    misreading((url) => (url.includes('facets') ? url : url.replace(/&?width_max=\d+/, ''))),
    'items.list filters by width_max, if it has such a facet',
    "products that don't match width_max=",
  ],
  [
    'a facet that narrows itself',
    deviating((answer, request) => {
      if (isList(request, '/cms/public/items/facets') && request.url.includes('color='))
        replace(answer, 'results.color', []);
    }),
    'items.facets counts a facet as if nothing were chosen in it',
    'color: [',
  ],
  [
    'one colour too many counted',
    deviating((answer, request) => {
      if (isList(request, '/cms/public/items/facets')) replace(answer, 'results.color.0.count', 25);
    }),
    'items.facets counts the products that lists have',
    'the number for color=1',
  ],
  [
    'a range of prices that is too narrow',
    deviating((answer, request) => {
      if (isList(request, '/cms/public/items/facets')) replace(answer, 'results.price.min', 700);
    }),
    'items.facets has every shown price in its range, and no other',
    'price: ',
  ],
  [
    'no CORS header on errors',
    deviating(({ status, headers }) => {
      if (status >= 400) headers.delete('access-control-allow-origin');
    }),
    'items.get allows cross-origin reads of error responses',
    'headers.access-control-allow-origin: * or https://partner.example | null',
  ],
  [
    'orders stored twice',
    forgetful(),
    'orders.create stores an order once per idempotency key, and charges what was confirmed',
    'results for a repeated Idempotency-Key:',
  ],
  [
    'proofs accepted for any phone',
    misreadingBodies((body) =>
      body.includes('phone_proof') ? body.replace(/"phone":"\d*"/, '"phone":"577777777"') : body,
    ),
    'orders.create accepts a phone proof only for its own phone',
    'status: 403 | ',
  ],
  [
    'a total of 1 for every order',
    deviating((answer) => replace(answer, 'results.total', 1)),
    'orders.create stores an order once per idempotency key, and charges what was confirmed',
    'results.total: 274.08 | 1',
  ],
  [
    'a total of 1 in its current figures',
    deviating((answer) => replace(answer, 'fresh.totals.total', 1)),
    'orders.create charges one piece, whose tax of 150.045 is rounded up',
    'fresh.totals.total: 1270.35 | 1',
  ],
  [
    'totals that it does not compare',
    misreadingBodies((body) => body.replace(/,"totals":\{[^}]*\}/, '')),
    'orders.create refuses a total that is 0.01 too low',
    'status: 409 | 200',
  ],
  [
    'a broken connection',
    misreading((url) => {
      if (!url.includes('/projects/categories')) return url;
      throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
    }),
    'projects.categories returns valid results',
    ': a response | fetch failed: ECONNRESET',
  ],
];

it.each(CASES)('a backend with %s is refused, with path and reason', async (_, fetch, failing, deviation) => {
  const report = await check(fetch);
  expect(report.conforms).toBe(false);
  expect(failures(report)[failing]).toContain(deviation);
});

describe('a rate limit', () => {
  const limited = (first: number, retryAfter: string, last = Number.POSITIVE_INFINITY): ProbeFetch => {
    const backend = testShop();
    let calls = 0;
    return async (url, init) => {
      calls += 1;
      return calls < first || calls > last
        ? backend.fetch(url, init)
        : new Response('{}', { status: 429, headers: { 'retry-after': retryAfter } });
    };
  };

  it('is waited for', async () => {
    expect(failures(await check(limited(2, '0', 2)))).toEqual({});
  });

  it('longer than a check can wait skips checks instead of failing them', async () => {
    const report = await check(limited(3, '3600'));
    expect(failures(report)).toEqual({});
    expect(report.outcomes).toContainEqual({
      endpoint: 'orders.create',
      title: 'rejects an empty body and malformed JSON',
      status: 'skipped',
      reason: 'The backend is rate-limiting; retry after 3600 s.',
    });
  });

  it('on the first request rejects', async () => {
    await expect(check(limited(1, '3600'))).rejects.toEqual(
      new Unreachable('The backend is rate-limiting; retry after 3600 s.'),
    );
  });
});
