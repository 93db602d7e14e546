import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** What an API serves beside its calls: pictures, the catalogue and the placeholder. */
const PREFIXES = ['/api/*', '/files/*', '/images/*'];

/** What the Node server passes along with a request; absent where an app is called in its own process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/**
 * `X-Forwarded-For` as proxies keep it: each appends the address it was called from, so that an API that trusts as many
 * proxies as there are finds the visitor's, and what a visitor wrote there themself stays before it.
 */
function forwardedFor({ env, req }: Context): string | undefined {
  const caller = (env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return [req.header('x-forwarded-for'), caller].filter(Boolean).join(', ') || undefined;
}

/** Proxies API calls and files of the shop's origin to an API on another one, so that browsers need only one. */
export function createProxy(apiUrl: string): Hono {
  const origin = new URL(apiUrl).origin;
  const app = new Hono();
  for (const prefix of PREFIXES) {
    app.all(prefix, (context) => {
      const { pathname, search } = new URL(context.req.url);
      const headers = new Headers(context.req.raw.headers);
      const forwarded = forwardedFor(context);
      if (forwarded) headers.set('x-forwarded-for', forwarded);
      return proxy(origin + pathname + search, { raw: new Request(context.req.raw, { headers }) });
    });
  }
  return app;
}
