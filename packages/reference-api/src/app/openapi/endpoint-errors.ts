import type { CallName, ErrorCode } from '@diwan/sdk/contract';
import { allEndpoints, isRateLimited } from '../../platform/endpoints/all-endpoints';

/** All error codes of an endpoint. */
export function errorsOf(name: CallName): ErrorCode[] {
  const row = allEndpoints[name];
  return [
    'validation_failed',
    ...(row.needsStaffToken ? (['unauthorized', 'scope_missing', 'rate_limited'] as const) : []),
    ...(row.body ? (['malformed_body', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(row.acceptsIdempotencyKey ? (['idempotency_key_reused', 'unavailable'] as const) : []),
    ...(row.method === 'GET' ? [] : (['origin_not_allowed'] as const)),
    ...(isRateLimited(row) ? (['rate_limited'] as const) : []),
    ...(row.method === 'POST' && !row.needsStaffToken ? (['maintenance'] as const) : []),
    ...row.errors,
    'internal',
  ];
}
