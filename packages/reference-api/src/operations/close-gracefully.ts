import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config';

/**
 * Ends a server without cutting anybody off: for `shutdownDelayMs` it goes on as before, so that balancers see `/readyz`
 * fail and send calls elsewhere; then it takes no new connections, and calls under way get `shutdownTimeoutMs`.
 * @returns whether every call was answered
 */
export async function closeGracefully(
  server: Server,
  { shutdownDelayMs, shutdownTimeoutMs }: Pick<Config, 'shutdownDelayMs' | 'shutdownTimeoutMs'>,
): Promise<boolean> {
  await delay(shutdownDelayMs);
  const closed = once(server, 'close').then(() => true);
  server.close();
  const isClosed = await Promise.race([closed, delay(shutdownTimeoutMs, false, { ref: false })]);
  if (!isClosed) server.closeAllConnections();
  return isClosed;
}
