import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '@diwan/sdk/commerce';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Document = string | Buffer<ArrayBuffer>;

/** Fast levels: brotli's next one takes 50 % longer and saves 1 %. */
const encoders = {
  br: (html: Document) => toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Document) => toGzip(html, { level: 5 }),
  identity: async (html: Document) => (typeof html === 'string' ? Buffer.from(html) : html),
} as const satisfies Record<ContentEncoding, (html: Document) => Promise<Uint8Array>>;

/** Encodes a document outside the rendering thread. */
export const encodePage = (html: Document, encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoders[encoding](html);
