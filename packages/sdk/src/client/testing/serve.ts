import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface TestServer {
  /** Base URL for a client, ending in `/api`. */
  baseUrl: string;
  received: ReceivedRequest[];
  /** TCP connections accepted so far. */
  connectionCount: () => number;
}

export type Respond = (response: ServerResponse, request: IncomingMessage) => void;

const readText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

/**
 * Starts a server on a real socket for the duration of the test. The nth request gets the nth response, later ones the
 * last.
 */
export async function serve(...answers: [Respond, ...Respond[]]): Promise<TestServer> {
  const received: ReceivedRequest[] = [];
  let connections = 0;
  const server = createServer(async (request, response) => {
    const answer = answers[Math.min(received.length, answers.length - 1)] ?? answers[0];
    const entry = { method: request.method, url: request.url, headers: request.headers, body: '' };
    received.push(entry);
    entry.body = await readText(request);
    answer(response, request);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/api`, received, connectionCount: () => connections };
}

/** Responds with JSON. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** Responds with text of another type. */
export const text =
  (body: string, status = 200, contentType = 'text/html'): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType });
    response.end(body);
  };

/** Never responds. */
export const stall: Respond = () => {};

/** Sends headers and the beginning of the body, then stalls. */
export const stallInBody: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"results":[');
};

/** Closes the connection with a TCP reset. */
export const reset: Respond = (response) => {
  response.socket?.resetAndDestroy();
};

/** Sends part of the announced body and closes the connection. */
export const halfABody: Respond = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"results":[', () => response.destroy());
};
