import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Document = string | Buffer<ArrayBuffer>;

/** Quick levels: brotli's next one takes half as long again and saves a hundredth. */
const encoders = {
  br: (html: Document) => toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (html: Document) => toGzip(html, { level: 5 }),
  identity: async (html: Document) => (typeof html === 'string' ? Buffer.from(html) : html),
} as const satisfies Record<string, (html: Document) => Promise<Uint8Array>>;

export type Encoding = keyof typeof encoders;

const byPreference = ['br', 'gzip'] as const;
const refused = /^\s*q=0(\.0*)?\s*$/;

/** The best encoding a browser accepts; weights don't matter among those it names. */
export function encodingFor(accepted = ''): Encoding {
  const named = accepted
    .split(',')
    .map((entry) => entry.split(';'))
    .filter(([, weight = '']) => !refused.test(weight))
    .map(([name = '']) => name.trim().toLowerCase());
  return byPreference.find((encoding) => named.includes(encoding)) ?? 'identity';
}

/** A document as it travels; the work is done beside the thread that renders. */
export const encodePage = (html: Document, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> =>
  encoders[encoding](html);
