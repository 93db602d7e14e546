import { isKnownHost } from '@diwan/sdk/commerce';
import type { MiddlewareHandler } from 'hono';
import type { Dependencies } from '../dependencies';

/** Monitoring reaches each instance under a different host. */
const MONITORING = /^\/(?:healthz|readyz|metrics)$/;

/**
 * Once `PUBLIC_URL` is set, rejects requests for other hosts with 421. This prevents DNS rebinding and cache poisoning
 * under a foreign host name.
 */
export const refuseUnknownHosts =
  ({ config }: { config: Pick<Dependencies['config'], 'publicUrl' | 'allowedHosts'> }): MiddlewareHandler =>
  async (context, next) => {
    const { host, pathname } = new URL(context.req.url);
    const { publicUrl, allowedHosts: others } = config;
    if (MONITORING.test(pathname) || isKnownHost(host, { publicUrl, others })) return next();
    return context.text(
      'Unknown host. Set PUBLIC_URL to the address of this shop, and ALLOWED_HOSTS to other hosts it accepts.',
      421,
      { 'cache-control': 'no-store' },
    );
  };
