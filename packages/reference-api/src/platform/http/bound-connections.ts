import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_TIMEOUT_MS } from './deadline';

/** Unanswered requests of one connection. Browsers and proxies send the next one after a response. */
const MAX_UNANSWERED = 20;

/** How long nothing may move on a connection while it waits for a response, or for its client to read one. */
const IDLE_MS = 2 * REQUEST_TIMEOUT_MS;

/**
 * Bounds what one connection can hold: it is closed if it sends requests without waiting for responses, sends one too
 * slowly, or doesn't read. Node reads all requests of a packet before it writes the first response.
 * @returns the listener for the server's requests
 */
export function boundConnections(server: Server, listener: RequestListener): RequestListener {
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.timeout = IDLE_MS;
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = unanswered.get(socket) ?? 0;
    if (count >= MAX_UNANSWERED) {
      socket.destroy();
      return;
    }
    unanswered.set(socket, count + 1);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
