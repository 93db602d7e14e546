import type { Context } from 'hono';

/** Whether a request's body is declared as JSON. */
export const isJson = (context: Context): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(context.req.header('content-type') ?? '');
