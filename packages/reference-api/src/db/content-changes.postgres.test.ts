import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestPostgres, postgresMissing, type TestPostgres } from '../testing/postgres';
import { openDatabase } from './connection';
import { listenToPostgres } from './content-changes';
import type { OpenDatabase } from './database';
import { items, settingsGroups } from './schema';

describe.skipIf(postgresMissing)('content changes on PostgreSQL', () => {
  let postgres: TestPostgres;
  let one: OpenDatabase;
  let other: OpenDatabase;
  let databaseUrl: string;
  beforeAll(async () => {
    postgres = await openTestPostgres();
    databaseUrl = await postgres.createShop();
    [one, other] = await Promise.all([
      openDatabase({ dataDir: '', databaseUrl }),
      openDatabase({ dataDir: '', databaseUrl }),
    ]);
    await vi.waitFor(
      () => expect([one, other].map(({ contentChanges }) => contentChanges.isLive())).toEqual([true, true]),
      { timeout: 20_000 },
    );
  });
  afterAll(async () => {
    await one?.close();
    await other?.close();
    await postgres?.close();
  });

  it('are detected by every process, once per transaction', async () => {
    const before = other.contentChanges.version();
    await one.db.transaction(async (tx) => {
      await tx.update(items).set({ position: 1 }).where(eq(items.id, 101));
      await tx.delete(settingsGroups).where(eq(settingsGroups.name, 'socials'));
    });
    await expect.poll(() => other.contentChanges.version()).toBe(before + 1);
  });

  it('can be stopped at any time, also while connecting', async () => {
    // From before the first byte to after the server's greeting.
    for (let wait = 0; wait < 20; wait += 1) {
      const { stop } = listenToPostgres(databaseUrl);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await stop();
    }
  });

  it('missed by a lost connection count as one after reconnecting', async () => {
    const before = other.contentChanges.version();
    await one.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'diwan content changes'",
    );
    await expect.poll(() => other.contentChanges.version()).toBeGreaterThanOrEqual(before + 2);
    await expect.poll(() => other.contentChanges.isLive()).toBe(true);
    const back = other.contentChanges.version();
    await one.db.update(items).set({ position: 2 }).where(eq(items.id, 101));
    await expect.poll(() => other.contentChanges.version()).toBe(back + 1);
  });
});
