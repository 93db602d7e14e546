import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { secrets } from '../../db/schema';
import type { Dependencies } from '../../dependencies';

const NAME = 'otp';

async function storedSecret(db: Database): Promise<string> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME));
  if (!row) throw new Error('the secret of one-time codes is gone');
  return row.value;
}

/**
 * Reads the key of the codes' hashes: `OTP_SECRET`, or one that all processes on a database share. Only the former
 * keeps the codes of a stolen database unread, for the ten minutes they are good for.
 */
export function otpSecretReader({ db, config }: Pick<Dependencies, 'db' | 'config'>): () => Promise<string> {
  let known = config.otp.secret;
  return async () => {
    known ??= await storedSecret(db);
    return known;
  };
}
