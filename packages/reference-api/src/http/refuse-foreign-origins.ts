import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies';

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Host of an origin; undefined for `null`, which sandboxed pages send. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Refuses writes that a browser sends for a page elsewhere with 403, once `ALLOWED_ORIGINS` lists the sites that may. CORS
 * alone would hide the response from that page, after a code was sent to somebody's phone.
 */
export const refuseForeignOrigins =
  ({ config }: Pick<Dependencies, 'config'>): MiddlewareHandler =>
  async (context, next) => {
    const { allowedOrigins, publicUrl } = config;
    const origin = context.req.header('origin');
    if (allowedOrigins.length === 0 || origin === undefined || isRead(context.req.method)) return next();
    // The browser's own word, whichever name a proxy calls this server by.
    if (context.req.header('sec-fetch-site') === 'same-origin') return next();
    const own = [context.req.url, ...(publicUrl ? [publicUrl] : [])].map((url) => new URL(url).host);
    const host = hostOf(origin);
    if (allowedOrigins.includes(origin) || (host !== undefined && own.includes(host))) return next();
    return context.text('This site is not among ALLOWED_ORIGINS.', 403, { 'cache-control': 'no-store' });
  };
