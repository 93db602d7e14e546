import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies';
import { endpointLabel } from './endpoint-label';
import { redactPath } from './redact';

const REQUEST_ID = 'X-Request-Id';

/** Polled every few seconds; their entries would drown the others. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Writes one log entry per request and counts it. Expects hono's `requestId` before it, and answers that id however the
 * request ends.
 */
export const observeRequests =
  ({ logger, metrics }: Pick<Dependencies, 'logger' | 'metrics'>): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { status } = context.res;
    const { method, path } = context.req;
    const requestId: string = context.get('requestId');
    const endpoint = endpointLabel(context);
    // Answers of the error handler don't carry it yet.
    context.header(REQUEST_ID, requestId);
    metrics.requestAnswered({ endpoint, method, status, seconds: ms / 1000 });
    logger[quiet.has(endpoint) ? 'debug' : status >= 500 ? 'warn' : 'info'](
      {
        request_id: requestId,
        endpoint,
        method,
        status,
        ms: Math.round(ms * 10) / 10,
        path: redactPath(path),
      },
      'request',
    );
  };
