import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartupError } from '@diwan/reference-api/startup-error';

/**
 * @param address port 0 is any free port
 * @returns the port it listens on
 * @throws {StartupError} when the port is taken
 */
export async function listen(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program. Stop that program, or choose another port, for example PORT=${port + 10}.`
        : `Can't listen on ${host}:${port}: ${message}.`,
    );
  }
  return (server.address() as AddressInfo).port;
}
