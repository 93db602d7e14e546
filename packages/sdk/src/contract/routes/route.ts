import type * as v from 'valibot';

/** Where a call goes and what comes back; paths are relative to an API base ending in `/api`. */
export interface Route {
  readonly method: 'GET' | 'POST';
  /** `{name}` is one segment, `{name*}` the rest. */
  readonly path: string;
  /** What stands under `results`. */
  readonly results: v.GenericSchema;
  /** `results` is a list and the response has its page size as `limit`. */
  readonly isPaged?: boolean;
  /** The call may be repeated with the same `Idempotency-Key` and happens once. */
  readonly acceptsIdempotencyKey?: boolean;
  /** Needs the staff's bearer token (spec §6). */
  readonly needsStaffToken?: boolean;
}

/* @__NO_SIDE_EFFECTS__ */
export function route<const Row extends Route>(row: Row): Row {
  return row;
}
