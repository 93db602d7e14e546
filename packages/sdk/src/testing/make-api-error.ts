import { apiErrorOf } from '../client/errors/api-error-of';
import type { ApiError } from '../client/errors/call-errors';
import { type EndpointName, type ErrorBody, endpoints } from '../contract';

/** The error a client throws for a response with this status and body, e.g. for an overridden method that rejects. */
export const makeApiError = ({
  endpoint = 'items.list',
  status = 500,
  retryAfterSeconds,
  ...body
}: {
  endpoint?: EndpointName;
  status?: number;
  retryAfterSeconds?: number;
} & Partial<ErrorBody> &
  Record<string, unknown> = {}): ApiError => {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  const { method, path } = endpoints[endpoint];
  const call = { endpoint, request: `${method} ${path}`, baseUrl: '/api' };
  return apiErrorOf(call, { status, headers, text: JSON.stringify(body) }, 0);
};
