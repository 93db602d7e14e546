import { OTP_LIFETIME_SECONDS } from '@diwan/sdk/commerce';
import { desc, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { otpOutbox } from '../../db/schema';

/** Codes sent before this time have expired. */
const lifetimeStart = (now: Date) => new Date(now.getTime() - OTP_LIFETIME_SECONDS * 1000);

/** Codes that are still valid, newest first. */
export const listOutbox = (db: Database, now: Date, limit: number) =>
  db
    .select()
    .from(otpOutbox)
    .where(gt(otpOutbox.sentAt, lifetimeStart(now)))
    .orderBy(desc(otpOutbox.id))
    .limit(limit);

export async function addToOutbox(
  db: Database,
  message: { phoneDigits: string; code: string; sentAt: Date },
): Promise<void> {
  await db.insert(otpOutbox).values(message);
}
