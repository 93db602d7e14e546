import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below it a compressed body saves less than a packet. */
const LEAST_BYTES = 1024;

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
  string,
  (body: Buffer<ArrayBuffer>, effort: number) => Promise<Buffer<ArrayBuffer>>
>;

export type Encoding = keyof typeof encoders;

const byPreference = ['br', 'gzip'] as const;
const refused = /^\s*q=0(\.0*)?\s*$/;

/** The best encoding a caller accepts; weights don't matter among those it names. */
export function encodingFor(accepted = ''): Encoding {
  const named = accepted
    .split(',')
    .map((entry) => entry.split(';'))
    .filter(([, weight = '']) => !refused.test(weight))
    .map(([name = '']) => name.trim().toLowerCase());
  return byPreference.find((encoding) => named.includes(encoding)) ?? 'identity';
}

export interface EncodedBody {
  body: Buffer<ArrayBuffer>;
  encoding: Encoding;
}

/**
 * A body as it travels, encoded in another thread; small ones stay as they are.
 * @param effort brotli's quality, and gzip's level: 5 for what is sent once, 9 for what is kept
 */
export async function encodeBody(text: string, encoding: Encoding, effort: number): Promise<EncodedBody> {
  const body = Buffer.from(text);
  if (body.length < LEAST_BYTES || encoding === 'identity') return { body, encoding: 'identity' };
  return { body: await encoders[encoding](body, effort), encoding };
}
