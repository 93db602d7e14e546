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

/** Connection, token and callbacks of a client. */
export interface ClientOptions extends ConnectionOptions {
  /** The staff token, or a function that returns it. Sent only to the staff check. */
  token?: string | (() => string | null | undefined) | undefined;
  /** Called for every skipped invalid list item. Defaults to a warning in development. */
  onSkipped?: ((report: SkipReport) => void) | undefined;
}

/** The current staff token, if any. */
export const readToken = ({ token }: Pick<ClientOptions, 'token'>): string | undefined =>
  (typeof token === 'function' ? token() : token) || undefined;

/**
 * Validates the base URL.
 * @throws TypeError when it is missing, or relative without anything to resolve it
 */
const usableBaseUrl = ({ baseUrl, fetch }: Partial<ClientOptions> = {}): string => {
  if (typeof baseUrl !== 'string')
    throw new TypeError("createClient: baseUrl is missing, e.g. 'https://shop.example/api'");
  const isAbsolute = /^https?:\/\/[^/?#]+/i.test(baseUrl);
  const isUsable = isAbsolute || fetch !== undefined || typeof location !== 'undefined';
  if (!isUsable) throw new TypeError(`baseUrl must be an absolute http(s) URL here, not "${baseUrl}"`);
  return baseUrl;
};

/** Input of any call; `createCall` types it per endpoint. */
interface RowInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/**
 * Creates the function that calls endpoints.
 * @throws TypeError when `baseUrl` is unusable
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
    // Following a redirect could leak the token to another origin.
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
        // An HTML page means that the API is missing, not the resource.
        if (response.status === 404 && response.headers.get('content-type')?.startsWith('text/html'))
          throw new ContractError(
            `${name} returned a 404 page, so baseUrl isn't an API. Should it end in /api?`,
            { endpoint: name, status: 404 },
          );
        if (!isSuccess(response)) throw apiErrorOf(name, request, response, runtime.now());
        const { result, skipped } = collectSkips(() => readResults(row, response));
        for (const skip of skipped) onSkipped({ endpoint: name, ...skip });
        // A successful write took effect, whatever its response looks like.
        const isAccepted = row.method === 'POST' && parseJson(response.text) !== undefined;
        if (!result && !isAccepted) throw contractErrorOf(name, row, response);
        return result ?? { results: undefined, limit: undefined, receivedCount: 0 };
      },
    });
  };
}

/**
 * A `createCall` for a few endpoints, so that bundlers drop the schemas of all others.
 * @example createLeads(createCallOf(connection, { 'leads.create': leadsCreate }))
 * @throws TypeError when `baseUrl` is unusable
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
 * Creates the function that calls the visitors' endpoints.
 * @throws TypeError when `baseUrl` is unusable
 */
export const createCall = (options: ClientOptions, runtime?: Runtime): Call =>
  createCallOf(options, routes, runtime);
