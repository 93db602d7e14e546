import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error';

/** Well above the size of an order with 200 lines. */
const MAX_BODY_BYTES = 100 * 1024;

/** How much of a body that is too large is still received, so that its sender reads the response. */
const MAX_RECEIVED_BYTES = 10 * 1024 * 1024;

/**
 * Rejects bodies that are too large with 413. The rest of such a body is received first: with unread data a connection is
 * reset, and senders that are still sending would see that instead of the response.
 */
export const limitBody =
  ({ maxBytes = MAX_BODY_BYTES, maxReceivedBytes = MAX_RECEIVED_BYTES } = {}): MiddlewareHandler =>
  async ({ req }, next) => {
    if (!req.raw.body) return next();
    const isChunked = req.header('transfer-encoding') !== undefined;
    const length = isChunked ? Number.NaN : Number(req.header('content-length') ?? Number.NaN);
    if (length <= maxBytes) return next();
    const tooLarge = (headers = {}) => new ApiError('payload_too_large', { headers });
    if (length > maxReceivedBytes) throw tooLarge({ connection: 'close' });

    const chunks: Uint8Array[] = [];
    let received = 0;
    const reader = req.raw.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      received += value.length;
      if (received <= maxBytes) chunks.push(value);
      if (received > maxReceivedBytes) throw tooLarge({ connection: 'close' });
    }
    if (received > maxBytes) throw tooLarge();
    req.raw = new Request(req.raw, { body: Buffer.concat(chunks) });
    return next();
  };
