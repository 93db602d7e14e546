import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies';
import { endpointLabel } from '../endpoints/endpoint-label';
import { redactPath } from './redact';

const REQUEST_ID = 'X-Request-Id';

/** Polled every few seconds; their entries would flood the log. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

function levelOf(endpoint: string, status: number, isBeingMade: boolean): 'debug' | 'info' | 'warn' {
  if (quiet.has(endpoint) || isBeingMade) return 'debug';
  return status >= 500 ? 'warn' : 'info';
}

/**
 * Logs and counts each request. Requires hono's `requestId` before it, and sets that id on every response, including
 * errors.
 */
export const observeRequests =
  ({
    logger,
    metrics,
    madeOnRequest,
  }: Pick<Dependencies, 'logger' | 'metrics'> & {
    /** A path that answers 503 while its file is being made; clients ask again. */
    madeOnRequest: string;
  }): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    const { method, path } = context.req;
    const requestId: string = context.get('requestId');
    const endpoint = endpointLabel(context);
    const { status } = context.res;
    // Responses of the error handler don't have it yet.
    context.header(REQUEST_ID, requestId);
    metrics.requestAnswered({ endpoint, method, status, seconds: ms / 1000 });
    const isBeingMade = endpoint === madeOnRequest && status === 503;
    logger[levelOf(endpoint, status, isBeingMade)](
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
