import type { MiddlewareHandler } from 'hono';
import { CATALOGUE_PATH } from '../../modules/catalogue-pdf/catalogue-path';
import type { Dependencies } from '../dependencies';
import { endpointLabel } from '../endpoints/endpoint-label';
import { redactPath } from './redact';

const REQUEST_ID = 'X-Request-Id';

/** Polled every few seconds; their entries would flood the log. */
const quiet = new Set(['/healthz', '/readyz', '/metrics']);

function levelOf(endpoint: string, status: number): 'debug' | 'info' | 'warn' {
  // Expected while the catalogue is generated after a start; clients retry.
  const isBeingMade = endpoint === CATALOGUE_PATH && status === 503;
  if (quiet.has(endpoint) || isBeingMade) return 'debug';
  return status >= 500 ? 'warn' : 'info';
}

/**
 * Logs and counts each request. Requires hono's `requestId` before it, and sets that id on every response, including
 * errors.
 */
export const observeRequests =
  ({ logger, metrics }: Pick<Dependencies, 'logger' | 'metrics'>): MiddlewareHandler =>
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
    logger[levelOf(endpoint, status)](
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
