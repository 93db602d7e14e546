import { IGNORED_HEADER } from '@diwan/sdk/contract';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../config';

const shared = {
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: [
    'Accept-Language',
    'Authorization',
    'Content-Type',
    'Idempotency-Key',
    'X-Request-Id',
    'X-Challenge',
  ],
  exposeHeaders: [
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Retry-After',
    IGNORED_HEADER,
    'X-Request-Id',
  ],
  maxAge: 600,
};

/**
 * Lets the scripts of any page read responses (CORS): the catalogue is open to all, and a page whose write was refused
 * reads why. Only listed origins may send credentials, such as those of staff checks (spec §6).
 */
export function shareResponses({ allowedOrigins }: Pick<Config, 'allowedOrigins'>): MiddlewareHandler {
  const withListed = cors({ ...shared, origin: [...allowedOrigins], credentials: true });
  const withAll = cors({ ...shared, origin: '*' });
  return (context, next) => {
    const isListed = allowedOrigins.includes(context.req.header('origin') ?? '');
    return (isListed ? withListed : withAll)(context, next);
  };
}
