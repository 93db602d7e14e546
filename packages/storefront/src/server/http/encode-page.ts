import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from '@diwan/sdk/commerce';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Document = string | Buffer<ArrayBuffer>;

/** Quick levels: brotli's next one takes half as long again and saves a hundredth. */
const encoders = {
  br: (html: Document) => toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Document) => toGzip(html, { level: 5 }),
  identity: async (html: Document) => (typeof html === 'string' ? Buffer.from(html) : html),
} as const satisfies Record<ContentEncoding, (html: Document) => Promise<Uint8Array>>;

/** A document as it travels; the work is done beside the thread that renders. */
export const encodePage = (html: Document, encoding: ContentEncoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoders[encoding](html);
