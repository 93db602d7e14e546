import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { pgliteDatabase } from './embedded/pglite-database';
import { StartupError } from './startup-error';

let client: PGlite;
beforeEach(async () => {
  client = await PGlite.create({
    loadDataDir: new Blob([new Uint8Array(await readFile(inject('databaseDumps').empty))]),
  });
});
afterEach(() => client.close());

describe('a database', () => {
  it('of other migrations is refused, and left alone', async () => {
    await client.exec(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('a', 1795249732286), ('b', 1795251839432);
      create table orders (id integer);`);
    const refusal = await pgliteDatabase(client, { name: 'The embedded database in my-shop/database' })
      .migrate()
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartupError);
    expect((refusal as Error).message).toMatch(
      /^The embedded database in my-shop\/database was created by a version of Diwan that this one can't upgrade: write [^\n]* set DATA_DIR to an empty one\.$/,
    );
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([{ tablename: 'orders' }]);
  });

  it('of a newer version is refused in one sentence', async () => {
    const database = pgliteDatabase(client);
    await database.migrate();
    await client.exec(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9999999999999)",
    );
    await expect(database.migrate()).rejects.toThrow(
      /^The embedded database[^\n]* was upgraded by a newer version of Diwan: install that version [^\n]+\.$/,
    );
  });
});
