import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeGracefully } from './close-gracefully';

it('closes promptly under keep-alive load without cutting off a call', async () => {
  const outcomes = { begun: 0, answered: 0, refused: 0 };
  const server = createServer(async (_, response) => {
    outcomes.begun += 1;
    await delay(20);
    response.end('done');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  /** Sequential requests on a keep-alive connection until the server accepts no more. */
  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (outcomes.refused < 8) {
      const request = get({ port, host: '127.0.0.1', agent });
      try {
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        response.resume();
        await once(response, 'end');
        outcomes.answered += 1;
      } catch {
        // Refused or reset before the server read the request: clients can safely retry elsewhere.
        outcomes.refused += 1;
        break;
      }
    }
    agent.destroy();
  }

  const visitors = Array.from({ length: 8 }, visit);
  await expect.poll(() => outcomes.answered).toBeGreaterThan(8);
  const began = Date.now();
  expect(await closeGracefully(server, { shutdownDelayMs: 100, shutdownTimeoutMs: 10_000 })).toBe(true);
  expect(Date.now() - began).toBeLessThan(5_000);
  await Promise.all(visitors);
  expect(outcomes.answered).toBeGreaterThan(8);
  expect(outcomes.answered).toBe(outcomes.begun);
});
