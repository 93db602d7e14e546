import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Config } from '@diwan/reference-api';
import { findDataDirHolder } from '@diwan/reference-api';
import { error, type Finding, ok } from './finding';

const about = 'Port';

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

/** @returns the code and message of the error; undefined if the address is free */
async function whyNotFree({ host, port }: Pick<Config, 'host' | 'port'>) {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    return undefined;
  } catch (failure) {
    return failure as NodeJS.ErrnoException;
  } finally {
    server.close();
  }
}

/** A port that something listens on, which isn't known to be this folder's shop. */
async function usedPort({ host, port }: Pick<Config, 'host' | 'port'>, canKnow: boolean): Promise<Finding> {
  const other = port + 10;
  if (!(await isShopAt(host, port)))
    return error(
      about,
      `Another program uses ${port}.`,
      `Stop that program, or choose another port: PORT=${other}`,
    );
  if (canKnow)
    return error(
      about,
      `The shop of another folder uses ${port}.`,
      `Stop that shop, or choose another port for this one: PORT=${other}`,
    );
  return ok(about, `a shop is running on ${port}; if it isn't this one, choose another port: PORT=${other}`);
}

/**
 * Whether the shop can listen, or listens already.
 * @param hasDataFolder whether the process that serves it holds the data folder, which says where that is
 */
export async function checkPort(
  config: Pick<Config, 'host' | 'port' | 'dataDir'>,
  { hasDataFolder }: { hasDataFolder: boolean },
): Promise<Finding> {
  const { host, port, dataDir } = config;
  const holder = hasDataFolder ? await findDataDirHolder(dataDir) : undefined;
  const own = holder?.url;
  const running = own ? `; this folder's shop is running at ${own}` : '';
  if (port === 0) return ok(about, `any free one${running}`);
  if (own && new URL(own).port === String(port)) return ok(about, `this folder's shop is running at ${own}`);
  const reason = await whyNotFree(config);
  switch (reason?.code) {
    case undefined:
      return ok(about, `${port} is free${running}`);
    case 'EADDRINUSE':
      // One that is only just starting, or of an earlier version, doesn't say where it is served.
      return usedPort(config, hasDataFolder && (!holder || own !== undefined));
    case 'EACCES':
      return error(
        about,
        `This user may not listen on ${port}.`,
        'Choose a port above 1023, behind a proxy: PORT=3000',
      );
    default:
      return error(
        about,
        `Can't listen on ${host}:${port}: ${reason?.message}.`,
        'Set HOST to an address of this machine: HOST=127.0.0.1',
      );
  }
}
