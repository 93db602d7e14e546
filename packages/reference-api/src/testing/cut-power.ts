import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../db/embedded/open-embedded';
import { pgliteDatabase } from '../db/embedded/pglite-database';
import { allowDemoOrders, demoOrder } from './checkout';
import { openTestApi } from './test-api';
import { UnreliableDisk } from './unreliable-disk';

export interface PowerCutReport {
  cuts: number;
  acknowledged: number;
  /** Orders, requests and leads that a visitor saw received, and that weren't in the database after a cut. */
  lost: string[];
  /** Cuts after which the database didn't open. */
  unopened: string[];
}

/** Writes and syncs between two cuts, at random: an order makes about a dozen. */
const CHANGES_BETWEEN_CUTS = 60;

/** Number of concurrent visitors. */
const CALLERS = 4;

const READ_KEYS = `select notes as key from orders union all select notes from quote_requests
  union all select name from leads`;

/**
 * Cuts the power of a shop that receives orders, requests and leads, at random moments between the writes of its database,
 * and opens what is left each time. After every other cut, the disk has also written some of what it wasn't asked to.
 * @param folder a filled database
 */
export async function cutPower(folder: string, { cuts }: { cuts: number }): Promise<PowerCutReport> {
  const trial = await mkdtemp(path.join(tmpdir(), 'diwan-power-'));
  const copies = path.join(trial, 'copies');
  const after = path.join(trial, 'after');
  await mkdir(copies);
  const acknowledged: string[] = [];
  const report: PowerCutReport = { cuts: 0, acknowledged: 0, lost: [], unopened: [] };
  /** What was acknowledged until the last cut, once there is one. */
  let left: string[] | undefined;
  let untilCut = Number.POSITIVE_INFINITY;

  const disk = new UnreliableDisk(folder, {
    copies,
    onChange: () => {
      untilCut -= 1;
      if (untilCut > 0) return;
      untilCut = Number.POSITIVE_INFINITY;
      report.cuts += 1;
      disk.survivors(after, report.cuts % 2 === 0 ? () => Math.random() < 0.5 : undefined);
      left = [...acknowledged];
    },
  });
  const client = await startEmbedded(folder, disk);
  const api = await openTestApi({ config: { hasRateLimits: false }, database: pgliteDatabase(client) });
  await allowDemoOrders(api.db);

  let count = 0;
  const calls = [
    (key: string) => api.call('/api/crm/public/orders', { body: demoOrder({ notes: key }) }),
    (key: string) =>
      api.call('/api/crm/public/requests', {
        body: {
          notes: key,
          lead: { name: 'Sara', email: 'sara@example.com', phone: '0501234567' },
          reason: '',
          details: [{ item_id: 101, quantity: 1 }],
        },
      }),
    (key: string) => api.call('/api/crm/public/leads/1', { body: { name: key, phone: '0501234567' } }),
  ];
  const send = async (): Promise<void> => {
    count += 1;
    const key = `key-${count}`;
    const { status, body } = (await calls[count % calls.length]?.(key)) ?? {};
    if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
    acknowledged.push(key);
  };

  const check = async (expected: readonly string[]): Promise<void> => {
    try {
      const restarted = await startEmbedded(after, undefined);
      const { rows } = await restarted.query<{ key: string }>(READ_KEYS);
      const stored = new Set(rows.map(({ key }) => key));
      report.lost.push(...expected.filter((key) => !stored.has(key)));
      await restarted.close();
    } catch (error) {
      report.unopened.push(String(error));
    }
  };

  while (report.cuts < cuts) {
    untilCut = 1 + Math.floor(Math.random() * CHANGES_BETWEEN_CUTS);
    while (!left) await Promise.all(Array.from({ length: CALLERS }, send));
    await check(left);
    left = undefined;
  }
  report.acknowledged = acknowledged.length;
  await api.close();
  await rm(trial, { recursive: true });
  return report;
}
