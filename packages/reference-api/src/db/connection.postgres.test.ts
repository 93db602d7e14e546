import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { expectResults } from '../testing/contract-check';
import { seedDemo } from '../testing/demo-shop';
import { openTestPostgres, postgresMissing, type TestPostgres } from '../testing/postgres';
import { openTestApi, type TestApi } from '../testing/test-api';
import { openDatabase } from './connection';
import type { OpenDatabase } from './database';
import { items } from './schema';

/** Each database was seeded at another time. */
const withoutTimes = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => (key === 'updated_at' ? undefined : part));

describe.skipIf(postgresMissing)('PostgreSQL', () => {
  let postgres: TestPostgres;
  let address: string;
  beforeAll(async () => {
    postgres = await openTestPostgres();
    address = await postgres.createShop();
  });
  afterAll(() => postgres?.close());

  const open = (): Promise<OpenDatabase> => openDatabase({ dataDir: '', databaseUrl: address });

  it('is migrated and filled by processes that start concurrently', async () => {
    const databases = await Promise.all([open(), open(), open()]);
    const [first] = databases;
    await first?.db.execute(sql`drop schema public cascade`);
    await first?.db.execute(sql`drop schema drizzle cascade`);
    await first?.db.execute(sql`create schema public`);
    await Promise.all(databases.map((database) => database.migrate()));
    await Promise.all(databases.map(({ db }) => seedDemo(db)));
    expect(await first?.db.$count(items)).toBe(49);
    await Promise.all(databases.map((database) => database.close()));
  });

  it('reports a failed migration in one line', async () => {
    const database = await open();
    await database.db.execute(sql`drop schema drizzle cascade`);
    await expect(database.migrate()).rejects.toThrow(
      /^The database could not be migrated: [^\n]*already exists$/,
    );
    await database.close();
  });

  it('times out reads while the server is frozen, and recovers when it resumes', async ({ skip }) => {
    if (!postgres.freeze) return skip('the server is not ours to stop');
    const databaseUrl = await postgres.createShop();
    const server = await openTestApi({ database: await openDatabase({ dataDir: '', databaseUrl }) });
    const list = () => server.call('/api/cms/public/items?limit=4');
    expect((await list()).status).toBe(200);
    const unfreeze = postgres.freeze();
    try {
      const since = Date.now();
      const ready = server.call('/readyz');
      // More than the pool's connections.
      const answers = await Promise.all(Array.from({ length: 15 }, list));
      expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(503));
      expect(answers[0]?.headers.get('retry-after')).toMatch(/^[1-9]/);
      expect((await ready).status).toBe(503);
      expect(Date.now() - since).toBeLessThan(20_000);
    } finally {
      unfreeze();
    }
    await expect.poll(async () => (await list()).status).toBe(200);
    expect((await server.call('/readyz')).status).toBe(200);
    await server.close();
  });

  it('reads public content from a replica and everything else from the primary, and waits for replication', async ({
    skip,
  }) => {
    if (!postgres.openReplica) return skip('the server is not ours to copy');
    const databaseUrl = await postgres.createShop();
    const replica = await postgres.openReplica();
    const databaseReadUrl = replica.addressOf(databaseUrl);
    const logger = { warn: vi.fn(), info: vi.fn() };
    const database = await openDatabase({ dataDir: '', databaseUrl, databaseReadUrl, logger });
    const { contentChanges, db, readDb } = database;
    const server = await openTestApi({ database, cachesResponses: true });
    const nameOnList = async () => {
      const [product] = expectResults('items.list', await server.call('/api/cms/public/items?id=101'));
      return product?.name_en;
    };
    const isLive = () => contentChanges.isLive();
    await expect.poll(isLive, { timeout: 20_000 }).toBe(true);
    const before = await nameOnList();

    await readDb.execute(sql`select pg_wal_replay_pause()`);
    await db.update(items).set({ nameEn: 'Renamed' }).where(eq(items.id, 101));
    await expect.poll(isLive, { timeout: 20_000 }).toBe(false);
    expect(await nameOnList()).toBe(before);
    await readDb.execute(sql`select pg_wal_replay_resume()`);
    await expect.poll(isLive, { timeout: 20_000 }).toBe(true);
    expect(await nameOnList()).toBe('Renamed');

    // A replica is read-only.
    const lead = { name: 'Noura', phone: '0500000000' };
    expect((await server.call('/api/crm/public/leads/1', { body: lead })).status).toBe(200);

    // While it is down, the primary serves reads, and a shop can still start.
    const isReplica = async () => {
      const { rows } = (await readDb.execute(sql`select pg_is_in_recovery() as recovers`)) as {
        rows: { recovers?: boolean }[];
      };
      return rows[0]?.recovers;
    };
    expect(await isReplica()).toBe(true);
    const startReplica = await replica.stop();
    expect([await isReplica(), await isReplica()]).toEqual([false, false]);
    await db.update(items).set({ nameEn: 'Renamed again' }).where(eq(items.id, 101));
    await expect.poll(nameOnList).toBe('Renamed again');
    const other = await openDatabase({ dataDir: '', databaseUrl, databaseReadUrl, logger });
    expect(await other.readDb.$count(items)).toBe(49);
    expect(logger.warn).toHaveBeenCalledTimes(2);
    await other.close();
    await startReplica();
    await expect.poll(isReplica, { timeout: 20_000 }).toBe(true);
    expect(logger.info).toHaveBeenCalledTimes(1);
    await expect.poll(isLive, { timeout: 20_000 }).toBe(true);
    expect(await nameOnList()).toBe('Renamed again');
    await server.close();
  });

  describe('responds like the embedded database', () => {
    let embedded: TestApi;
    let server: TestApi;
    beforeAll(async () => {
      embedded = await openTestApi();
      address = await postgres.createShop();
      server = await openTestApi({ database: await open() });
    });
    afterAll(async () => {
      await embedded?.close();
      await server?.close();
    });

    it.each([
      '?limit=100',
      '?limit=100&sort_by=name_en&sort_order=DESC',
      '?limit=100&sort_by=name_ar',
      '?limit=100&sort_by=price',
      '?limit=7&page=3&sort_by=created_at&sort_order=DESC',
      '?category=1&category=3&color=2&price_min=2000&in_stock=true',
      `?query=${encodeURIComponent('المجالس')}`,
      '?query=kanaba',
      '?fabric=1&width_max=240&is_saudi_made=true&on_sale=false',
    ])('to a list of products %s', async (query) => {
      const path = `/api/cms/public/items${query}`;
      const answer = expectResults('items.list', await server.call(path));
      expect(answer.length).toBeGreaterThan(0);
      expect(withoutTimes(answer)).toEqual(
        withoutTimes(expectResults('items.list', await embedded.call(path))),
      );
    });
    it.each([
      '/api/cms/public/items/NF1401',
      '/api/cms/public/items/facets?category=1&color=1&price_max=9000',
      '/api/cms/public/items/facets?query=kanaba&width_max=1',
      '/api/cms/public/items/101/relates?limit=24',
      '/api/cms/public/items/categories',
      '/api/cms/public/pages/terms-conditions',
      '/api/settings/public/group/general/footer/socials/commerce',
      '/api/crm/public/map',
      '/api/cms/public/partners',
    ])('to %s', async (path) => {
      const answer = await server.call(path);
      expect(answer.status).toBe(200);
      expect(withoutTimes(answer.body)).toEqual(withoutTimes((await embedded.call(path)).body));
    });
    it('to a page', async () => {
      const page = expectResults('pages.get', await server.call('/api/cms/public/pages/majlis-season'));
      expect(page.sections).toHaveLength(14);
    });
  });
});
