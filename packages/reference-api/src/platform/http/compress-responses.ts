import { acceptedEncoding } from '@diwan/sdk/commerce';
import type { MiddlewareHandler } from 'hono';
import { encodeBody } from './encode-body';

const EFFORT = 5;

/**
 * Compresses uncompressed JSON in an encoding the client accepts, and disables content sniffing.
 */
export const compressResponses = (): MiddlewareHandler => async (context, next) => {
  await next();
  const { res } = context;
  res.headers.set('x-content-type-options', 'nosniff');
  if (!/^application\/(?:[\w.+-]+\+)?json\b/.test(res.headers.get('content-type') ?? '')) return;
  res.headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(context.req.header('accept-encoding'));
  if (encoding === 'identity' || res.headers.has('content-encoding') || !res.body) return;
  const { body, encoding: used } = await encodeBody(await res.text(), encoding, EFFORT);
  const headers = new Headers(res.headers);
  if (used !== 'identity') headers.set('content-encoding', used);
  headers.set('content-length', String(body.length));
  context.res = undefined;
  context.res = new Response(body, { status: res.status, headers });
};
