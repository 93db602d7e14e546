import { existsSync, readFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../../db/database';
import { migrationsFolder } from '../../db/migration-history';
import { rateLimits } from '../../db/schema';
import type { Dependencies } from '../dependencies';

/** A slower database counts as unavailable. */
const DATABASE_TIMEOUT_MS = 3_000;

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function lastMigration(): number {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database did not answer in time')), DATABASE_TIMEOUT_MS).unref();
  });

/** @throws when the database is unreachable or lacks a migration this version needs */
async function checkDatabase(db: Database, needed: number): Promise<void> {
  const isCurrent = sql`select exists (select from drizzle.__drizzle_migrations where created_at >= ${needed}) as current`;
  const { rows } = (await Promise.race([db.execute(isCurrent), timeout()])) as {
    rows: { current?: unknown }[];
  };
  if (rows[0]?.current !== true) throw new Error('the database is not migrated');
}

/** @throws when writes fail, e.g. because the disk is full */
async function checkWrite(db: Database): Promise<void> {
  const row = { key: 'readyz', count: 0, resetsAt: new Date(Date.now() + 60_000) };
  const write = db
    .insert(rateLimits)
    .values(row)
    .onConflictDoUpdate({ target: rateLimits.key, set: { resetsAt: row.resetsAt } });
  await Promise.race([write, timeout()]);
}

/** More than an order needs, and more than the database may have left in its own files on a full disk. */
const SPACE = Buffer.alloc(256 * 1024);

/** @throws when the disk of the embedded database is full or read-only */
async function checkDisk(dataDir: string): Promise<void> {
  const name = path.join(dataDir, 'write-test');
  try {
    const file = await open(name, 'w', 0o600);
    try {
      await file.writeFile(SPACE);
      await file.datasync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(name, { force: true });
  }
}

/**
 * `/healthz`: the process responds. `/readyz`: the database and its disk take writes, and the process isn't stopping. `/metrics`: Prometheus
 * text format.
 */
export function healthRoutes({
  db,
  config: { dataDir, databaseUrl },
  logger,
  metrics,
  isStopping,
}: Pick<Dependencies, 'db' | 'config' | 'logger' | 'metrics' | 'isStopping'>): Hono {
  const app = new Hono();
  const hasDisk = !databaseUrl && existsSync(dataDir);
  const neededMigration = lastMigration();

  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, HEADERS));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503, HEADERS);
    try {
      await checkDatabase(db, neededMigration);
      await checkWrite(db);
      if (hasDisk) await checkDisk(dataDir);
      return context.json({ status: 'ok' }, 200, HEADERS);
    } catch (error) {
      logger.error({ err: error }, 'not ready');
      return context.json({ status: 'unavailable' }, 503, HEADERS);
    }
  });
  app.get('/metrics', async (context) => {
    const { contentType, text } = await metrics.exposition();
    return context.body(text, 200, { ...HEADERS, 'content-type': contentType });
  });
  return app;
}
