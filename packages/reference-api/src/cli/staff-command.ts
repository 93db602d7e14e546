import { parseArgs } from 'node:util';
import { STAFF_SCOPES, type StaffScope } from '@diwan/sdk/contract';
import type { Database } from '../db/database';
import { addStaffToken, listStaffTokens, revokeStaffToken } from '../modules/staff/staff-tokens.repository';
import type { Output } from './print-catalogue';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 365;
/** It is shown in the history of records, and typed to revoke the token. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._@ -]{0,59}$/u;
/** The name of `STAFF_TOKEN` in the history of records. */
const OWNER = 'owner';

export type StaffCommand =
  | { action: 'add'; name: string; scopes: StaffScope[]; days: number }
  | { action: 'list' }
  | { action: 'revoke'; name: string };

const isScope = (text: string): text is StaffScope => (STAFF_SCOPES as readonly string[]).includes(text);

/** Parses `staff add|list|revoke`; undefined for other commands or invalid options. */
export function readStaffCommand([command, ...args]: readonly string[]): StaffCommand | undefined {
  if (command !== 'staff') return undefined;
  try {
    const options = { scopes: { type: 'string' }, days: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [action, name = '', ...more] = positionals;
    const scopes = (values.scopes ?? '').split(',').filter(Boolean);
    const days = Number(values.days ?? DEFAULT_DAYS);
    if (more.length > 0 || (action !== 'add' && Object.keys(values).length > 0)) return undefined;
    if (action === 'list') return name === '' ? { action } : undefined;
    if (!NAME.test(name)) return undefined;
    if (action === 'revoke') return { action, name };
    const isValid =
      action === 'add' &&
      name !== OWNER &&
      scopes.length > 0 &&
      scopes.every(isScope) &&
      days > 0 &&
      days <= 3650;
    return isValid ? { action, name, scopes, days } : undefined;
  } catch {
    return undefined;
  }
}

type Token = Awaited<ReturnType<typeof listStaffTokens>>[number];

function stateOf({ expiresAt, revokedAt }: Token, now: Date): string {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  if (revokedAt) return `revoked ${day(revokedAt)}`;
  if (!expiresAt) return 'valid';
  return `${expiresAt <= now ? 'expired' : 'valid until'} ${day(expiresAt)}`;
}

/** Runs a staff command; false for failure. */
export async function runStaffCommand(
  command: StaffCommand,
  { db, output, now = new Date() }: { db: Database; output: Output; now?: Date },
): Promise<boolean> {
  if (command.action === 'list') {
    for (const token of await listStaffTokens(db))
      output.out([token.name, token.scopes.join(','), stateOf(token, now)].join('\t'));
    return true;
  }
  const { name } = command;
  if (command.action === 'revoke') {
    const isRevoked = await revokeStaffToken(db, name, now);
    if (isRevoked) output.out(`Revoked the token of ${name}.`);
    else output.error(`There is no valid token named ${name}; "staff list" shows all.`);
    return isRevoked;
  }
  const expiresAt = new Date(now.getTime() + command.days * DAY_MS);
  const token = await addStaffToken(db, { name, scopes: command.scopes, expiresAt, now });
  if (token === undefined) {
    output.error(`There was a token named ${name} already; choose another name.`);
    return false;
  }
  // Alone on standard output, so that it can be piped into a password manager.
  output.out(token);
  output.error(
    `Keep this token: it isn't stored and can't be shown again. ${name} may use it until ${expiresAt.toISOString().slice(0, 10)}.`,
  );
  return true;
}
