import { forgetRequestSchema, STAFF_SCOPES } from '@diwan/sdk/contract';
import * as v from 'valibot';
import { inPlainWords } from '../../content/document/problem-words';
import { refusedValue } from '../../content/document/quoted';
import { contentFilesSchema } from '../../content/files/content-files';
import { StartupError } from '../../db/startup-error';
import { exportRequestSchema } from '../records/export-records';

/** It is shown in the history of records, and typed to revoke the token. */
const staffName = v.pipe(v.string(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._@ -]{0,59}$/u));

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

/**
 * What a command does to a shop, as data: the process that has the embedded database open runs it. Files and folders are
 * absolute paths.
 */
export const commandSchema = v.variant('name', [
  v.object({ name: v.literal('migrate') }),
  v.object({ name: v.literal('inspect') }),
  v.object({
    name: v.literal('import'),
    files: contentFilesSchema,
    isDryRun: v.optional(v.boolean(), false),
    /** Whether categories that spreadsheets name are added to the document. */
    addsCategories: v.optional(v.boolean(), false),
    /** Whether more than half of the products may be removed. */
    mayRemoveMost: v.optional(v.boolean(), false),
  }),
  v.object({ name: v.literal('undo'), files: contentFilesSchema, to: v.optional(v.number()) }),
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

const TIME = 'a date such as 2026-01-31, or a time such as 2026-01-31T09:00:00Z';
const PERSON = {
  typed: 'The person',
  expected: 'a phone such as +966501234567, or an e-mail address such as sara@mail.example',
};

const oneOf = (typed: string, values: readonly string[] = []): string =>
  `one of ${values.join(', ')} (for example ${typed} ${values[0]})`;

/** The statuses of the records that a command asks for. */
function statusesFor(issue: v.BaseIssue<unknown>): readonly string[] | undefined {
  const request = Object(issue.path?.at(-1)?.input);
  const schema = exportRequestSchema.options.find(({ entries }) => entries.kind.literal === request.kind);
  return schema?.entries.status.wrapped.options;
}

/** What a person types, by field of a command, and what it may be. */
const TYPED: Readonly<
  Record<string, { typed: string; expected: string | ((issue: v.BaseIssue<unknown>) => string) }>
> = {
  status: { typed: '--status', expected: (issue) => oneOf('--status', statusesFor(issue)) },
  scopes: { typed: '--scopes', expected: oneOf('--scopes', STAFF_SCOPES) },
  from: { typed: '--from', expected: TIME },
  to: { typed: '--to', expected: TIME },
  query: { typed: '--query', expected: 'a text of at most 200 characters' },
  days: { typed: '--days', expected: 'a number of days from 1 to 3650, such as 365' },
  name: {
    typed: 'The name',
    expected: `1 to 60 letters, digits, spaces and . _ @ -, such as "Sara", and other than "owner"`,
  },
  phone: PERSON,
  email: PERSON,
};

/** @throws {StartupError} its message names what was typed, what is allowed, and an example */
export function readCommand(input: unknown): Command {
  const parsed = v.safeParse(commandSchema, input, inPlainWords);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v
    .getDotPath(issue)
    ?.split('.')
    .findLast((part) => Number.isNaN(Number(part)));
  const known = TYPED[field ?? ''];
  if (!known) throw new StartupError(`${field ?? 'command'}: ${issue.message}`);
  const { typed, expected } = known;
  const rule = typeof expected === 'string' ? expected : expected(issue);
  throw new StartupError(`${typed} must be ${rule}, not ${refusedValue(issue)}.`);
}
