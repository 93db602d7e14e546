import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Config } from '../config';
import { openDatabase } from '../db/connection';
import { askHolder } from '../db/embedded/data-dir-lock';
import {
  type ExportRequest,
  exportRecords,
  exportRequestSchema,
  RECORD_KINDS,
} from '../records-io/export-records';
import type { Output } from './print-catalogue';

const OPTIONS = {
  json: { type: 'boolean' },
  status: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  query: { type: 'string' },
} as const;

interface RecordsCommand {
  request: ExportRequest;
  /** Undefined: standard output. */
  file: string | undefined;
}

/** Parses `orders`, `requests` or `leads` with options; undefined for other commands or invalid options. */
export function readRecordsCommand([name, ...args]: readonly string[]): RecordsCommand | undefined {
  if (!RECORD_KINDS.some((kind) => kind === name)) return undefined;
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const { json, ...filters } = values;
    const isJson = json || positionals[0]?.endsWith('.json');
    const request = v.safeParse(exportRequestSchema, {
      kind: name,
      format: isJson ? 'json' : 'csv',
      ...filters,
    });
    return request.success && positionals.length <= 1
      ? { request: request.output, file: positionals[0] }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Asks the running shop if it holds the embedded database, which only one process can open; else opens the database. */
async function readRecords(config: Config, request: ExportRequest): Promise<string> {
  const response = config.databaseUrl ? undefined : await askHolder(config.dataDir, JSON.stringify(request));
  if (response !== undefined) return response;
  const database = await openDatabase(config);
  try {
    await database.migrate();
    return await exportRecords(database.db, request);
  } finally {
    await database.close();
  }
}

/** Prints records or writes them to a file; also works while the shop is running. */
export async function runRecordsCommand(
  { request, file }: RecordsCommand,
  config: Config,
  output: Output,
): Promise<void> {
  const text = await readRecords(config, request);
  if (file === undefined) return output.out(text.trimEnd());
  // Contains names, phones and addresses.
  await writeFile(file, text, { mode: 0o600 });
  output.out(`Wrote the ${request.kind} to ${file}.`);
}
