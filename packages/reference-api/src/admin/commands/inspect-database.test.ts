import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { pgliteDatabase } from '../../db/embedded/pglite-database';
import { inspectDatabase } from './inspect-database';

it('says what is wrong with a database, and changes nothing in it', async () => {
  const dump = new Blob([new Uint8Array(await readFile(inject('databaseDumps').seeded))]);
  const { db, close } = pgliteDatabase(await PGlite.create({ loadDataDir: dump }));
  const tables = () => db.execute(sql`select relname from pg_class order by relname`);
  const before = await tables();
  expect(await inspectDatabase(db)).toEqual({
    migrations: 'current',
    writeProblem: null,
    isSynced: expect.any(Boolean),
    hasContent: true,
  });
  expect(await tables()).toEqual(before);

  const history = sql`drizzle.__drizzle_migrations`;
  await db.execute(sql`insert into ${history} (hash, created_at) values ('next', 9999999999999)`);
  expect((await inspectDatabase(db)).migrations).toBe('newer');
  await db.execute(sql`update ${history} set created_at = 1`);
  expect((await inspectDatabase(db)).migrations).toBe('other');
  await db.execute(sql`delete from ${history}`);
  expect((await inspectDatabase(db)).migrations).toBe('behind');

  await db.execute(sql`set default_transaction_read_only = on`);
  expect((await inspectDatabase(db)).writeProblem).toMatch(/read-only/);
  await close();
});
