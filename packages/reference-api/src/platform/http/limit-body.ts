import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error';

/** Well above the size of an order with 200 lines. */
const MAX_BODY_BYTES = 100 * 1024;

/** How much of a body that is too large is still received, so that its sender reads the response. */
const MAX_RECEIVED_BYTES = 10 * 1024 * 1024;

/** Each chunk is work of its own: many small ones, which no client sends, are refused. */
const MAX_SMALL_CHUNKS = 1_000;
const SMALL_CHUNK_BYTES = 100;

/** Calls `take` with each part of a body until it throws; of a connection without the promises of a web stream. */
function receive(incoming: IncomingMessage, take: (part: Uint8Array) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const closed = () => new Error('the connection was closed');
    if (incoming.destroyed) return reject(closed());
    const stop = (error?: unknown) => {
      incoming.off('data', onData).off('end', stop).off('error', stop).off('close', onClose);
      if (error) reject(error);
      else resolve();
    };
    const onClose = () => stop(closed());
    const onData = (part: Uint8Array) => {
      try {
        take(part);
      } catch (error) {
        // What follows is dropped, not kept for another reader.
        incoming.on('data', () => {});
        stop(error);
      }
    };
    incoming.on('data', onData).on('end', stop).on('error', stop).on('close', onClose);
  });
}

/**
 * Rejects bodies that are too large, or in too many small chunks, with 413. The rest of a large body is received first:
 * with unread data a connection is reset, and senders that are still sending would see that instead of the response.
 */
export const limitBody =
  ({ maxBytes = MAX_BODY_BYTES, maxReceivedBytes = MAX_RECEIVED_BYTES } = {}): MiddlewareHandler =>
  async ({ req, env }, next) => {
    const isChunked = req.header('transfer-encoding') !== undefined;
    const length = isChunked ? Number.NaN : Number(req.header('content-length') ?? Number.NaN);
    if (length <= maxBytes) return next();
    const tooLarge = (headers = {}) => new ApiError('payload_too_large', { headers });
    if (length > maxReceivedBytes) throw tooLarge({ connection: 'close' });

    const kept: Uint8Array[] = [];
    let count = 0;
    let received = 0;
    const take = (part: Uint8Array) => {
      count += 1;
      received += part.length;
      if (received <= maxBytes) kept.push(part);
      const isSplit = count > MAX_SMALL_CHUNKS && received < count * SMALL_CHUNK_BYTES;
      if (isSplit || received > maxReceivedBytes) throw tooLarge({ connection: 'close' });
    };
    // No stream when the app is called in-process.
    const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
    if (incoming instanceof Readable) await receive(incoming, take);
    else for await (const part of req.raw.body ?? []) take(part);
    if (received > maxBytes) throw tooLarge();
    req.raw = new Request(req.raw, { body: Buffer.concat(kept) });
    return next();
  };
