import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/**
 * Whether the client disconnected while sending its request. Reading such a body fails in several ways: with an error of
 * the connection, or with another one if the connection was closed before reading began.
 */
export function isCutOff({ env }: Context): boolean {
  // Set by `@hono/node-server`; absent when the app is called in-process.
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  return incoming?.destroyed === true && !incoming.complete;
}
