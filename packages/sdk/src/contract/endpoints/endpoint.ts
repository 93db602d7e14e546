import * as v from 'valibot';
import type { ErrorCode } from '../error';

/** The part of an endpoint that a client needs to call it. Paths are relative to an API base ending in `/api`. */
export interface Route {
  /** The endpoint's name, e.g. `items.list`; used in errors, logs and metrics. */
  readonly name: string;
  /** HTTP method. */
  readonly method: 'GET' | 'POST';
  /** `{name}` matches one segment, `{name*}` the rest. */
  readonly path: string;
  /** Schema of `results`. */
  readonly results: v.GenericSchema;
  /** Whether `results` is a list, sent with its page size as `limit`. */
  readonly isPaged?: boolean;
  /** Whether repeated calls with the same `Idempotency-Key` take effect once. */
  readonly acceptsIdempotencyKey?: boolean;
  /** Whether a backend may lack it, and respond with 404: that is no failure. */
  readonly isOptional?: boolean;
  /** Whether it requires the staff's bearer token (spec §6). */
  readonly needsStaffToken?: boolean;
}

/** The schema of path parameters or of a query. */
export type FieldsSchema = v.GenericSchema<object, object>;

/**
 * What a response depends on, and so who may cache it:
 * - `public`: its URL alone, so any cache may send it to anybody;
 * - `host`: its URL with scheme and host, so caches that don't tell hosts apart may not keep it;
 * - `never`: the caller, the time or a body.
 */
export type Caching = 'public' | 'host' | 'never';

/** Nobody may cache a write, or what a staff token opens. */
type CachingOf<Row extends Route> = Row extends { method: 'GET'; needsStaffToken?: false }
  ? Caching
  : 'never';

/** The part of an endpoint that servers and documentation need. */
export interface EndpointDetails<
  Params extends FieldsSchema = FieldsSchema,
  Query extends FieldsSchema = FieldsSchema,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Cache extends Caching = Caching,
> {
  /** The endpoint's effect, in a few words. */
  readonly summary: string;
  /** An explanation for integrators, as Markdown. */
  readonly description: string;
  /** The group in the documentation. */
  readonly tag: string;
  /** The part of the contract it belongs to; backends may implement only the catalogue. */
  readonly profile: 'catalogue' | 'ordering' | 'staff';
  /** Who may cache its response. */
  readonly cache: Cache;
  /** Schema of the path parameters. */
  readonly params: Params;
  /** Schema of the query. */
  readonly query: Query;
  /** Schema of the body; undefined for endpoints without one. */
  readonly body: Body;
  /** Error codes of this endpoint, besides those that any endpoint can return. */
  readonly errors: readonly ErrorCode[];
  /** A call that works on the demo shop, with the first record of its kind. */
  readonly example:
    | {
        readonly params?: v.InferInput<Params>;
        readonly query?: v.InferInput<Query>;
        readonly body?: Body extends v.GenericSchema ? v.InferInput<Body> : undefined;
      }
    | undefined;
}

/** An endpoint of the API. */
export interface Endpoint extends Route, EndpointDetails {}

/** Path parameters of endpoints without any. */
export const noParams = /* @__PURE__ */ v.object({});
/** Query of endpoints without one. */
export const noQuery = /* @__PURE__ */ v.object({});

/** The client's half of an endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function route<const Row extends Route>(row: Row): Row {
  return row;
}

type Optional<Details, Keys extends keyof Details> = Omit<Details, Keys> & Partial<Pick<Details, Keys>>;

/**
 * A whole endpoint: its route, and what servers and documentation need. Modules create their endpoints in a function,
 * which bundlers drop from pages: those need only the routes.
 */
export function endpoint<
  const Row extends Route,
  Params extends FieldsSchema,
  Query extends FieldsSchema,
  const Cache extends CachingOf<Row>,
  Body extends v.GenericSchema | undefined = undefined,
>(
  row: Row,
  details: Optional<EndpointDetails<Params, Query, Body, Cache>, 'body' | 'errors' | 'example'>,
): Row & EndpointDetails<Params, Query, Body, Cache> {
  return { ...row, body: undefined as Body, errors: [], example: undefined, ...details };
}
