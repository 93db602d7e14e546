import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { CATALOGUE_PATH } from '../catalogue-pdf/catalogue-path';
import type { Dependencies } from '../dependencies';
import type { SharingEnv } from '../http/hot-responses';
import { endpointLabel } from './endpoint-label';
import { redactPath } from './redact';

const REQUEST_ID = 'X-Request-Id';
/** Client-provided ids that hono's `requestId` accepts. */
const REQUEST_ID_FORM = /^[\w\-=]{1,255}$/;

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
    const shownPath = redactPath(path);
    const observe = (id: string, status: number, tookMs: number) => {
      metrics.requestAnswered({ endpoint, method, status, seconds: tookMs / 1000 });
      logger[levelOf(endpoint, status)](
        {
          request_id: id,
          endpoint,
          method,
          status,
          ms: Math.round(tookMs * 10) / 10,
          path: shownPath,
        },
        'request',
      );
    };
    // Responses of the error handler don't have it yet.
    context.header(REQUEST_ID, requestId);
    observe(requestId, context.res.status, ms);
    const sharedBody = context.get('sharedBody');
    if (!sharedBody) return;
    (context.env as SharingEnv | undefined)?.share?.(sharedBody, (status, ownId) => {
      const id = ownId && REQUEST_ID_FORM.test(ownId) ? ownId : randomUUID();
      observe(id, status, 0);
      return { [REQUEST_ID]: id };
    });
  };
