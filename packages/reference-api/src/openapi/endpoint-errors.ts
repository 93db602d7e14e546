import type { CallName, ErrorCode } from '@diwan/sdk/contract';
import { allEndpoints } from '../all-endpoints';

/** Errors specific to an endpoint. */
const ownErrors: Partial<Record<CallName, readonly ErrorCode[]>> = {
  'categories.get': ['not_found'],
  'subcategories.get': ['not_found'],
  'subcategories.list': ['not_found'],
  'items.get': ['not_found'],
  'items.related': ['not_found'],
  'settings.get': ['not_found'],
  'pages.get': ['not_found'],
  'projects.get': ['not_found'],
  'redirects.get': ['not_found'],
  'leads.create': ['not_found'],
  'promos.verify': ['promo_not_found', 'promo_not_started', 'promo_expired', 'promo_usage_limit'],
  'otp.request': ['otp_too_soon', 'unavailable'],
  'otp.verify': ['otp_wrong', 'otp_expired', 'otp_too_many_tries'],
  'staff.orders.get': ['not_found'],
  'staff.orders.move': ['not_found', 'status_not_allowed'],
  'staff.requests.get': ['not_found'],
  'staff.requests.move': ['not_found', 'status_not_allowed'],
  'staff.leads.get': ['not_found'],
  'staff.leads.move': ['not_found', 'status_not_allowed'],
  'staff.events.retry': ['not_found'],
  'orders.create': [
    'price_changed',
    'item_unavailable',
    'phone_not_verified',
    'phone_proof_used_up',
    'promo_not_found',
    'promo_not_started',
    'promo_expired',
    'promo_below_minimum',
    'promo_usage_limit',
  ],
};

/** All error codes of an endpoint. */
export function errorsOf(name: CallName): ErrorCode[] {
  const row = allEndpoints[name];
  return [
    'validation_failed',
    ...(row.needsStaffToken ? (['unauthorized', 'scope_missing', 'rate_limited'] as const) : []),
    ...(row.body ? (['malformed_body', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(row.acceptsIdempotencyKey ? (['idempotency_key_reused', 'unavailable'] as const) : []),
    ...(row.method === 'GET' ? [] : (['origin_not_allowed'] as const)),
    ...(row.method === 'POST' && !row.needsStaffToken ? (['rate_limited', 'maintenance'] as const) : []),
    ...(ownErrors[name] ?? []),
    'internal',
  ];
}
