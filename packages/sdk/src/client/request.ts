import { type CallName, collectSkips, type EndpointName, type Route, routes } from '../contract';
import { acceptHeaders } from './accept-headers';
import type { Answer, Call, CallInput, WriteOptions } from './call';
import { apiErrorOf } from './errors/api-error-of';
import { ContractError } from './errors/call-errors';
import { contractErrorOf } from './errors/contract-error-of';
import { type ConnectionOptions, createExchange } from './exchange';
import { newIdempotencyKey } from './idempotency-key';
import { parseJson } from './parse-json';
import { isSuccess, readResults } from './read-results';
import { createSkipWarner, type SkipReport } from './report-skipped';
import { machineRuntime, type Runtime } from './runtime';

/** How a client reaches its backend, with which token, and what it reports. */
export interface ClientOptions extends ConnectionOptions {
  /** The staff's token, or where to read it; sent to the staff check and nowhere else. */
  token?: string | (() => string | null | undefined) | undefined;
  /** Called for every item left out of a list for breaking the contract; default: a warning in development. */
  onSkipped?: ((report: SkipReport) => void) | undefined;
}

/** The staff's token, if there is one now. */
export const readToken = ({ token }: Pick<ClientOptions, 'token'>): string | undefined =>
  (typeof token === 'function' ? token() : token) || undefined;

/**
 * The base, when a request can be made with it at all.
 * @throws TypeError when it can't
 */
const usableBaseUrl = ({ baseUrl, fetch }: Partial<ClientOptions> = {}): string => {
  if (typeof baseUrl !== 'string')
    throw new TypeError("createClient({ baseUrl }) needs the API's address: 'https://shop.example/api'");
  const isAbsolute = /^https?:\/\/[^/?#]+/i.test(baseUrl);
  const isUsable = isAbsolute || fetch !== undefined || typeof location !== 'undefined';
  if (!isUsable) throw new TypeError(`baseUrl must be an absolute http(s) URL here, not "${baseUrl}"`);
  return baseUrl;
};

/** What a call of any row needs; `createCall` types it per row. */
interface RowInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Makes the function that calls rows of an endpoint table.
 * @throws TypeError when `baseUrl` can't be used here
 */
export function createRowCall(options: ClientOptions, runtime: Runtime = machineRuntime) {
  const baseUrl = usableBaseUrl(options);
  const exchange = createExchange({ ...options, baseUrl }, runtime);
  const onSkipped = options.onSkipped ?? createSkipWarner();

  const describeRequest = (
    { method, needsStaffToken }: Route,
    body: unknown,
    locale: string | undefined,
    idempotencyKey: string | undefined,
  ): RequestInit => ({
    method,
    headers: {
      ...acceptHeaders(locale),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(needsStaffToken && { authorization: `Bearer ${readToken(options) ?? ''}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // A followed redirect could carry the token to another origin.
    ...(needsStaffToken && { credentials: 'include', redirect: 'manual' }),
  });

  return (
    name: CallName,
    row: Route,
    input: RowInput,
    { signal, locale = options.locale, idempotencyKey }: WriteOptions = {},
  ) => {
    const key = row.acceptsIdempotencyKey ? (idempotencyKey ?? newIdempotencyKey()) : undefined;
    return exchange(name, {
      path: row.path,
      input,
      init: describeRequest(row, input.body, locale, key),
      signal,
      isRepeatable: row.method === 'GET' || key !== undefined,
      read(response, request) {
        // A page of the site: what is missing is not a product, but the API.
        if (response.status === 404 && response.headers.get('content-type')?.startsWith('text/html'))
          throw new ContractError(
            `${name} responded 404 with a web page: there is no API here. Should baseUrl end in /api?`,
            { endpoint: name, status: 404 },
          );
        if (!isSuccess(response)) throw apiErrorOf(name, request, response, runtime.now());
        const { result, skipped } = collectSkips(() => readResults(row, response));
        for (const skip of skipped) onSkipped({ endpoint: name, ...skip });
        // A write that succeeded has happened, whatever its response looks like.
        const isAccepted = row.method === 'POST' && parseJson(response.text) !== undefined;
        if (!result && !isAccepted) throw contractErrorOf(name, row, response);
        return result ?? { results: undefined, limit: undefined, receivedCount: 0 };
      },
    });
  };
}

/**
 * A `createCall` for pages that call a few rows of the endpoint table: bundlers leave out the schemas of all others.
 * @example createLeads(createCallOf(connection, { 'leads.create': leadsCreate }))
 * @throws TypeError when `baseUrl` can't be used here
 */
export function createCallOf<Names extends EndpointName>(
  options: ClientOptions,
  rows: { readonly [Name in Names]: Route },
  runtime?: Runtime,
): Call<Names> {
  const callRow = createRowCall(options, runtime);
  return async <Name extends Names>(name: Name, input: CallInput<Name>, callOptions?: WriteOptions) =>
    (await callRow(name, rows[name], input, callOptions)) as Answer<Name>;
}

/**
 * Makes the function that calls rows of the visitors' endpoint table.
 * @throws TypeError when `baseUrl` can't be used here
 */
export const createCall = (options: ClientOptions, runtime?: Runtime): Call =>
  createCallOf(options, routes, runtime);
