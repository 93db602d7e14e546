import type * as v from 'valibot';

/** Method, path and response of an endpoint. Paths are relative to an API base ending in `/api`. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** `{name}` matches one segment, `{name*}` the rest. */
  readonly path: string;
  /** Schema of `results`. */
  readonly results: v.GenericSchema;
  /** Whether `results` is a list, sent with its page size as `limit`. */
  readonly isPaged?: boolean;
  /** Whether repeated calls with the same `Idempotency-Key` take effect once. */
  readonly acceptsIdempotencyKey?: boolean;
  /** Whether it requires the staff's bearer token (spec §6). */
  readonly needsStaffToken?: boolean;
}

/* @__NO_SIDE_EFFECTS__ */
export function route<const Row extends Route>(row: Row): Row {
  return row;
}
