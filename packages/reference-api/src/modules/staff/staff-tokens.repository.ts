import { createHash, randomBytes } from 'node:crypto';
import type { StaffScope } from '@diwan/sdk/contract';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { staffTokens } from '../../db/schema';

/** A plain hash suffices for 32 random bytes. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface StaffAccess {
  name: string;
  scopes: readonly StaffScope[];
}

/** The access of a token that is neither revoked nor expired. */
export async function accessOf(db: Database, token: string, now: Date): Promise<StaffAccess | undefined> {
  const [access] = await db
    .select({ name: staffTokens.name, scopes: staffTokens.scopes })
    .from(staffTokens)
    .where(
      and(
        eq(staffTokens.tokenHash, hashOf(token)),
        isNull(staffTokens.revokedAt),
        or(isNull(staffTokens.expiresAt), gt(staffTokens.expiresAt, now)),
      ),
    );
  return access;
}

/** Creates a token, which can't be read again. Undefined if the name is taken, also by a revoked one. */
export async function addStaffToken(
  db: Database,
  { name, scopes, expiresAt, now }: StaffAccess & { expiresAt: Date | null; now: Date },
): Promise<string | undefined> {
  const token = `staff_${randomBytes(32).toString('base64url')}`;
  const added = await db
    .insert(staffTokens)
    .values({ name, scopes: [...scopes], tokenHash: hashOf(token), expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: staffTokens.id });
  return added.length > 0 ? token : undefined;
}

/** All tokens without their hashes, oldest first. */
export const listStaffTokens = (db: Database) =>
  db
    .select({
      name: staffTokens.name,
      scopes: staffTokens.scopes,
      createdAt: staffTokens.createdAt,
      expiresAt: staffTokens.expiresAt,
      revokedAt: staffTokens.revokedAt,
    })
    .from(staffTokens)
    .orderBy(asc(staffTokens.id));

/** Returns false if no such token is valid. */
export async function revokeStaffToken(db: Database, name: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(staffTokens)
    .set({ revokedAt: now })
    .where(and(eq(staffTokens.name, name), isNull(staffTokens.revokedAt)))
    .returning({ id: staffTokens.id });
  return revoked.length > 0;
}
