import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestPostgres, postgresMissing, type TestPostgres } from '../../testing/postgres';
import { startProcess } from '../../testing/start-process';

// Starting a process from source takes a while on a busy machine.
describe.skipIf(postgresMissing)('a process that is asked to stop', { timeout: 90_000 }, () => {
  let postgres: TestPostgres;
  let child: ChildProcess | undefined;
  let blocker: pg.Client;
  beforeAll(async () => {
    postgres = await openTestPostgres();
  });
  afterEach(async () => {
    if (child && child.exitCode === null) child.kill('SIGKILL');
    await blocker.end();
  });
  afterAll(() => postgres.close());

  async function start(env: Record<string, string>) {
    const databaseUrl = await postgres.createShop();
    const { url, process: api } = await startProcess({ DATABASE_URL: databaseUrl, ...env });
    child = api;
    blocker = new pg.Client({ connectionString: databaseUrl });
    await blocker.connect();
    await allowDemoOrders(drizzle(blocker, { casing: 'snake_case' }));
    await blocker.query('begin; lock table orders in access exclusive mode');
    const response = fetch(`${url}/api/crm/public/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(demoOrder()),
    });
    response.catch(() => undefined);
    const waiting = `select count(*)::int as count from pg_locks where not granted`;
    await expect.poll(async () => (await blocker.query(waiting)).rows[0].count, { timeout: 20_000 }).toBe(1);
    return { url, response, ended: once(api, 'exit'), end: () => api.kill('SIGTERM') };
  }

  it('reports not ready, accepts no new calls, and finishes the order in flight', async () => {
    // Keep this short: an order waiting for a lock gives up after five seconds.
    const { url, response, ended, end } = await start({ SHUTDOWN_DELAY: '2' });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    end();
    await expect
      .poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 1_800, interval: 20 })
      .toBe(503);
    await expect
      .poll(
        () =>
          fetch(`${url}/healthz`).then(
            () => 'answered',
            () => 'refused',
          ),
        { timeout: 20_000 },
      )
      .toBe('refused');
    await blocker.query('rollback');
    expect((await response).status).toBe(200);
    expect(await ended).toEqual([0, null]);
    expect((await blocker.query('select count(*)::int as count from orders')).rows[0].count).toBe(1);
  });
  it('waits no longer than configured', async () => {
    const { response, ended, end } = await start({ SHUTDOWN_TIMEOUT: '1' });
    const asked = Date.now();
    end();
    expect(await ended).toEqual([1, null]);
    expect(Date.now() - asked).toBeLessThan(8_000);
    await expect(response).rejects.toThrow();
    await blocker.query('rollback');
    expect((await blocker.query('select count(*)::int as count from orders')).rows[0].count).toBe(0);
  });
});
