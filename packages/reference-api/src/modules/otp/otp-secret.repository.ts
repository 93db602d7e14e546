import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { secrets } from '../../db/schema';
import type { Dependencies } from '../../platform/dependencies';

const NAME = 'otp';

async function storedSecret(db: Database): Promise<string> {
  await db
    .insert(secrets)
    .values({ name: NAME, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, NAME));
  if (!row) throw new Error('the secret for one-time codes is missing');
  return row.value;
}

/**
 * Reads the HMAC key for codes: `OTP_SECRET`, or one generated and stored in the database. Only `OTP_SECRET` protects
 * unexpired codes if the database is stolen.
 */
export function otpSecretReader({
  db,
  config,
}: Pick<Dependencies, 'db'> & { config: Pick<Dependencies['config'], 'otp'> }): () => Promise<string> {
  let known = config.otp.secret;
  return async () => {
    known ??= await storedSecret(db);
    return known;
  };
}
