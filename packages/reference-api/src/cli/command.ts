import { forgetRequestSchema, STAFF_SCOPES } from '@diwan/sdk/contract';
import * as v from 'valibot';
import { problemWords } from '../catalogue/problem-words';
import { contentFilesSchema } from '../catalogue-io/content-files';
import { exportRequestSchema } from '../records-io/export-records';
import { StartupError } from '../startup-error';

/** It is shown in the history of records, and typed to revoke the token. */
const staffName = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._@ -]{0,59}$/u));

/** Fields that only group others. */
const WRAPPERS = new Set(['request', 'staff', 'person']);

const staffSchema = v.variant('action', [
  v.object({
    action: v.literal('add'),
    // The name of `STAFF_TOKEN` in the history of records.
    name: v.pipe(staffName, v.notValue('owner')),
    scopes: v.pipe(v.array(v.picklist(STAFF_SCOPES)), v.minLength(1)),
    days: v.pipe(v.number(), v.minValue(1), v.maxValue(3650)),
  }),
  v.object({ action: v.literal('list') }),
  v.object({ action: v.literal('revoke'), name: staffName }),
]);

const writing = {
  isDryRun: v.optional(v.boolean(), false),
  /** Whether sets and sections may lose products. */
  isConfirmed: v.optional(v.boolean(), false),
};

/** The folder's files, if the database rules: what is imported from them or exported to them is no news at the next start. */
const ofFolder = { folderFiles: v.optional(contentFilesSchema) };

/**
 * What a command does to a shop, as data: the process that has the embedded database open runs it. Files and folders are
 * absolute paths.
 */
export const commandSchema = v.variant('name', [
  v.object({ name: v.literal('migrate') }),
  v.object({ name: v.literal('inspect') }),
  v.object({ name: v.literal('apply'), files: contentFilesSchema, ...writing }),
  v.object({ name: v.literal('import'), file: v.string(), ...writing, ...ofFolder }),
  v.object({ name: v.literal('products'), file: v.string(), ...writing, ...ofFolder }),
  v.object({ name: v.literal('export'), file: v.string(), ...ofFolder }),
  v.object({
    name: v.literal('undo'),
    files: v.optional(contentFilesSchema),
    to: v.optional(v.number()),
    isConfirmed: v.optional(v.boolean(), false),
  }),
  v.object({ name: v.literal('history') }),
  v.object({ name: v.literal('catalog') }),
  v.object({ name: v.literal('backup'), folder: v.string() }),
  v.object({ name: v.literal('records'), request: exportRequestSchema }),
  v.object({ name: v.literal('forget'), person: forgetRequestSchema }),
  v.object({ name: v.literal('staff'), staff: staffSchema }),
]);

export type Command = v.InferOutput<typeof commandSchema>;
export type StaffCommand = v.InferOutput<typeof staffSchema>;

/** A command as its caller writes it. */
export type CommandInput = v.InferInput<typeof commandSchema>;

/** @throws {StartupError} naming what is wrong */
export function readCommand(input: unknown): Command {
  const parsed = v.safeParse(commandSchema, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v
    .getDotPath(issue)
    ?.split('.')
    .find((part) => Number.isNaN(Number(part)) && !WRAPPERS.has(part));
  throw new StartupError(`${field ?? 'command'}: ${problemWords(issue)}`);
}
