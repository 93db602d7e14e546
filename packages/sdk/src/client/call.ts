import type * as v from 'valibot';
import type { Locale } from '../commerce';
import type { BodyOf, CallName, EndpointName, Endpoints, ParamsOf, QueryOf, Route } from '../contract';
import type { ReceivedResponse } from './sent-request';

/** Options of every call. */
export interface RequestOptions {
  /** Aborts the call, its retries and the reading of its response with an {@link AbortedError}. */
  signal?: AbortSignal | undefined;
  /** Language of the server's messages for this call. Defaults to the client's. */
  locale?: Locale | undefined;
  /** Timeout of one attempt in milliseconds. Defaults to the client's. */
  timeoutMs?: number | undefined;
  /** Number of retries; writes without an idempotency key are never retried. Defaults to the client's. */
  retries?: number | undefined;
  /** Headers added to those of the client and of the call. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Called with each response to this call, also after the client's `onResponse`. See `withResponse`. */
  onResponse?: ((response: ReceivedResponse) => void) | undefined;
}

/** Options of idempotent writes. */
export interface WriteOptions extends RequestOptions {
  /**
   * Identifies this write, so that the server performs it only once. By default each call generates a key, which makes
   * retries safe; pass and store your own to survive a page reload.
   */
  idempotencyKey?: string | undefined;
}

type NoFields = Record<never, never>;

/** `{ query: Value }`, or `{ query?: Value }` where `Value` has no required field. */
type InputPart<Key extends string, Value> = NoFields extends Value
  ? { [K in Key]?: Value }
  : { [K in Key]: Value };

/** Path parameters, query and body of a call to an endpoint. */
export type CallInput<Name extends EndpointName> = InputPart<'params', ParamsOf<Name>> &
  InputPart<'query', QueryOf<Name>> &
  (BodyOf<Name> extends undefined ? NoFields : { body: BodyOf<Name> });

/** The route of one of these endpoints. */
export type RouteOf<Names extends EndpointName> = Route & { readonly name: Names };

/** A route of either endpoint table. */
export type NamedRoute = Route & { readonly name: CallName };

/** The response to a call. */
export interface Answer<Called extends Route> {
  results: v.InferOutput<Called['results']>;
  /** Page size, when the server sent one. */
  limit: number | undefined;
  /** Number of items on all pages, when the server sent it. */
  total: number | undefined;
  /** Number of items received, including invalid ones; 0 when `results` isn't a list. */
  receivedCount: number;
  /** The parameters that the backend reports as ignored. */
  ignored: readonly string[];
}

/** Names of the public read endpoints. */
export type ReadName = {
  [Name in EndpointName]: Endpoints[Name] extends { method: 'POST' } | { needsStaffToken: true }
    ? never
    : Name;
}[EndpointName];

/**
 * Calls a read endpoint by its route. Read-only resources are built on it; `createReadCall` and `createCall` create one.
 * `Names` are the endpoints that a resource calls.
 * @throws DiwanError and its subclasses.
 */
export type ReadCall<Names extends ReadName = ReadName> = <Called extends RouteOf<Names>>(
  route: Called,
  input: CallInput<Called['name']>,
  options?: RequestOptions,
) => Promise<Answer<Called>>;

/**
 * Calls an endpoint by its route. Resources are built on it; `createCall` creates one.
 * @throws DiwanError and its subclasses.
 */
export type Call<Names extends EndpointName = EndpointName> = <Called extends RouteOf<Names>>(
  route: Called,
  input: CallInput<Called['name']>,
  options?: WriteOptions,
) => Promise<Answer<Called>>;
