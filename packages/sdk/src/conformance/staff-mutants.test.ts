import { expect, it } from 'vitest';
import { fieldOf, type ProbeFetch } from '../backend/checking/probe';
import { createFakeBackend, type FakeBackend } from '../testing';
import { type ConformanceReport, runConformance } from './run-conformance';

const staffTokens = [
  { token: 'reads', scopes: ['orders:read' as const] },
  { token: 'writes', scopes: ['records:write' as const] },
  { token: 'erases', scopes: ['personal-data:erase' as const] },
];
const scopedTokens = staffTokens.flatMap(({ token, scopes }) => scopes.map((scope) => ({ scope, token })));

/** A shop with some records, so that lists have something to sort and filter. */
async function busyShop(): Promise<FakeBackend> {
  const backend = createFakeBackend({ staffTokens });
  const post = (path: string, body: object) =>
    backend.fetch(`/api${path}`, { method: 'POST', body: JSON.stringify(body) });
  const lead = { name: 'Noura', email: 'noura@example.com', phone: '0501234567' };
  for (let count = 0; count < 4; count += 1) {
    await post('/crm/public/leads/1', { ...lead, phone: `050123456${count}` });
    // Records of the same millisecond couldn't show whether they are filtered by time.
    await new Promise((resolve) => setTimeout(resolve, 2));
    await post('/crm/public/requests', { lead: { ...lead, name: `Huda ${count}` }, details: [] });
  }
  return backend;
}

async function check(wrap: (fetch: ProbeFetch, backend: FakeBackend) => ProbeFetch = (fetch) => fetch) {
  const backend = await busyShop();
  return runConformance({
    baseUrl: 'http://shop.example/api',
    fetch: wrap(backend.fetch, backend),
    profile: 'staff',
    isWriting: true,
    isOrdering: true,
    staffToken: 'staff-token',
    scopedTokens,
    sentCode: async () => '123456',
  });
}

const outcomeOf = ({ outcomes }: ConformanceReport, name: string) =>
  outcomes.find(({ endpoint, title }) => `${endpoint} ${title}` === name);

it('a correct backend passes, and is left as it was but for the cancelled order', async () => {
  const report = await check();
  expect(report.outcomes.filter(({ status }) => status === 'failed')).toEqual([]);
  // Its first order is that of the kit.
  const skipped = report.outcomes.filter(({ status }) => status === 'skipped');
  expect(skipped.length).toBe(6);
  for (const { endpoint } of skipped) expect(endpoint).toMatch(/^staff\.orders/);
  expect(report.left).toEqual([expect.stringMatching(/^order A-1001 .*, cancelled$/)]);
});

it('without permission nothing is stored, changed or erased', async () => {
  const backend = await busyShop();
  const before = backend.received.length;
  const report = await runConformance({
    baseUrl: 'http://shop.example/api',
    fetch: backend.fetch,
    staffToken: 'staff-token',
    scopedTokens,
  });
  expect(report.conforms).toBe(true);
  expect(report.left).toEqual([]);
  const all = async (kind: string) => {
    const headers = { authorization: 'Bearer staff-token' };
    const { results } = (await (await backend.fetch(`/api/staff/${kind}?limit=100`, { headers })).json()) as {
      results: { history: object[] }[];
    };
    return results;
  };
  expect(backend.received.length).toBeGreaterThan(before);
  expect((await all('leads')).length).toBe(8);
  expect((await all('requests')).length).toBe(4);
  expect([...(await all('leads')), ...(await all('requests'))].flatMap(({ history }) => history)).toEqual([]);
  expect(await all('orders')).toEqual([]);
});

/** Changes the request to matching paths. */
const asking =
  (path: RegExp, change: (url: string, init: RequestInit) => [string, RequestInit]) =>
  (fetch: ProbeFetch): ProbeFetch =>
  (url, init) =>
    path.test(url) ? fetch(...change(url, init)) : fetch(url, init);

