import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '@diwan/reference-api';
import { error, type Finding, ok } from './finding';

/** Whether a shop answers at an address. */
async function isShopAt(host: string, port: number): Promise<boolean> {
  const shown = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  try {
    const response = await fetch(`http://${shown}:${port}/healthz`, { signal: AbortSignal.timeout(3000) });
    return ((await response.json()) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}

/** Whether the shop can listen, or listens already. */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const about = 'Port';
  if (port === 0) return ok(about, 'any free one');
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    return ok(about, `${port} is free`);
  } catch (failure) {
    const { code, message } = failure as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      if (await isShopAt(host, port)) return ok(about, `a shop is running on ${port}`);
      return error(
        about,
        `${port} is used by another program.`,
        `End that program, or choose another port: PORT=${port + 10}`,
      );
    }
    if (code === 'EACCES')
      return error(
        about,
        `This user may not listen on ${port}.`,
        'Choose a port above 1023, behind a proxy: PORT=3000',
      );
    return error(
      about,
      `Can't listen on ${host}:${port}: ${message}.`,
      'Set HOST to an address of this machine: HOST=127.0.0.1',
    );
  } finally {
    server.close();
  }
}
