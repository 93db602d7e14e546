import { describe, expect, it } from 'vitest';
import type { Deviation } from '../backend/checking/deviation';
import { fieldOf, type ProbeFetch } from '../backend/checking/probe';
import { type EndpointName, endpoints } from '../contract';
import { createFakeBackend, makePage, makeSection, makeShop } from '../testing';
import {
  type ConformanceOptions,
  type ConformanceReport,
  runConformance,
  Unreachable,
} from './run-conformance';

const knowledge = {
  sentCode: async () => '123456',
  promoCodes: ['WELCOME10', 'FREESHIP', 'SAVE250'],
  refusedPromos: { promo_not_started: 'NEXTYEAR', promo_expired: 'LASTYEAR', promo_usage_limit: 'USEDUP' },
  redirectSlug: 'sale',
  staffToken: 'staff-token',
};

const check = (fetch: ProbeFetch, options: Partial<ConformanceOptions> = {}): Promise<ConformanceReport> =>
  runConformance({
    baseUrl: 'http://shop.example/api',
    fetch,
    ...knowledge,
    isWriting: true,
    isOrdering: true,
    // `staff-mutants.test.ts` has the staff's.
    only: Object.keys(endpoints) as EndpointName[],
    ...options,
  });

const described = (deviations: readonly Deviation[]): string[] =>
  deviations.map(({ path, expected, received }) => `${path}: ${expected} | ${received}`);

