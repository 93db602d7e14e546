import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** Paths served by the API: calls, images, the PDF catalogue and the placeholder. */
const PREFIXES = ['/api/*', '/files/*', '/images/*'];

/** Set by `@hono/node-server`; absent when the app is called in-process. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/**
 * Appends the client's address to `X-Forwarded-For`, so that an API that trusts the right number of proxies finds the
 * visitor's address after any entries the visitor sent.
 */
function forwardedFor({ env, req }: Context): string | undefined {
  const caller = (env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress;
  return [req.header('x-forwarded-for'), caller].filter(Boolean).join(', ') || undefined;
}

/** Proxies API calls and files to an API on another origin, so that browsers use only the shop's. */
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
