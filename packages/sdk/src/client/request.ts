import { collectSkips, type EndpointName, type Route, routes } from '../contract';
import { apiErrorOf } from './api-error';
import type { Answer, Call, CallInput, WriteOptions } from './call';
import { contractErrorOf } from './contract-error';
import { type ConnectionOptions, createExchange } from './exchange';
import { newIdempotencyKey } from './idempotency-key';
import { parseJson } from './parse-json';
import { acceptHeaders } from './read-call';
import { isSuccess, readResults } from './read-results';
import { createSkipWarner, type SkipReport } from './report-skipped';
import { machineRuntime, type Runtime } from './runtime';

/** How a client reaches its backend, who it speaks for and whom it tells. */
export interface ClientOptions extends ConnectionOptions {
  /** The staff's token, or where to read it; sent to the staff check and nowhere else. */
  token?: string | (() => string | null | undefined) | undefined;
  /** Told of every element left out of a list for breaking the contract; default: a warning in development. */
  onSkipped?: ((report: SkipReport) => void) | undefined;
}

/** The staff's token, if there is one now. */
export const readToken = ({ token }: Pick<ClientOptions, 'token'>): string | undefined =>
  (typeof token === 'function' ? token() : token) || undefined;

/**
 * The base, when a request can be made with it at all.
 * @throws TypeError when it can't
 */
const usableBaseUrl = ({ baseUrl, fetch }: ClientOptions): string => {
  const isAbsolute = /^https?:\/\/[^/?#]+/i.test(baseUrl);
  const isUsable = isAbsolute || fetch !== undefined || typeof location !== 'undefined';
  if (!isUsable) throw new TypeError(`baseUrl must be an absolute http(s) URL here, not "${baseUrl}"`);
  return baseUrl;
};

/**
 * Makes the function that calls rows of the endpoint table.
 * @throws TypeError when `baseUrl` can't be used here
 */
export function createCall(options: ClientOptions, runtime: Runtime = machineRuntime): Call {
  const exchange = createExchange({ ...options, baseUrl: usableBaseUrl(options) }, runtime);
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

  return <Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
    { signal, locale = options.locale, idempotencyKey }: WriteOptions = {},
  ) => {
    const row: Route = routes[name];
    const key = row.acceptsIdempotencyKey ? (idempotencyKey ?? newIdempotencyKey()) : undefined;
    return exchange(name, {
      input,
      init: describeRequest(row, 'body' in input ? input.body : undefined, locale, key),
      signal,
      isRepeatable: row.method === 'GET' || key !== undefined,
      read(answer) {
        if (!isSuccess(answer)) throw apiErrorOf(name, answer, runtime.now());
        const { result, skipped } = collectSkips(() => readResults(name, answer));
        for (const element of skipped) onSkipped({ endpoint: name, ...element });
        // A write that succeeded has happened, whatever its answer looks like.
        const isAccepted = row.method === 'POST' && parseJson(answer.text) !== undefined;
        if (!result && !isAccepted) throw contractErrorOf(name, answer);
        return (result ?? { results: undefined, limit: undefined, receivedCount: 0 }) as Answer<Name>;
      },
    });
  };
}
