import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies';
import { ApiError } from './api-error';

const isRead = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Whether an origin is the shop's own. */
function isOwn(origin: string, requestUrl: string, publicUrl: string | undefined): boolean {
  const { host } = new URL(origin);
  if (publicUrl && host === new URL(publicUrl).host) return origin === publicUrl;
  // Without the scheme: a proxy may have ended TLS, so requests to the shop look like http.
  return host === new URL(requestUrl).host;
}

type Origins = Pick<Dependencies['config'], 'allowedOrigins' | 'publicUrl'>;

/** Whether pages of an origin, as browsers write it, may write; never those of `null`, sent by sandboxed pages. */
export const mayWrite = (
  origin: string,
  requestUrl: string,
  { allowedOrigins, publicUrl }: Origins,
): boolean =>
  URL.canParse(origin) &&
  new URL(origin).origin === origin &&
  (allowedOrigins.includes(origin) || isOwn(origin, requestUrl, publicUrl));

/** The values by which browsers mark requests from pages of another origin; other programs send no such header. */
const foreignSites = ['cross-site', 'same-site'];

/**
 * Accepts writes only from the shop's own pages, the origins of `ALLOWED_ORIGINS`, and programs other than browsers;
 * any other gets 403. CORS alone would only hide the response, after a code was sent to someone's phone.
 */
export const refuseForeignOrigins =
  ({ config }: { config: Origins }): MiddlewareHandler =>
  async (context, next) => {
    if (isRead(context.req.method)) return next();
    const site = context.req.header('sec-fetch-site');
    // Set by the browser, so it holds even if a proxy changes the host.
    if (site === 'same-origin') return next();
    const origin = context.req.header('origin');
    const isAllowed =
      origin === undefined
        ? site === undefined || !foreignSites.includes(site)
        : mayWrite(origin, context.req.url, config);
    if (!isAllowed) throw new ApiError('origin_not_allowed');
    return next();
  };