/** Failed checks by `endpoint title`, with their deviations as text. */
const failures = ({ outcomes }: ConformanceReport): Map<string, string[]> =>
  new Map(
    outcomes.flatMap((outcome) =>
      outcome.status === 'failed'
        ? [[`${outcome.endpoint} ${outcome.title}`, described(outcome.deviations)]]
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
  const backend = createFakeBackend();
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
  const backend = createFakeBackend();
  return (url, init) => backend.fetch(read(url), init);
};

/** A backend that ignores idempotency keys. */
const forgetful =
  (fetch: ProbeFetch): ProbeFetch =>
  (url, init) => {
    const headers = new Headers(init.headers);
    headers.delete('idempotency-key');
    return fetch(url, { ...init, headers });
  };

/** A backend that accepts the proof of any phone. */
const anyPhoneWithProof =
  (fetch: ProbeFetch): ProbeFetch =>
  (url, init) => {
    const order = url.endsWith('/orders') && String(init.body).includes('phone_proof');
    const body = order && String(init.body).replace(/"phone":"[^"]*"/, '"phone":"577777777"');
    return fetch(url, { ...init, ...(body && { body }) });
  };

/** A backend that doesn't compare the totals a visitor confirmed. */
const withoutTotals =
  (fetch: ProbeFetch): ProbeFetch =>
  (url, init) => {
    if (!String(init.body).includes('"totals"')) return fetch(url, init);
    const { totals: _, ...order } = JSON.parse(String(init.body)) as Record<string, unknown>;
    return fetch(url, { ...init, body: JSON.stringify(order) });
  };

const isList = ({ url }: Request, path = '/cms/public/items'): boolean =>
  new URL(url).pathname === `/api${path}`;
const queryOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

/** A backend that ignores all queries. */
const ignoringQueries = misreading((url) => url.replace(/\?.*$/, ''));

describe('a backend that ignores all queries', () => {
  it('fails every check that depends on a query', async () => {
    const { outcomes } = await check(ignoringQueries);
    const decided = outcomes.filter(({ title }) =>
      /^(sorts by|filters by|finds a product|finds nothing|honours limit|continues on|is empty past|rejects limit|rejects an unknown sort|matches any value)/.test(
        title,
      ),
    );
    const passing = decided.filter(({ status }) => status === 'ok').map(({ title }) => title);
    expect(decided.length).toBeGreaterThan(40);
    // These checks request the defaults.
    const isDefault = /^sorts by postion, (ASC|DESC)(, by default)?$/;
    expect(passing.filter((title) => !isDefault.test(title))).toEqual([]);
  });
});

describe('the catalogue profile', () => {
  it('passes a backend with read endpoints only, which fails the whole contract', async () => {
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
});

describe('a correct backend', () => {
  it('passes every check', async () => {
    const report = await check(createFakeBackend().fetch);
    expect(failures(report)).toEqual(new Map());
    // `money-mutants.test.ts` has a shop for these, too.
    expect(report.outcomes.filter(({ status }) => status !== 'ok')).toMatchObject([
      { reason: 'No set is sold online.' },
      { reason: 'No order is exactly the minimum of a promo.' },
    ]);
    expect(report.conforms).toBe(true);
  });

  it('receives no test data by default', async () => {
    const backend = createFakeBackend();
    const report = await check(backend.fetch, { isWriting: false, isOrdering: false });
    expect(report.conforms).toBe(true);
    const kept = await backend.fetch('/api/crm/public/leads/1', {
      method: 'POST',
      body: JSON.stringify({ name: 'Noura', phone: '0500000000' }),
    });
    expect(await kept.json()).toEqual({ results: { id: 1 } });
    expect(report.outcomes).toContainEqual({
      endpoint: 'leads.create',
      title: 'stores a lead once per idempotency key',
      status: 'skipped',
      reason: 'Stores test data; needs --write.',
    });
  });

  it('marks its test data', async () => {
    const backend = createFakeBackend();
    await check(backend.fetch);
    const stored = backend.received.filter(({ headers }) => headers.has('idempotency-key'));
    expect(stored.map(({ endpoint }) => endpoint)).toEqual([
      'leads.create',
      'requests.create',
      // Its repetition is answered without being handled again.
      'orders.create',
    ]);
    for (const { body } of stored) expect(JSON.stringify(body)).toContain('Conformance test (please ignore)');
  });

  it('stores one order only with permission, and reports it', async () => {
    const backend = createFakeBackend();
    const report = await check(backend.fetch, { staffToken: undefined });
    const of = 'of “Conformance test (please ignore)”';
    expect(report.left).toEqual([`lead 1 ${of}`, `request 1 ${of}`, `order A-1001 ${of}: cancel it`]);
    expect((await check(backend.fetch, { isWriting: false, isOrdering: false })).left).toEqual([]);
  });

  it('may be an empty shop: checks without data are skipped with a reason', async () => {
    const { fetch } = createFakeBackend({
      ...makeShop(),
      products: [],
      categories: [],
      projects: [],
      partners: [],
      pages: {
        home: makePage({ sections: [makeSection('spacer')] }),
        interiors: makePage({ sections: [] }),
        products: makePage({ sections: [] }),
      },
    });
    const report = await check(fetch, {
      promoCodes: undefined,
      refusedPromos: undefined,
      sentCode: undefined,
      redirectSlug: undefined,
      staffToken: undefined,
    });
    expect(failures(report)).toEqual(new Map());
    const reasons = report.outcomes.flatMap((outcome) =>
      outcome.status === 'skipped' ? [outcome.reason] : [],
    );
    expect(new Set(reasons)).toEqual(
      new Set([
        'All items have the same postion.',
        'No product is sold online.',
        'There are no more than 2 items.',
        'There are fewer than two products.',
        'There are fewer than two projects.',
        'There are no products.',
        'There are no categories.',
        'There are no projects.',
        'No category has subcategories.',
        'No project has its category.',
        'No project has its type.',
        'No page has a lead form.',
        'Needs access to the codes it sends: --outbox.',
        'Needs a promo code: --promo.',
        'Needs such a code: --promo-expired.',
        'Needs such a code: --promo-not-started.',
        'Needs such a code: --promo-used-up.',
        'Needs a short link: --redirect.',
        'Needs the staff token: --staff-token.',
      ]),
    );
  });
});

/** Backends with one defect each: the defect, the check that must fail, and a deviation it must report. */
const defects: [what: string, ProbeFetch, check: string, deviation: string][] = [
  [
    'a product whose price is a string',
    deviating((answer, request) => {
      if (isList(request)) replace(answer, 'results.3.price', '1200');
    }),
    'items.list returns valid items, ten by default',
    'results[3]: a valid item | price: Invalid type: Expected number but received "1200"',
  ],
  [
    'a price that is not shown',
    deviating((answer, request) => {
      if (isList(request)) replace(answer, 'results.3.is_price_show', false);
    }),
    'items.list returns valid items, ten by default',
    'results[3].price: the type of null | ',
  ],
  [
    'an image without an address, deep in a page',
    deviating((answer) => replace(answer, 'results.sections.4.tag.items.1.images.0.src_url', '')),
    'pages.get returns the valid page "home"',
    'results.sections[4].tag.items[1].images[0]: a valid item | src_url: Invalid length: Expected >=1 but received 0',
  ],
  [
    'an unknown section type',
    deviating((answer) => replace(answer, 'results.sections.2.type', 'carousel_3d')),
    'pages.get returns the valid page "products"',
    'results.sections[2]: a valid item | type: Invalid type: Expected',
  ],
  [
    'a name of the wrong type, which clients would read as empty',
    deviating((answer, request) => {
      if (isList(request, '/cms/public/items/categories')) replace(answer, 'results.0.name_ar', 5);
    }),
    'categories.list returns valid items',
    'results[0].name_ar: the type of "" | 5',
  ],
  [
    'no envelope',
    deviating((answer, request) => {
      if (isList(request, '/crm/public/map')) answer.body = fieldOf(answer.body, 'results');
    }),
    'map.get returns valid items',
    'results: a { results } envelope',
  ],
  [
    'no limit',
    deviating((answer, request) => {
      if (isList(request)) replace(answer, 'limit', undefined);
    }),
    'items.list returns valid items, ten by default',
    'limit: the page size | undefined',
  ],
  [
    'another content type',
    deviating(({ headers }, request) => {
      if (isList(request, '/cms/public/partners')) headers.set('content-type', 'text/html');
    }),
    'partners.list returns valid items, ten by default',
    'headers.content-type: application/json | "text/html"',
  ],
  [
    'limit ignored',
    misreading((url) => url.replace('limit=2', 'limit=5')),
    'projects.list honours limit',
    'results: 2 items for limit=2 | 5',
  ],
  [
    'page ignored',
    misreading((url) => url.replace('page=2', 'page=1')),
    'items.list continues on page 2 where page 1 ends',
    'results: items 1, 2, 3, 4 on pages 1 and 2 with limit=2, as on one large page | [1,2,1,2]',
  ],
  [
    'a product lost between pages',
    deviating((answer, request) => {
      if (queryOf(request).get('page') === '2') replace(answer, 'results.0.id', 77);
    }),
    'projects.list continues on page 2 where page 1 ends',
    'as on one large page | [',
  ],
  [
    'pages of any size',
    misreading((url) => url.replace('limit=101', 'limit=100')),
    'items.list rejects limit=0, limit=101 and page=first',
    'status: 400 | 200',
  ],
  [
    'the last page repeated past the end',
    misreading((url) => url.replace('page=1000000', 'page=1')),
    'partners.list is empty past its end',
    'results: [] on page 1000000',
  ],
  [
    'sort ignored',
    misreading((url) => url.replace('sort_by=price', 'sort_by=postion')),
    'items.list sorts by price, ASC',
    'results[3]: price after discount of at least 3102.5 | 1100',
  ],
  [
    'sort order ignored',
    misreading((url) => url.replace('sort_order=DESC', 'sort_order=ASC')),
    'projects.list sorts by created_at, DESC',
    'created_at of at most "2026-01-01T00:00:00.000Z" | "2026-01-02T00:00:00.000Z"',
  ],
  [
    'a filter ignored',
    misreading((url) => url.replace(/subcategory=\d+/, '')),
    'items.list filters by subcategory',
    'only products with subcategory=',
  ],
  [
    'a filter that matches nothing',
    deviating((answer, request) => {
      if (queryOf(request).has('is_featured')) replace(answer, 'results', []);
    }),
    'items.list filters by is_featured',
    'results: also the products 6, 12, 18, 24 with is_featured=true | []',
  ],
  [
    'a filter that misses some',
    deviating((answer, request) => {
      if (isList(request, '/cms/public/projects') && queryOf(request).has('category')) {
        replace(answer, 'results', (fieldOf(answer.body, 'results') as unknown[]).slice(1));
      }
    }),
    'projects.list filters by category',
    'results: also the projects',
  ],
  [
    'a project filter ignored',
    misreading((url) => url.replace(/&type=\d+/, '')),
    'projects.list filters by type',
    'results: [] for an unknown type | [12',
  ],
  [
    'pages sorted after paging',
    misreading((url) => url.replace(/(?=.*limit=3&)(.*)sort_by=price/, '$1sort_by=postion')),
    'items.list sorts by price, DESC',
    'with limit=3 as well |',
  ],
  [
    'project pages sorted after paging',
    misreading((url) =>
      /projects\?limit=3/.test(url) ? url.replace('sort_order=DESC', 'sort_order=ASC') : url,
    ),
    'projects.list sorts by name_en, DESC',
    'with limit=3 as well |',
  ],
  [
    'categories never sorted',
    misreading((url) => url.replace('sort=name_en', '')),
    'categories.list sorts by name_en, in both directions',
    'name_en of at least',
  ],
  [
    'the first product for any id',
    misreading((url) => url.replace(/items\/(\d{1,3}|SF\d+)$/, 'items/1')),
    'items.get returns the valid product, by id and by code',
    'results.id: 50, as listed for product 50 | 1',
  ],
  [
    'the first project for any id',
    misreading((url) => url.replace(/projects\/\d{1,3}$/, 'projects/1')),
    'projects.get returns the valid project',
    'results.id: 12 | 1',
  ],
  [
    'the first category for any id',
    misreading((url) => url.replace(/items\/categories\/\d$/, 'items/categories/1')),
    'categories.get returns the valid category',
    'results.id: 3 | 1',
  ],
  [
    'a different price in details than in the list',
    deviating((answer, request) => {
      if (request.url.endsWith('/items/1')) replace(answer, 'results.price', 185000);
    }),
    'items.get returns the valid product, by id and by code',
    'as listed for product 1 | 185000',
  ],
  [
    'an invalid item in a set',
    deviating((answer) => replace(answer, 'results.set_items.0.quantity', '2')),
    'items.get returns the valid product, by id and by code',
    'results.set_items[0]: a valid item | quantity: Invalid type',
  ],
  [
    'only the last of repeated keys used',
    misreading((url) => url.replace(/id=\d+&(?=id=)/, '')),
    'items.list matches any value of a repeated key',
    'results: the products 1 and 2 for id=1&id=2 | [2]',
  ],
  [
    'search that finds everything',
    misreading((url) => url.replace(/query=[^&]*/, '')),
    'items.list finds nothing for nonsense',
    'results: [] | [1,2',
  ],
  [
    'search that finds nothing',
    deviating((answer, request) => {
      if (queryOf(request).has('query')) replace(answer, 'results', []);
    }),
    'items.list finds a product by a word of its name, in both languages',
    'results: product 1 for query="Nafud" | []',
  ],
  [
    'codes not looked up',
    deviating((answer, request) => {
      if (/\/items\/SF\d+$/.test(request.url))
        Object.assign(answer, { status: 404, body: { message: 'No', code: 'x' } });
    }),
    'items.get returns the valid product, by id and by code',
    'status: 2xx | 404',
  ],
  [
    '200 for unknown resources',
    deviating((answer) => {
      if (answer.status === 404) Object.assign(answer, { status: 200, body: { results: null } });
    }),
    'redirects.get rejects unknown resources',
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
    'message: Arabic for Accept-Language: ar | "Not found"',
  ],
  [
    'one language for promos',
    deviating((answer, request) => {
      if (request.url.includes('/promos/')) replace(answer, 'message', 'Promo code not found or inactive.');
    }),
    'promos.verify responds in the language of Accept-Language',
    'message: Arabic for Accept-Language: ar | "Promo code not found or inactive."',
  ],
  [
    'invalid queries accepted',
    misreading((url) => url.replace('sort_by=colour', '')),
    'items.list rejects an unknown sort',
    'status: 400 | 200',
  ],
  [
    'fields not named',
    deviating((answer) => replace(answer, 'errors', undefined)),
    'requests.create rejects an empty body and malformed JSON',
    'errors: a list of { path, message } | undefined',
  ],
  [
    'no CORS header',
    deviating(({ headers }) => headers.delete('access-control-allow-origin')),
    'items.list allows cross-origin reads',
    'headers.access-control-allow-origin: * or https://partner.example | null',
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
    'idempotency key not allowed by CORS',
    deviating(({ headers }) => headers.set('access-control-allow-headers', 'content-type')),
    'requests.create allows cross-origin writes with an idempotency key',
    'headers.access-control-allow-headers: content-type, idempotency-key | "content-type"',
  ],
  [
    'codes sent to any phone',
    deviating((answer, request) => {
      if (request.url.includes('/otp/request/'))
        Object.assign(answer, { status: 200, body: { results: {} } });
    }),
    'otp.request rejects a phone of the wrong length',
    'status: 400 | 200',
  ],
  [
    'anyone accepted as staff',
    deviating((answer, request) => {
      if (request.url.endsWith('/auth'))
        Object.assign(answer, { status: 200, body: { results: { is_staff: true } } });
    }),
    'auth.check rejects callers without a token or with a wrong one',
    'status: 401 | 200',
  ],
  [
    'staff not recognised',
    deviating((answer) => replace(answer, 'results.is_staff', false)),
    'auth.check accepts the staff token',
    'results.is_staff: true | false',
  ],
  [
    'idempotency keys ignored',
    forgetful(createFakeBackend().fetch),
    'leads.create stores a lead once per idempotency key',
    'for a repeated Idempotency-Key | {"id":2}',
  ],
  [
    'orders of unverified phones accepted',
    deviating((answer, request) => {
      if (answer.status === 403 && request.url.endsWith('/orders')) {
        Object.assign(answer, { status: 201, body: { results: {} } });
      }
    }),
    'orders.create rejects an order for an unverified phone',
    'status: 403 | 201',
  ],
  [
    'proofs accepted for any phone',
    anyPhoneWithProof(createFakeBackend().fetch),
    'orders.create accepts a phone proof only for its own phone',
    'status: 403 | ',
  ],
  [
    'totals that it does not compare',
    withoutTotals(createFakeBackend().fetch),
    'orders.create refuses a subtotal that differs by one minor unit',
    '→ status: 409 | 200',
  ],
  [
    'a broken connection',
    misreading((url) => {
      if (!url.includes('/projects/categories')) return url;
      throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
    }),
    'projects.categories returns valid categories',
    ': a response | fetch failed: ECONNRESET',
  ],
];

describe('a backend with', () => {
  it.each(defects)('%s is reported with path and reason', async (_, fetch, failing, deviation) => {
    const report = await check(fetch, { isOrdering: failing.startsWith('orders.create') });
    expect(report.conforms).toBe(false);
    const found = failures(report);
    expect([...found.keys()]).toContain(failing);
    expect(found.get(failing)?.join('\n')).toContain(deviation);
  });

  it.each([
    [
      'other spellings not found',
      deviating((answer, request) => {
        if (queryOf(request).get('query')?.includes('\u0640')) replace(answer, 'results', []);
      }),
      'finds Arabic words in any spelling',
      'results: product 1 for query=',
    ],
    [
      'missing fields',
      deviating((answer, request) => {
        if (!isList(request)) return;
        for (const product of (fieldOf(answer.body, 'results') ?? []) as Record<string, unknown>[]) {
          delete product.is_saudi_made;
        }
      }),
      'sends every field',
      'results[].is_saudi_made: a value; clients default it to false, zero or empty | none, 25 times',
    ],
    [
      'Retry-After not exposed by CORS',
      deviating(({ headers }) => headers.set('access-control-expose-headers', 'x-ignored-parameters')),
      'exposes Retry-After to other origins, so that they do not retry too soon',
      'headers.access-control-expose-headers: Retry-After | "x-ignored-parameters"',
    ],
    [
      'ignored parameters without a word',
      deviating(({ headers }) => headers.delete('x-ignored-parameters')),
      'names the parameters it ignores, so that a misspelt filter is noticed',
      'headers.x-ignored-parameters: colour for ?colour=1&limit=1 | null',
    ],
    [
      'ignored parameters hidden by CORS',
      deviating(({ headers }) => headers.set('access-control-expose-headers', 'retry-after')),
      'names the parameters it ignores, so that a misspelt filter is noticed',
      'headers.access-control-expose-headers: x-ignored-parameters | "retry-after"',
    ],
  ])('%s causes a note, not a failure', async (_, fetch, title, deviation) => {
    const report = await check(fetch);
    expect(report.conforms).toBe(true);
    const notes = report.outcomes.flatMap((outcome) => (outcome.status === 'note' ? [outcome] : []));
    expect(notes.map((note) => note.title)).toEqual([title]);
    expect(described(notes[0]?.deviations ?? []).join('\n')).toContain(deviation);
  });

  it('a rate limit is waited for', async () => {
    const backend = createFakeBackend();
    let calls = 0;
    const report = await check(async (url, init) => {
      calls += 1;
      return calls === 2
        ? new Response('{}', { status: 429, headers: { 'retry-after': '0' } })
        : backend.fetch(url, init);
    });
    expect(failures(report)).toEqual(new Map());
  });
});

describe('a rate limit longer than a check can wait', () => {
  const limitedFrom = (first: number): ProbeFetch => {
    const backend = createFakeBackend();
    let calls = 0;
    return async (url, init) => {
      calls += 1;
      return calls < first
        ? backend.fetch(url, init)
        : new Response('{}', { status: 429, headers: { 'retry-after': '3600' } });
    };
  };

  it('skips checks instead of failing them', async () => {
    const report = await check(limitedFrom(3));
    expect(failures(report)).toEqual(new Map());
    expect(report.outcomes).toContainEqual({
      endpoint: 'orders.create',
      title: 'rejects an empty body and malformed JSON',
      status: 'skipped',
      reason: 'The backend is rate-limiting; retry after 3600 s.',
    });
  });

  it('on the first request rejects', async () => {
    await expect(check(limitedFrom(1))).rejects.toEqual(
      new Unreachable('The backend is rate-limiting; retry after 3600 s.'),
    );
  });
});

describe('an unreachable backend', () => {
  it('rejects with the reason', async () => {
    const offline = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }));
    await expect(check(offline)).rejects.toEqual(
      new Unreachable('No response from http://shop.example/api (fetch failed: ECONNREFUSED).'),
    );
  });
});
