import { type Endpoint, type EndpointName, type ErrorCode, endpoints } from '@diwan/sdk/contract';

/** Refusals a call has beyond those of its kind. */
const ownErrors: Partial<Record<EndpointName, readonly ErrorCode[]>> = {
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

/** Every code a call may fail with. */
export function errorsOf(name: EndpointName): ErrorCode[] {
  const row: Endpoint = endpoints[name];
  return [
    'validation_failed',
    ...(row.needsStaffToken ? (['unauthorized'] as const) : []),
    ...(row.body ? (['malformed_body', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    ...(row.acceptsIdempotencyKey ? (['idempotency_key_reused', 'unavailable'] as const) : []),
    ...(row.method === 'POST' ? (['rate_limited'] as const) : []),
    ...(ownErrors[name] ?? []),
    'internal',
  ];
}
