import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config';

/** A connection without a call for so long has none on its way. */
const IDLE_MS = 500;

/**
 * Ends a server without cutting anybody off: for `shutdownDelayMs` it goes on as before, so that balancers see `/readyz`
 * fail and send calls elsewhere; then it takes no new connections, and calls under way get `shutdownTimeoutMs`. Answers
 * ask clients to close their connection meanwhile: one that is kept alive under load would never be idle.
 * @returns whether every call was answered
 */
export async function closeGracefully(
  server: Server,
  { shutdownDelayMs, shutdownTimeoutMs }: Pick<Config, 'shutdownDelayMs' | 'shutdownTimeoutMs'>,
): Promise<boolean> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await delay(shutdownDelayMs);
  const closed = once(server, 'close').then(() => true);
  // Stops listening only: `server.close()` also ends connections whose first call is still on its way.
  NetServer.prototype.close.call(server);
  const idling = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const isClosed = await Promise.race([closed, delay(shutdownTimeoutMs, false, { ref: false })]);
  clearInterval(idling);
  if (!isClosed) server.closeAllConnections();
  return isClosed;
}
