import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { fromStored } from '../../db/stored-amount';
import { mapInSlices } from '../in-slices';
import type { OnProgress } from '../on-progress';
import type { ContentKinds, Key, Kind, RowWithParts } from './content-kinds';
import { insertAll, upsertAll } from './upsert';

/** Each deleted product is also looked up in orders, sets and sections. */
const DELETED_PER_STATEMENT = 200;

/** What is known of a row before an import, as far as its table has these columns. */
interface StoredRow {
  key: Key;
  importHash: string | null;
  contentHash?: string | null;
  /** As the database writes it: few of thousands are needed. */
  updatedAt?: string | null;
  createdAt?: string;
  position?: number;
  code?: string;
  unitPrice?: number;
  isHidden?: boolean;
}

interface KindPlan {
  kind: Kind;
  stored: ReadonlyMap<Key, StoredRow>;
  /** The complete rows to write, with their parts. */
  written: readonly (RowWithParts & { key: Key })[];
  removed: readonly StoredRow[];
}

/** What visitors pay for a product, before and after an import. */
interface PriceChange {
  code: string;
  before: number;
  after: number;
}

/** What an import would change. */
export interface ImportPlan {
  kinds: readonly KindPlan[];
  products: {
    products: number;
    added: number;
    changed: number;
    /** Codes. */
    removed: string[];
    /** Codes of those that visitors saw before. */
    hidden: string[];
    prices: PriceChange[];
  };
  /** Whether it would write nothing. */
  isEmpty: boolean;
  vocabulary: () => ReadonlySet<string>;
}

