import type { ServerResponse } from 'node:http';
import { type Duplex, PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** A document on its way: status and headers are known, the markup still flows. */
export interface PageResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  start: string;
  markup: Readable;
  end: string;
}

async function* inOrder({ start, markup, end }: PageResponse): AsyncGenerator<string | Uint8Array> {
  yield start;
  yield* markup as AsyncIterable<Uint8Array>;
  yield end;
}

const encodings: readonly (readonly [name: string, create: () => Duplex])[] = [
  ['br', () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
  ['gzip', () => createGzip({ level: 5 })],
];

/** The best encoding a browser accepts; weights don't matter among those it names. */
const encodingFor = (accepted = '') =>
  encodings.find(([name]) => accepted.split(',').some((entry) => entry.trim().split(';')[0] === name));

const outgoingOf = (context: Context): ServerResponse | undefined =>
  (context.env as { outgoing?: ServerResponse } | undefined)?.outgoing;

/**
 * Sends a document: straight into Node's own response where there is one (web streams would cost a third of the
 * throughput), else as a web response, as in tests.
 */
export function sendPage(context: Context, page: PageResponse): Response {
  // Hono answers HEAD with a response of its own, which must be the first to write.
  if (context.req.method === 'HEAD') {
    page.markup.resume();
    return new Response(null, { status: page.status, headers: page.headers });
  }
  const outgoing = outgoingOf(context);
  const [encoding, createEncoder] = encodingFor(context.req.header('accept-encoding')) ?? [];
  const headers = { ...page.headers, ...(encoding && { 'content-encoding': encoding }) };
  const encoder = createEncoder?.() ?? new PassThrough();
  const source = Readable.from(inOrder(page));

  if (!outgoing) {
    pipeline(source, encoder).catch(() => {});
    return new Response(Readable.toWeb(encoder) as ReadableStream, { status: page.status, headers });
  }
  outgoing.writeHead(page.status, headers);
  // A visitor who leaves in mid-page breaks the pipeline; there is nobody left to tell.
  pipeline(source, encoder, outgoing).catch(() => {});
  return RESPONSE_ALREADY_SENT;
}
