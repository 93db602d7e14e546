/**
 * What an upgrade must keep: a shop of the previous release with orders. The tag of `pnpm release` names that release. Before the
 * first one there is only its database as the first migration made it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './packed.mjs';

/** The version of the latest release; undefined before the first one. @returns {string | undefined} */
export function previousRelease() {
  const tags = ['tag', '--list', '@diwan/shop@*', '--sort=-version:refname'];
  const [latest] = execFileSync('git', tags, { cwd: root, encoding: 'utf8' }).split('\n');
  return latest?.slice('@diwan/shop@'.length) || undefined;
}

/**
 * What `first-version.sql` holds, as the commands print it.
 * @type {readonly (readonly [command: string, text: RegExp])[]}
 */
export const FIRST_RECORDS = [
  ['orders', /D-1[^\n]*2 × Sofa \(NF1042\)/],
  ['requests', /3 × Sofa \(NF1042\)/],
  ['leads', /Sara/],
];

/**
 * Makes the embedded database of a shop as its first version left it, with an order, a request and a lead.
 * @param {string} folder a shop's folder whose packages are installed
 */
export async function makeFirstDatabase(folder) {
  // pnpm links packages; what they depend on lies beside where they really are.
  const shop = realpathSync(path.join(folder, 'node_modules/@diwan/shop'));
  const api = realpathSync(path.join(shop, '../reference-api'));
  const resolve = createRequire(path.join(api, 'package.json')).resolve;
  /** @param {string} name @returns {Promise<any>} */
  const load = (name) => import(pathToFileURL(resolve(name)).href);
  const [{ PGlite }, { drizzle }, { migrate }] = [
    await load('@electric-sql/pglite'),
    await load('drizzle-orm/pglite'),
    await load('drizzle-orm/pglite/migrator'),
  ];

  const migrations = path.join(api, 'src/db/migrations');
  const first = path.join(folder, 'first-migration');
  mkdirSync(path.join(first, 'meta'), { recursive: true });
  const journal = JSON.parse(readFileSync(path.join(migrations, 'meta/_journal.json'), 'utf8'));
  const [entry] = journal.entries;
  writeFileSync(path.join(first, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [entry] }));
  cpSync(path.join(migrations, `${entry.tag}.sql`), path.join(first, `${entry.tag}.sql`));

  mkdirSync(path.join(folder, '.data'), { recursive: true });
  const client = await PGlite.create(path.join(folder, '.data/database'));
  await migrate(drizzle(client), { migrationsFolder: first });
  const rows = path.join(root, 'packages/reference-api/src/testing/first-version.sql');
  await client.exec(readFileSync(rows, 'utf8'));
  await client.close();
}
