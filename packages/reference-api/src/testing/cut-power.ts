import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { readConfig } from '../app/read-config';
import { startEmbedded, unsyncedStartParams } from '../db/embedded/open-embedded';
import { pgliteDatabase } from '../db/embedded/pglite-database';
import { allowDemoOrders, demoOrder } from './checkout';
import { openTestApi } from './test-api';
import { UnreliableDisk } from './unreliable-disk';

export interface PowerCutReport {
  cuts: number;
  acknowledged: number;
  /** Orders, requests, leads and codes that a visitor saw received, and that weren't in the database after a cut. */
  lost: string[];
  /** Cuts after which the database didn't open. */
  unopened: string[];
}

/** Writes and syncs between two cuts, at random: an order makes two or more. */
const CHANGES_BETWEEN_CUTS = 24;

/** Number of concurrent visitors. */
const CALLERS = 4;

const READ_KEYS = `select notes as key from orders union all select notes from quote_requests
  union all select name from leads union all select phone_digits from otp_codes`;

/**
 * Cuts the power of a shop that receives orders, requests and leads and sends codes, at random moments between the writes of its database,
 * and opens what is left each time. After every other cut, the disk has also written some of what it wasn't asked to.
 * @param folder a filled database
 */
export async function cutPower(folder: string, { cuts }: { cuts: number }): Promise<PowerCutReport> {
  const trial = await mkdtemp(path.join(tmpdir(), 'diwan-power-'));
  const copies = path.join(trial, 'copies');
  const after = (cut: number): string => path.join(trial, cut % 2 === 0 ? 'even' : 'odd');
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
      disk.survivors(after(report.cuts), report.cuts % 4 < 2 ? () => Math.random() < 0.5 : undefined);
      left = [...acknowledged];
    },
  });
  const client = await startEmbedded(folder, disk);
  const { otp } = readConfig({ OTP_HOURLY_LIMIT: '999999', OTP_ADDRESS_LIMIT: '999999' });
  const api = await openTestApi({ config: { hasRateLimits: false, otp }, database: pgliteDatabase(client) });
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
    (key: string) => api.call(`/api/crm/public/otp/request/966/${key.slice(3)}`, { method: 'POST' }),
  ];
  const send = async (): Promise<void> => {
    count += 1;
    // A phone, the only key that a one-time code has.
    const key = `966${500_000_000 + count}`;
    const { status, body } = (await calls[count % calls.length]?.(key)) ?? {};
    if (status !== 200) throw new Error(`refused with ${status}: ${JSON.stringify(body)}`);
    acknowledged.push(key);
  };

  const reader = new Worker(new URL('./stored-keys.mjs', import.meta.url));
  const check = async (folder: string, expected: readonly string[]): Promise<void> => {
    reader.postMessage({ folder, query: READ_KEYS, startParams: unsyncedStartParams });
    const [{ keys, problem }] = (await once(reader, 'message')) as [{ keys?: string[]; problem?: string }];
    if (problem !== undefined) report.unopened.push(problem);
    const stored = new Set(keys);
    report.lost.push(...expected.filter((key) => keys && !stored.has(key)));
  };

  /** What was left after one cut is looked at while the shop goes on until the next. */
  let checking: Promise<void> = Promise.resolve();
  while (report.cuts < cuts) {
    untilCut = 1 + Math.floor(Math.random() * CHANGES_BETWEEN_CUTS);
    while (!left) {
      await Promise.all(Array.from({ length: CALLERS }, send));
      // The database answers without the event loop, which has to turn for the test's limit.
      await turn();
    }
    await checking;
    checking = check(after(report.cuts), left);
    left = undefined;
  }
  await checking;
  await reader.terminate();
  report.acknowledged = acknowledged.length;
  await api.close();
  await rm(trial, { recursive: true });
  return report;
}
