import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../app/read-config';
import { openDatabase } from '../../db/connection';
import { idempotencyKeys, leads, orders, otpCodes, promos, rateLimits } from '../../db/schema';
import { allowDemoOrders, demoOrder, sentCode } from '../../testing/checkout';
import { openTestPostgres, postgresMissing, type TestPostgres } from '../../testing/postgres';
import { startProcess } from '../../testing/start-process';
import { openTestApi, type TestApi } from '../../testing/test-api';

const ORDERS = '/api/crm/public/orders';
const REQUESTS = '/api/crm/public/requests';
const KEY = { 'idempotency-key': 'checkout-1' };

describe.skipIf(postgresMissing)('on PostgreSQL', () => {
  let server: TestPostgres;
  let url = '';
  /** Like two processes to the database: each has its own connections. */
  let one: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    server = await openTestPostgres();
    url = await server.createShop();
    const open = async () =>
      openTestApi({
        database: await openDatabase({ dataDir: '', databaseUrl: url }),
        // With many codes left to the shop, an address has its whole limit.
        config: readConfig({ OTP_ADDRESS_LIMIT: '20', OTP_HOURLY_LIMIT: '100000' }),
      });
    one = await open();
    other = await open();
    await allowDemoOrders(one.db);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await server.close();
  });
  afterEach(async () => {
    for (const table of [idempotencyKeys, orders, leads]) await one.db.delete(table);
  });

  const place = (api: TestApi, headers: Record<string, string> = KEY, order = demoOrder()) =>
    api.call(ORDERS, { body: order, headers });
  const orderCount = async () => (await one.db.select().from(orders)).length;

  describe('two processes', () => {
    it('create one order and return one response for forty parallel calls with one key', async () => {
      const responses = await Promise.all(
        Array.from({ length: 40 }, (_, index) => place(index % 2 ? one : other)),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await orderCount()).toBe(1);
    });
    it('create one lead for parallel requests of one person', async () => {
      const body = {
        notes: '',
        reason: '',
        lead: { name: 'Sara', email: 'sara@example.com', phone: '0501234567' },
        details: [{ item_id: 101, quantity: 1 }],
      };
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, index) => (index % 2 ? one : other).call(REQUESTS, { body })),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200));
      expect(await one.db.$count(leads)).toBe(1);
    });
    it('apply the last use of a promo to one order only', async () => {
      const isWelcome = eq(promos.code, 'WELCOME10');
      const [promo] = await one.db.update(promos).set({ usageLimit: 3 }).where(isWelcome).returning();
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          place(index % 2 ? one : other, {}, demoOrder({ promo_code_id: promo?.wireId })),
        ),
      );
      const [used] = await one.db.select().from(promos).where(isWelcome);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(responses.filter(({ status }) => status === 422)).toHaveLength(7);
      expect(used?.usedCount).toBe(3);
      expect(await orderCount()).toBe(3);
    });
    it('send one code per phone and accept five attempts', async () => {
      const phone = '507777777';
      const call = (api: TestApi, rest: string) =>
        api.call(`/api/crm/public/otp/${rest}`, { method: 'POST' });
      const twenty = (rest: string) =>
        Promise.all(Array.from({ length: 20 }, (_, index) => call(index % 2 ? one : other, rest)));
      const sent = await twenty(`request/966/${phone}`);
      expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
      const code = await sentCode(other, phone);
      const guesses = await twenty(`verfiy/966/${phone}/${code === '000000' ? '000001' : '000000'}`);
      expect(guesses.filter(({ body }) => (body as { code: string }).code === 'otp_wrong')).toHaveLength(4);
      expect((await call(one, `verfiy/966/${phone}/${code}`)).status).toBe(429);
      const spent = await one.db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, `otp-phone:966${phone}`));
      expect(spent).toMatchObject([{ count: 1 }]);
    });
    it('enforce the code limit per address', async () => {
      await one.db.delete(rateLimits);
      const responses = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? one : other).call(`/api/crm/public/otp/request/966/${520_000_000 + index}`, {
            method: 'POST',
          }),
        ),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
      await one.db.delete(otpCodes);
    });
  });

  describe('a first call that hangs', () => {
    it('blocks others no longer than a client’s timeout', async () => {
      const blocker = new pg.Client({ connectionString: url });
      await blocker.connect();
      await blocker.query('begin');
      await blocker.query('lock table orders in access exclusive mode');
      const first = place(one);
      await expect.poll(() => waiting(blocker), { timeout: 20_000 }).toBe(1);
      const repeat = await place(other);
      expect(repeat.status).toBe(503);
      expect(repeat.headers.get('retry-after')).toBe('1');
      await blocker.query('rollback');
      await blocker.end();
      // The hanging call itself timed out too and stored nothing.
      expect([200, 503]).toContain((await first).status);
      const { status } = await place(other);
      expect(status).toBe(200);
      expect(await orderCount()).toBe(1);
    });
  });

  describe('a database that loses its connections', () => {
    it('returns 503, and the retry places the order once', async () => {
      const blocker = new pg.Client({ connectionString: url });
      await blocker.connect();
      await blocker.query('begin');
      await blocker.query('lock table orders in access exclusive mode');
      const first = place(one);
      await expect.poll(() => waiting(blocker), { timeout: 20_000 }).toBe(1);
      await blocker.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      const cut = await first;
      await blocker.query('rollback');
      await blocker.end();
      expect(cut.status).toBe(503);
      expect(cut.headers.get('retry-after')).toBe('1');
      expect((await place(one)).status).toBe(200);
      expect(await orderCount()).toBe(1);
    });
  });

  describe('a process that is killed', () => {
    let blocker: pg.Client;
    let child: ChildProcess | undefined;

    beforeAll(async () => {
      blocker = new pg.Client({ connectionString: url });
      await blocker.connect();
    });
    afterAll(() => blocker.end());
    afterEach(() => {
      child?.kill('SIGKILL');
    });

    /** Starts an API process on the same database. */
    async function startAnother(): Promise<string> {
      const { url: address, process: api } = await startProcess({ DATABASE_URL: url });
      child = api;
      return address;
    }
    async function kill(): Promise<void> {
      child?.kill('SIGKILL');
      if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }
    const placeAt = (address: string) =>
      fetch(address + ORDERS, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...KEY },
        body: JSON.stringify(demoOrder()),
      });

    it('before the commit leaves no order, and the retry places it', async () => {
      const address = await startAnother();
      await blocker.query('begin');
      // Blocks the process at its last write, the stored response; order and lines are already written.
      await blocker.query(`create function hold() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$`);
      await blocker.query(
        'create trigger hold before update on idempotency_keys for each row execute function hold()',
      );
      await blocker.query('commit');
      await blocker.query('select pg_advisory_lock(1)');
      const response = placeAt(address).catch((error: unknown) => error);
      await expect.poll(() => waiting(blocker), { timeout: 20_000 }).toBe(1);
      await kill();
      expect(await response).toBeInstanceOf(Error);
      await blocker.query('select pg_advisory_unlock(1)');
      await expect.poll(orderCount, { timeout: 15_000 }).toBe(0);
      const retry = await place(one);
      await blocker.query('drop trigger hold on idempotency_keys; drop function hold()');
      expect(retry.status).toBe(200);
      expect(await orderCount()).toBe(1);
    });

    it('before the response leaves a complete order, and the retry gets its response', async () => {
      const address = await startAnother();
      await blocker.query('begin');
      // A deferred trigger runs within the commit: if killed there, the server still completes it, but no response is sent.
      await blocker.query(`create function hold() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(1); return null; end $$`);
      await blocker.query(`create constraint trigger hold after insert on orders
        deferrable initially deferred for each row execute function hold()`);
      await blocker.query('commit');
      await blocker.query('select pg_advisory_lock(1)');
      const response = placeAt(address).catch((error: unknown) => error);
      await expect.poll(() => waiting(blocker), { timeout: 20_000 }).toBe(1);
      await kill();
      expect(await response).toBeInstanceOf(Error);
      await blocker.query('select pg_advisory_unlock(1)');
      await expect.poll(orderCount, { timeout: 15_000 }).toBe(1);
      const retry = await place(one);
      await blocker.query('drop trigger hold on orders; drop function hold()');
      const [order] = await one.db.select().from(orders);
      expect(retry.body).toMatchObject({ results: { id: order?.id, number: order?.number } });
      expect(await orderCount()).toBe(1);
    });
  });
});

/** Number of connections to this database that wait for a lock. */
async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}
