import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../config';

/** A connection idle for this long has no request on its way. */
const IDLE_MS = 500;

/**
 * Closes a server without cutting off requests. For `shutdownDelayMs` it keeps serving, so that load balancers see
 * `/readyz` fail; then it accepts no new connections, and in-flight requests get `shutdownTimeoutMs`. Responses carry
 * `Connection: close`, because a keep-alive connection under load would never be idle.
 * @returns whether every request was answered
 */
export async function closeGracefully(
  server: Server,
  { shutdownDelayMs, shutdownTimeoutMs }: Pick<Config, 'shutdownDelayMs' | 'shutdownTimeoutMs'>,
): Promise<boolean> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  await delay(shutdownDelayMs);
  const closed = once(server, 'close').then(() => true);
  // Only stops listening: `http.Server.close()` would also close connections whose first request is still on its way.
  NetServer.prototype.close.call(server);
  const idling = setInterval(() => server.closeIdleConnections(), IDLE_MS);
  const isClosed = await Promise.race([closed, delay(shutdownTimeoutMs, false, { ref: false })]);
  clearInterval(idling);
  if (!isClosed) server.closeAllConnections();
  return isClosed;
}
