import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config';

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
  server.close();
  // Connections that were at work when the server closed fall idle one by one.
  const idling = setInterval(() => server.closeIdleConnections(), 50);
  const isClosed = await Promise.race([closed, delay(shutdownTimeoutMs, false, { ref: false })]);
  clearInterval(idling);
  if (!isClosed) server.closeAllConnections();
  return isClosed;
}
