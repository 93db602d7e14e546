import { jsonText } from '../commerce/http/json-text';
import type { EndpointName, Route } from '../contract';
import { acceptHeaders } from './accept-headers';
import type { Answer, Call, CallInput, NamedRoute, RouteOf, WriteOptions } from './call';
import { apiErrorOf } from './errors/api-error-of';
import { ContractError } from './errors/call-errors';
import { contractErrorOf } from './errors/contract-error-of';
import { type ConnectionOptions, createExchange } from './exchange';
import { newIdempotencyKey } from './idempotency-key';
import { isSuccess, readResults } from './read-results';
import { type ClientWarning, createConsoleWarner } from './report-warnings';
import { machineRuntime, type Runtime } from './runtime';

/** Connection, token and warnings of the calls that a client makes. */
export interface CallOptions extends ConnectionOptions {
  /** The staff token, or a function that returns it. Sent only to the staff check. */
  token?: string | (() => string | null | undefined) | undefined;
  /**
   * Called for what a call reads over: invalid list items, which are skipped, and query parameters that the backend doesn't
   * know. Defaults to a message on the console in development.
   */
  onWarning?: ((warning: ClientWarning) => void) | undefined;
}

/** Options of `createClient`. The client reports failed calls to the listeners of its `onFailure`. */
export interface ClientOptions extends Omit<CallOptions, 'onFailure'> {}

/** The current staff token, if any. */
export const readToken = ({ token }: Pick<CallOptions, 'token'>): string | undefined =>
  (typeof token === 'function' ? token() : token) || undefined;

/** Input of any call; `createCall` types it per endpoint. */
interface AnyInput {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
  body?: unknown;
}

/**
 * Creates the function that calls endpoints of both tables.
 * @throws TypeError when `baseUrl` is unusable
 */
export function createAnyCall(options: CallOptions, runtime: Runtime = machineRuntime) {
  const exchange = createExchange(options, runtime);
  const warn = options.onWarning ?? createConsoleWarner();

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
    ...(body !== undefined && { body: jsonText(body) }),
    // Following a redirect could leak the token to another origin.
    ...(needsStaffToken && { credentials: 'include', redirect: 'manual' }),
  });

  return async (route: NamedRoute, input: AnyInput, callOptions: WriteOptions = {}) => {
    const { locale = options.locale, idempotencyKey } = callOptions;
    const { name } = route;
    const key = route.acceptsIdempotencyKey ? (idempotencyKey ?? newIdempotencyKey()) : undefined;
    return exchange(route, {
      input,
      init: describeRequest(route, input.body, locale, key),
      options: callOptions,
      isRepeatable: route.method === 'GET' || key !== undefined,
      read(response, request) {
        // An HTML page means that the API is missing, not the resource.
        if (response.status === 404 && response.headers.get('content-type')?.startsWith('text/html'))
          throw new ContractError(
            `${name} returned a 404 page, so baseUrl isn't an API. Should it end in /api?`,
            { endpoint: name, status: 404 },
          );
        if (!isSuccess(response))
          throw apiErrorOf({ endpoint: name, request, baseUrl: options.baseUrl }, response, runtime.now());
        const results = readResults(route, response);
        if (!results) throw contractErrorOf(name, route, response);
        for (const skip of results.skipped) warn({ kind: 'skipped_item', endpoint: name, ...skip });
        if (results.ignored.length > 0)
          warn({ kind: 'ignored_parameters', endpoint: name, parameters: results.ignored });
        return results;
      },
    });
  };
}

/**
 * Creates the function that calls the visitors' endpoints. Bundlers include only the schemas of the resources that are
 * created on it.
 * @example createLeads(createCall({ baseUrl: 'https://shop.example/api' }))
 * @throws TypeError when `baseUrl` is unusable
 */
export function createCall(options: CallOptions, runtime?: Runtime): Call {
  const call = createAnyCall(options, runtime);
  return async <Called extends RouteOf<EndpointName>>(
    route: Called,
    input: CallInput<Called['name']>,
    callOptions?: WriteOptions,
  ) => (await call(route, input, callOptions)) as Answer<Called>;
}
