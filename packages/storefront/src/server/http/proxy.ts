import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

/** What an API serves beside its calls: pictures, the catalogue and the placeholder. */
const PREFIXES = ['/api/*', '/files/*', '/images/*'];

/** Proxies API calls and files of the shop's origin to an API on another one, so that browsers need only one. */
export function createProxy(apiUrl: string): Hono {
  const origin = new URL(apiUrl).origin;
  const app = new Hono();
  for (const prefix of PREFIXES) {
    app.all(prefix, (context) => {
      const { pathname, search } = new URL(context.req.url);
      return proxy(origin + pathname + search, { raw: context.req.raw });
    });
  }
  return app;
}
