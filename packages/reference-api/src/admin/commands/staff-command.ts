import type { Database } from '../../db/database';
import {
  addStaffToken,
  listStaffTokens,
  revokeStaffToken,
} from '../../modules/staff/staff-tokens.repository';
import type { StaffCommand } from './command';
import type { Output } from './output';

const DAY_MS = 24 * 60 * 60 * 1000;

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
