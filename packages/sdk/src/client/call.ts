import type { Locale } from '../commerce';
import type { BodyOf, EndpointName, Endpoints, ParamsOf, QueryOf, ResultsOf } from '../contract';

/** Options of every call. */
export interface RequestOptions {
  /** Ends the call, its retries and the reading of its response with an {@link AbortedError}. */
  signal?: AbortSignal | undefined;
  /** Language of the server's messages for this call; default: the client's. */
  locale?: Locale | undefined;
}

/** Options of calls that may safely be sent twice. */
export interface WriteOptions extends RequestOptions {
  /**
   * Names this write: the server performs it once, however often it arrives. By default each call makes its own,
   * so that retries are safe; give one (and keep it) to survive a page reload.
   */
  idempotencyKey?: string | undefined;
}

type Nothing = Record<never, never>;
type Part<Key extends string, Value> = Nothing extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

/** What a row of the endpoint table needs to be called. */
export type CallInput<Name extends EndpointName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  (BodyOf<Name> extends undefined ? Nothing : { body: BodyOf<Name> });

/**
 * What stood under `results`. A POST that succeeded has happened, whatever its response looks like (spec §7 reads
 * none of them), so a response that can't be read is `undefined` there instead of an error that invites a second try.
 */
export type AnsweredResults<Name extends EndpointName> = Endpoints[Name]['method'] extends 'POST'
  ? ResultsOf<Name> | undefined
  : ResultsOf<Name>;

export interface Answer<Name extends EndpointName> {
  results: AnsweredResults<Name>;
  /** Page size, when the server sent one. */
  limit: number | undefined;
  /** Items as received, broken ones included; 0 when `results` is no list. */
  receivedCount: number;
}

/** Rows that read what everybody may see. */
export type ReadName = {
  [Name in EndpointName]: Endpoints[Name] extends { method: 'POST' } | { needsStaffToken: true }
    ? never
    : Name;
}[EndpointName];

/**
 * Calls a row that reads. Resources that only read are built on it; `createReadCall` and `createCall` make one.
 * @throws DiwanError and its families.
 */
export type ReadCall<Names extends ReadName = ReadName> = <Name extends Names>(
  name: Name,
  input: CallInput<Name>,
  options?: RequestOptions,
) => Promise<Answer<Name>>;

/**
 * Calls a row of the endpoint table. Resources are built on it; `createCall` makes one.
 * @throws DiwanError and its families.
 */
export type Call<Names extends EndpointName = EndpointName> = <Name extends Names>(
  name: Name,
  input: CallInput<Name>,
  options?: WriteOptions,
) => Promise<Answer<Name>>;
