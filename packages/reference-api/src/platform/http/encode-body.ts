import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '@diwan/sdk/commerce';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compressing anything smaller saves less than one packet. */
const MIN_BYTES = 1024;

const encoders = {
  br: (body: Buffer, quality: number) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, level: number) => toGzip(body, { level: Math.min(level, 9) }),
  identity: async (body: Buffer<ArrayBuffer>) => body,
} as const satisfies Record<
  ContentEncoding,
  (body: Buffer<ArrayBuffer>, effort: number) => Promise<Buffer<ArrayBuffer>>
>;

export interface EncodedBody {
  body: Buffer<ArrayBuffer>;
  encoding: ContentEncoding;
}

/**
 * Encodes a body in another thread; small ones stay unencoded.
 * @param effort brotli quality or gzip level: 5 for single responses, 9 for cached ones
 */
export async function encodeBody(
  text: string,
  encoding: ContentEncoding,
  effort: number,
): Promise<EncodedBody> {
  const body = Buffer.from(text);
  if (body.length < MIN_BYTES || encoding === 'identity') return { body, encoding: 'identity' };
  // A copy, because what zlib returns is a view of a buffer of 16 KB, which a cache would keep.
  return { body: Buffer.from(await encoders[encoding](body, effort)), encoding };
}
