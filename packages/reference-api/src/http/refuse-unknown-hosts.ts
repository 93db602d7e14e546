import { isKnownHost } from '@diwan/sdk/commerce';
import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies';

/** Asked by monitoring, which reaches each copy by a name of its own. */
const MONITORING = /^\/(?:healthz|readyz|metrics)$/;

/**
 * Refuses requests for a host that isn't this shop's with 421, once `PUBLIC_URL` says which one is: a page elsewhere
 * that points its own name at this server gets nothing, and no cache keeps a response under a foreign name.
 */
export const refuseUnknownHosts =
  ({ config }: { config: Pick<Dependencies['config'], 'publicUrl' | 'allowedHosts'> }): MiddlewareHandler =>
  async (context, next) => {
    const { host, pathname } = new URL(context.req.url);
    const { publicUrl, allowedHosts: others } = config;
    if (MONITORING.test(pathname) || isKnownHost(host, { publicUrl, others })) return next();
    return context.text(
      'Unknown host. PUBLIC_URL is the address of this shop; ALLOWED_HOSTS lists others it answers to.',
      421,
      { 'cache-control': 'no-store' },
    );
  };
