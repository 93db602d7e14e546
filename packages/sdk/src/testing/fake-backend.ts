import * as v from 'valibot';
import { acceptedLanguages, type Locale, negotiateLocale } from '../commerce';
import {
  type CallName,
  type Endpoint,
  endpoints,
  IGNORED_HEADER,
  ignoredParameters,
  type StaffEndpointName,
  staffEndpoints,
} from '../contract';
import { fakes } from './fakes';
import type { FakeState } from './fakes/shared/fake';
import { FakeFailure } from './fakes/shared/fake-failure';
import type { FakeShop } from './fakes/shared/fake-shop';
import type { FakePage } from './fakes/shared/lists';
import { requireScope } from './fakes/shared/require-scope';
import { makeShop } from './make-shop';
import { type MatchedEndpoint, matchEndpoint } from './match-endpoint';

/** A request as the backend received it. */
export interface ReceivedCall {
  endpoint: CallName;
  /** Path parameters as received, i.e. as strings. */
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body: unknown;
  headers: Headers;
}

/** An in-memory backend. */
export interface FakeBackend {
  /** Replaces the global `fetch`; also handles a `Request` as Hono apps do. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Its data, which may be changed between calls. */
  shop: FakeShop;
  /** All calls to known endpoints so far. */
  received: ReceivedCall[];
}

interface StoredResponse {
  request: string;
  status: number;
  ignored: string;
  body: string;
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'Accept-Language, Authorization, Content-Type, Idempotency-Key',
  'access-control-expose-headers': `Retry-After, X-Request-Id, ${IGNORED_HEADER}`,
};

const queryRecord = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((key) => {
      const values = search.getAll(key);
      return [key, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );

const validated = (schema: v.GenericSchema, input: unknown): unknown => {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  throw new FakeFailure('validation_failed', { errors });
};

/** Hidden prices aren't sent. */
const withoutHiddenPrices = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'is_price_show' in value && !value.is_price_show
    ? { ...value, price: null, discount: 0 }
    : value;

const rows: Readonly<Record<CallName, Endpoint>> = { ...endpoints, ...staffEndpoints };

const isStaffEndpoint = (name: CallName): name is StaffEndpointName => Object.hasOwn(staffEndpoints, name);

const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new FakeFailure('malformed_body');
  }
};

/**
 * An in-memory backend that implements the whole contract, staff endpoints included: lists filter, sort, search and page;
 * orders are recomputed; repeated idempotency keys return the first response; messages are in the requested language.
 * Responds under any base URL ending in `/api`.
 */
export function createFakeBackend(overrides: Partial<FakeShop> = {}): FakeBackend {
  const shop = makeShop(overrides);
  const state: FakeState = {
    sentTo: new Set(),
    proofs: new Map(),
    records: { order: [], request: [], lead: [] },
    events: [],
  };
  const received: ReceivedCall[] = [];
  const firstResponses = new Map<string, StoredResponse>();

  const handle = (
    { name, params }: MatchedEndpoint,
    call: Omit<ReceivedCall, 'endpoint' | 'params'>,
  ): unknown => {
    const row = rows[name];
    const token = call.headers.get('authorization')?.replace(/^Bearer /, '');
    if (isStaffEndpoint(name)) requireScope(shop, token, staffEndpoints[name].scope);
    // TypeScript can't relate a handler to its input here; the input was validated by its endpoint's schemas.
    const handler = fakes[name] as (input: unknown) => unknown;
    const query = validated(row.query, call.query);
    const results = handler({
      shop,
      state,
      params: validated(row.params, params),
      query,
      body: row.body && validated(row.body, call.body),
      token,
    });
    if (!row.isPaged) return { results };
    const { items, total } = results as FakePage<unknown>;
    return { results: items, limit: (query as { limit: number }).limit, total };
  };

  const respond = async (
    request: Request,
    locale: Locale,
  ): Promise<{ status: number; body: unknown; ignored?: string }> => {
    try {
      const { pathname, searchParams } = new URL(request.url);
      const match = matchEndpoint(request.method, pathname.replace(/^.*?\/api(?=\/)/, ''));
      if (!match) throw new FakeFailure('not_found');
      const call = {
        query: queryRecord(searchParams),
        body: await readBody(request),
        headers: request.headers,
      };
      received.push({ endpoint: match.name, params: match.params, ...call });
      const ignored = ignoredParameters(rows[match.name], call.query);
      return { status: 200, body: handle(match, call), ignored };
    } catch (error) {
      if (error instanceof FakeFailure) return error.response(locale);
      throw error;
    }
  };

  /** Handles a request once per idempotency key. */
  const respondOnce = async (request: Request, locale: Locale): Promise<Omit<StoredResponse, 'request'>> => {
    const key = request.headers.get('idempotency-key');
    const asked = key === null ? '' : `${request.url} ${await request.clone().text()}`;
    const first = key === null ? undefined : firstResponses.get(key);
    if (first && first.request !== asked) {
      const { status, body } = new FakeFailure('idempotency_key_reused').response(locale);
      return { status, ignored: '', body: JSON.stringify(body) };
    }
    if (first) return first;
    const { status, body, ignored = '' } = await respond(request, locale);
    const fresh = { request: asked, status, ignored, body: JSON.stringify(body, withoutHiddenPrices) };
    if (key !== null && status < 300) firstResponses.set(key, fresh);
    return fresh;
  };

  const fetch: FakeBackend['fetch'] = async (input, init) => {
    const url = typeof input === 'string' && input.startsWith('/') ? `http://shop.example${input}` : input;
    const request = new Request(url, init);
    request.signal.throwIfAborted();
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    const locale = negotiateLocale({ languages: acceptedLanguages(request.headers.get('accept-language')) });
    const { status, body, ignored } = await respondOnce(request, locale);
    return new Response(body, {
      status,
      headers: {
        ...corsHeaders,
        'content-type': 'application/json',
        vary: 'Accept-Language',
        ...(ignored && { [IGNORED_HEADER]: ignored }),
      },
    });
  };

  return { fetch, shop, received };
}
