import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies';

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Host of an origin; undefined for `null`, sent by sandboxed pages. */
const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/** Whether an origin is the shop's own. */
function isOwn(origin: string, requestUrl: string, publicUrl: string | undefined): boolean {
  const host = hostOf(origin);
  if (publicUrl && host === new URL(publicUrl).host) return origin === publicUrl;
  // Without the scheme: a proxy may have ended TLS, so requests to the shop look like http.
  return host !== undefined && host === new URL(requestUrl).host;
}

/**
 * Rejects cross-origin writes with 403 unless `ALLOWED_ORIGINS` is empty or lists the origin. CORS alone would only hide
 * the response, after a code was sent to someone's phone.
 */
export const refuseForeignOrigins =
  ({ config }: Pick<Dependencies, 'config'>): MiddlewareHandler =>
  async (context, next) => {
    const { allowedOrigins, publicUrl } = config;
    const origin = context.req.header('origin');
    if (allowedOrigins.length === 0 || origin === undefined || isRead(context.req.method)) return next();
    // Set by the browser, so it holds even if a proxy changes the host.
    if (context.req.header('sec-fetch-site') === 'same-origin') return next();
    if (allowedOrigins.includes(origin) || isOwn(origin, context.req.url, publicUrl)) return next();
    return context.text('This origin is not listed in ALLOWED_ORIGINS.', 403, {
      'cache-control': 'no-store',
    });
  };