const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no column ${name}`);
  return column;
};

async function storedRows(tx: Database, { table, key, code }: Kind): Promise<Map<Key, StoredRow>> {
  const columns = getTableColumns(table);
  const read = (names: string[], as: (column: PgColumn) => PgColumn | SQL) =>
    Object.fromEntries(names.flatMap((name) => (columns[name] ? [[name, as(columns[name])]] : [])));
  const rows = (await tx
    .select({
      key: columnOf(table, key),
      ...read(['importHash', 'contentHash', 'position', 'unitPrice', 'isHidden'], (column) => column),
      ...read(['updatedAt', 'createdAt'], (column) => sql`${column}::text`),
      ...(code && { code: columnOf(table, code) }),
    })
    .from(table)) as unknown as StoredRow[];
  return new Map(rows.map((row) => [row.key, row]));
}

/**
 * Gives each record a place after the one before it, the stored one where possible: a removed product leaves a gap
 * instead of moving all that follow.
 */
function placesInOrder({ records }: Kind, stored: ReadonlyMap<Key, StoredRow>): number[] {
  let last = 0;
  return records.map(({ key }) => {
    const known = stored.get(key)?.position;
    last = known !== undefined && known > last ? known : last + 1;
    return last;
  });
}

const timeOf = (stored: string | null | undefined): Date | null => (stored ? new Date(stored) : null);

async function planKind(tx: Database, kind: Kind, importedAt: Date): Promise<KindPlan> {
  const columns = getTableColumns(kind.table);
  const stored = await storedRows(tx, kind);
  const places = kind.isInOrder ? placesInOrder(kind, stored) : [];
  const records = kind.records.map((record, index) => ({
    ...record,
    position: places[index] ?? record.position,
  }));
  const different = records.filter(({ key, hash, position, createdAt }) => {
    const before = stored.get(key);
    const isOther =
      before?.createdAt && createdAt && timeOf(before.createdAt)?.getTime() !== createdAt.getTime();
    return before?.importHash !== hash || before.position !== position || isOther;
  });
  const written = await mapInSlices(different, ({ key, hash, contentHash, position, createdAt, make }) => {
    const before = stored.get(key);
    // Without a hash nobody knows whether it changed.
    const isSame = before && (before.contentHash === null || before.contentHash === contentHash);
    const { row, parts } = make();
    const complete = {
      ...row,
      importHash: hash,
      ...(columns.position && { position }),
      ...(columns.updatedAt && { updatedAt: isSame ? timeOf(before.updatedAt) : importedAt }),
      // So that a product without a time in the document isn't new after each import.
      ...(columns.createdAt && { createdAt: createdAt ?? timeOf(before?.createdAt) ?? importedAt }),
    };
    return { key, row: complete, parts };
  });
  const present = new Set(kind.records.map(({ key }) => key));
  const removed = kind.isKept ? [] : [...stored.values()].filter(({ key }) => !present.has(key));
  return { kind, stored, written, removed };
}

function productChanges({ kind, stored, written, removed }: KindPlan): ImportPlan['products'] {
  const known = written.filter(({ key }) => stored.has(key));
  return {
    products: kind.records.length,
    added: written.length - known.length,
    changed: known.filter(({ key, row }) => stored.get(key)?.contentHash !== row.contentHash).length,
    removed: removed.flatMap(({ code }) => code ?? []),
    hidden: known.flatMap(({ key, row }) =>
      row.isHidden && stored.get(key)?.isHidden === false ? [String(row.code)] : [],
    ),
    prices: known.flatMap(({ key, row }) => {
      const before = stored.get(key)?.unitPrice;
      return before === undefined || before === row.unitPrice
        ? []
        : [
            {
              code: String(row.code),
              before: fromStored(before),
              after: fromStored(Number(row.unitPrice)),
            },
          ];
    }),
  };
}

/** Finds what an import would change: rows whose hash differs from the stored one, and rows that are no longer there. */
export async function planImport(
  tx: Database,
  { kinds, vocabulary }: ContentKinds,
  importedAt: Date,
): Promise<ImportPlan> {
  const plans: KindPlan[] = [];
  for (const kind of kinds) plans.push(await planKind(tx, kind, importedAt));
  const ofProducts = plans.find(({ kind }) => kind.table === schema.items);
  if (!ofProducts) throw new Error('no products');
  return {
    kinds: plans,
    products: productChanges(ofProducts),
    isEmpty: plans.every(({ written, removed }) => written.length === 0 && removed.length === 0),
    vocabulary,
  };
}

async function deleteWhere(tx: Database, table: PgTable, column: PgColumn, keys: readonly Key[]) {
  for (let start = 0; start < keys.length; start += DELETED_PER_STATEMENT)
    await tx.delete(table).where(inArray(column, keys.slice(start, start + DELETED_PER_STATEMENT)));
}

/**
 * Frees codes that move between rows: a row whose code now belongs to another gets a placeholder, until it is written or
 * deleted. Otherwise, two rows that swap codes would violate the unique constraint.
 */
async function releaseCodes(tx: Database, { kind, stored, written }: KindPlan): Promise<void> {
  const { table, key, code } = kind;
  if (!code) return;
  const holders = new Map([...stored.values()].map((row) => [row.code?.toLowerCase(), row.key]));
  const released = written.flatMap((record) => {
    const holder = holders.get(String(record.row[code]).toLowerCase());
    return holder === undefined || holder === record.key ? [] : [holder];
  });
  if (released.length === 0) return;
  const keyColumn = columnOf(table, key);
  await tx.execute(
    sql`update ${table} set ${sql.identifier(toSnakeCase(code))} = '-' || ${keyColumn} where ${inArray(keyColumn, released)}`,
  );
}

async function writeVocabulary(tx: Database, vocabulary: ReadonlySet<string>): Promise<void> {
  const { searchVocabulary: table } = schema;
  const stored = new Set((await tx.select().from(table)).map(({ word }) => word));
  const words = [...vocabulary].filter((word) => !stored.has(word));
  await deleteWhere(
    tx,
    table,
    table.word,
    [...stored].filter((word) => !vocabulary.has(word)),
  );
  await insertAll(
    tx,
    table,
    words.map((word) => ({ word })),
  );
}

/**
 * Writes what a plan changes. Rows keep their ids, so that orders, requests and leads stay linked; those, the usage
 * counts of promos, and lead sources are never deleted or reset.
 * @param tx a transaction, so that visitors see either the old or the new content
 */
export async function writePlan(
  tx: Database,
  { kinds, vocabulary }: ImportPlan,
  onProgress?: OnProgress,
): Promise<void> {
  const changed = kinds.filter(({ written, removed }) => written.length + removed.length > 0);
  for (const { kind, stored, written, removed } of changed) {
    const keys = [...written, ...removed].map(({ key }) => key).filter((key) => stored.has(key));
    for (const { table, owner } of kind.parts) if (owner) await deleteWhere(tx, table, owner, keys);
  }
  const total = changed.reduce((sum, { written }) => sum + written.length, 0);
  let done = 0;
  const onRows = (count: number) => {
    done += count;
    onProgress?.(`Writing the content: ${done} of ${total}`);
  };
  for (const plan of changed) {
    await releaseCodes(tx, plan);
    const { table, key, kept, code } = plan.kind;
    const keepsCode = ({ key, row }: KindPlan['written'][number]) =>
      code !== undefined && plan.stored.get(key)?.code === row[code];
    const rowsOf = (written: KindPlan['written']) => written.map(({ row }) => row);
    const known = rowsOf(plan.written.filter(keepsCode));
    const others = rowsOf(plan.written.filter((record) => !keepsCode(record)));
    // Setting a unique column, even to what it is, locks the row against orders that refer to it until the import ends.
    await upsertAll(tx, table, known, { key, kept: code ? [...kept, code] : kept, onRows });
    await upsertAll(tx, table, others, { key, kept, onRows });
  }
  for (const { kind, written } of changed)
    for (const [index, { table }] of kind.parts.entries())
      await insertAll(
        tx,
        table,
        written.flatMap(({ parts }) => parts[index] ?? []),
      );
  // Last, because deleting a country or category also deletes what is still in it.
  for (const { kind, removed } of changed.toReversed())
    await deleteWhere(
      tx,
      kind.table,
      columnOf(kind.table, kind.key),
      removed.map(({ key }) => key),
    );
  const searchable = new Set<PgTable>([schema.items, schema.projects]);
  if (changed.some(({ kind }) => searchable.has(kind.table))) await writeVocabulary(tx, vocabulary());
}
