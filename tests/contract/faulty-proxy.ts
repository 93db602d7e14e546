import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Possible network faults. */
const FAULTS = ['none', 'request lost', 'answer lost', 'answer cut', 'delayed', 'repeated'] as const;
type Fault = (typeof FAULTS)[number];

export interface FaultyProxy {
  url: string;
  /** Number of times each fault occurred. */
  counts: Record<Fault, number>;
  close(): Promise<void>;
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A proxy that simulates a bad mobile network: at random it drops requests, drops, truncates or delays responses, and
 * sends requests twice.
 */
export async function openFaultyProxy(target: string, seed: number): Promise<FaultyProxy> {
  const random = randomFrom(seed);
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;

  const send = (path: string, method: string, headers: NodeJS.Dict<string | string[]>, body: Buffer) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
      (resolve, reject) => {
        const outgoing = forward(`${target}${path}`, { method, headers }, async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          resolve({
            status: response.statusCode ?? 502,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
        outgoing.on('error', reject);
        outgoing.end(body);
      },
    );

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const fault = FAULTS[Math.floor(random() * FAULTS.length)] ?? 'none';
    counts[fault] += 1;
    const call = () =>
      send(incoming.url ?? '/', incoming.method ?? 'GET', incoming.headers, Buffer.concat(chunks));
    try {
      if (fault === 'request lost') return outgoing.destroy();
      // The repeated request runs in parallel with the first.
      const [response] = await Promise.all(fault === 'repeated' ? [call(), call()] : [call()]);
      if (fault === 'delayed') await delay(random() * 400);
      if (fault === 'answer lost') return outgoing.destroy();
      if (fault === 'answer cut') {
        outgoing.writeHead(response.status, response.headers);
        outgoing.write(response.body.subarray(0, 5), () => outgoing.destroy());
        return;
      }
      outgoing.writeHead(response.status, response.headers);
      outgoing.end(response.body);
    } catch {
      outgoing.destroy();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    counts,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