const withoutQuery = (name: string) =>
  asking(/\/staff\//, (url, init) => [url.replace(new RegExp(`([?&])${name}=[^&]*&?`), '$1'), init]);

/** Changes the `results` of matching responses. */
const answering =
  (path: RegExp, change: (results: unknown, url: string) => unknown) =>
  (fetch: ProbeFetch): ProbeFetch =>
  async (url, init) => {
    const response = await fetch(url, init);
    if (!path.test(url) || !response.ok) return response;
    const { results, ...body } = (await response.json()) as { results: unknown };
    return Response.json({ ...body, results: change(results, url) }, { headers: response.headers });
  };

const asOwner = (path: RegExp, isAsked: (authorization: string | null) => boolean) =>
  asking(path, (url, init) => {
    const headers = new Headers(init.headers);
    if (isAsked(headers.get('authorization'))) headers.set('authorization', 'Bearer staff-token');
    return [url, { ...init, headers }];
  });

const list = (results: unknown) => results as Record<string, unknown>[];

const mutants: [what: string, wrap: NonNullable<Parameters<typeof check>[0]>, check: string][] = [
  [
    'lists orders to anyone',
    asOwner(/staff\/orders\?/, (token) => token === null),
    'staff.orders.list rejects callers without a token',
  ],
  [
    'accepts any token',
    asOwner(/staff\/leads\?/, (token) => token !== null),
    'staff.leads.list rejects a wrong token with 401',
  ],
  [
    'lets every member of staff erase people',
    asOwner(/people\/forget/, (token) => token === 'Bearer reads'),
    'staff.people.forget is open to tokens with personal-data:erase only',
  ],
  [
    'lets tokens for reading change records',
    asOwner(/\/status$/, (token) => token === 'Bearer reads'),
    'staff.requests.move is open to tokens with records:write only',
  ],
  [
    'refuses tokens for reading',
    asking(/staff\/requests\?/, (url, init) => [
      url,
      {
        ...init,
        headers:
          new Headers(init.headers).get('authorization') === 'Bearer reads' ? {} : (init.headers ?? {}),
      },
    ]),
    'staff.requests.list is open to tokens with orders:read only',
  ],
  [
    'answers 401 for a missing scope',
    (fetch) => async (url, init) => {
      const response = await fetch(url, init);
      return response.status === 403
        ? Response.json({ message: 'Staff only.', code: 'unauthorized' }, { status: 401 })
        : response;
    },
    'staff.events.retry is open to tokens with records:write only',
  ],
  [
    'lists the oldest leads first',
    answering(/staff\/leads\?/, (results) => [...list(results)].reverse()),
    'staff.leads.list is sorted newest first',
  ],
  ['ignores limit', withoutQuery('limit'), 'staff.leads.list honours limit'],
  ['ignores page', withoutQuery('page'), 'staff.requests.list continues on page 2 where page 1 ends'],
  ['ignores before', withoutQuery('before'), 'staff.leads.list continues before an id'],
  ['ignores status', withoutQuery('status'), 'staff.leads.list filters by status'],
  ['ignores from', withoutQuery('from'), 'staff.requests.list filters by the time of creation'],
  ['ignores to', withoutQuery('to'), 'staff.requests.list filters by the time of creation'],
  ['ignores the query', withoutQuery('query'), 'staff.leads.list finds a record by its text'],
  ['ignores the state of messages', withoutQuery('state'), 'staff.events.list filters by state'],
  [
    'lists leads without their phone',
    answering(/staff\/leads(\?|$)/, (results) => list(results).map(({ phone: _, ...lead }) => lead)),
    'staff.leads.list returns valid items, ten by default',
  ],
  [
    'returns another record than it lists',
    answering(/staff\/requests\/\d+$/, (results) => ({ ...(results as object), notes: 'other' })),
    'staff.requests.get returns the record as listed',
  ],
  [
    'finds unknown records',
    asking(/staff\/leads\/\d{7,}$/, (url, init) => [url.replace(/\d+$/, '1'), init]),
    'staff.leads.get rejects unknown records',
  ],
  [
    'loses the note of a change',
    asking(/status$/, (url, init) => [
      url,
      { ...init, body: String(init.body).replace(/"note":"[^"]*"/, '"note":""') },
    ]),
    'staff.leads.move changes the status, with a note in the history',
  ],
  [
    'keeps no history',
    answering(/staff\/(leads|requests)\/\d+(\/status)?$/, (results) => ({
      ...(results as object),
      history: [],
    })),
    'staff.requests.move changes the status, with a note in the history',
  ],
  [
    'changes the response only',
    (fetch) => async (url, init) => {
      if (!/leads\/\d+\/status$/.test(url)) return fetch(url, init);
      const got = await fetch(url.replace(/\/status$/, ''), { headers: init.headers ?? {} });
      if (!got.ok) return fetch(url, init);
      const { results } = (await got.json()) as { results: object };
      return Response.json({ results: { ...results, ...JSON.parse(String(init.body)) } });
    },
    'staff.leads.move changes the status, with a note in the history',
  ],
  [
    'accepts any status that exists',
    (fetch) => async (url, init) => {
      const response = await fetch(url, init);
      if (response.status !== 409) return response;
      const got = await fetch(url.replace(/\/status$/, ''), { headers: init.headers ?? {} });
      return new Response(await got.text(), { headers: got.headers });
    },
    'staff.requests.move rejects a status that does not follow',
  ],
  [
    'books another total than the receipt said',
    answering(/staff\/orders\/\d+$/, (results) => ({
      ...(results as object),
      total: Number(fieldOf(results, 'total')) + 1,
    })),
    'staff.orders.get holds the figures of the receipt',
  ],
  [
    'does not cancel orders',
    asking(/orders\/\d+\/status$/, (url, init) => [
      url,
      { ...init, body: String(init.body).replace('"cancelled"', '"confirmed"') },
    ]),
    'staff.orders.move changes the status, with a note in the history',
  ],
  [
    'records no messages about leads',
    answering(/staff\/events\?/, (results) => list(results).filter(({ type }) => type !== 'lead.received')),
    'staff.events.list has a message about the test lead',
  ],
  [
    'sends messages again under a new id',
    answering(/events\/\d+\/retry$/, (results) => ({ ...(results as object), message_id: 'msg_new' })),
    'staff.events.retry sends a message again, under its id',
  ],
  [
    'says that it does not know an existing message',
    (fetch) => (url, init) =>
      /events\/\d+\/retry$/.test(url)
        ? fetch(url.replace(/\d+\/retry/, '999999999/retry'), init)
        : fetch(url, init),
    'staff.events.retry sends a message again, under its id',
  ],
  [
    'reports an erasure that it does not make',
    (fetch) => (url, init) =>
      /forget$/.test(url) && String(init.body).includes('conformance-test@')
        ? Promise.resolve(
            Response.json({
              results: {
                orders: 1,
                open_orders: 0,
                requests: 1,
                leads: 1,
                messages: 0,
                delivered_messages: 0,
                verifications: 0,
                also_named: [],
              },
            }),
          )
        : fetch(url, init),
    'staff.people.forget erases the test data',
  ],
  [
    'erases everybody when nobody is named',
    asking(/forget$/, (url, init) => [
      url,
      String(init.body) === '{}' ? { ...init, body: '{"email":"a@b.co"}' } : init,
    ]),
    'staff.people.forget needs a phone or an e-mail, and not both',
  ],
];

it.each(mutants)('a backend that %s fails', async (_, wrap, name) => {
  expect(outcomeOf(await check(wrap), name)).toMatchObject({ status: 'failed' });
});
