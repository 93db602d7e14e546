import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ReadableStream } from 'node:stream/web';
import type { Context } from 'hono';

/** Opens the file only once a piece is asked for: a client may leave, or not read, before it is. */
async function* piecesOf(file: string, size: number): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file, { end: size - 1 });
}

/**
 * Streams a file, so that a client that asks often and reads nothing holds pieces of it, not copies. HEAD reads nothing.
 * @throws if there is no such file
 */
export async function fileResponse(
  context: Context,
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { size } = await stat(file);
  const isEmpty = context.req.method === 'HEAD' || size === 0;
  const body = isEmpty ? null : ReadableStream.from(piecesOf(file, size));
  return new Response(body as globalThis.ReadableStream | null, {
    headers: { ...headers, 'content-length': String(size) },
  });
}
