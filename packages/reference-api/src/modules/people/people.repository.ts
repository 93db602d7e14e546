import type { ForgottenRecords } from '@diwan/sdk/contract';
import { inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import {
  erasures,
  leads,
  orders,
  otpCodes,
  otpOutbox,
  quoteRequests,
  rateLimits,
  verifiedPhones,
} from '../../db/schema';
import { comparableEmail } from '../leads/comparable-email';

/** The orders, requests and leads of a person. */
export interface PersonalRecords {
  orders: (typeof orders.$inferSelect)[];
  requestIds: number[];
  leads: (typeof leads.$inferSelect)[];
}

/** Phones of leads that couldn't be parsed are stored as typed, perhaps with Arabic digits. */
const typedDigits = sql`ltrim(regexp_replace(translate(${leads.phone}, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '\\D', '', 'g'), '0')`;

/** Ids of the rows with an e-mail address, in any spelling. */
async function idsByEmail(
  tx: Database,
  table: typeof leads | typeof orders,
  email: string,
): Promise<number[]> {
  const wanted = comparableEmail(email);
  const rows = await tx
    .select({ id: table.id, email: table.email })
    .from(table)
    .where(isNotNull(table.email));
  return rows
    .filter((row) => row.email !== null && comparableEmail(row.email) === wanted)
    .map(({ id }) => id);
}

/**
 * Everything stored under a phone or an e-mail, locked until the end of the transaction.
 * @param person.phoneDigits country code and national digits
 */
export async function recordsOfPerson(
  tx: Database,
  {
    phoneDigits,
    email,
  }: { phoneDigits: string; email?: undefined } | { phoneDigits?: undefined; email: string },
): Promise<PersonalRecords> {
  const isTheirs =
    phoneDigits === undefined
      ? {
          leads: inArray(leads.id, await idsByEmail(tx, leads, email)),
          orders: inArray(orders.id, await idsByEmail(tx, orders, email)),
        }
      : {
          leads: sql`(${leads.phoneDigits} = ${phoneDigits} or ${typedDigits} = ${phoneDigits})`,
          orders: sql`${orders.phoneDigits} = ${phoneDigits}`,
        };
  const theirOrders = await tx.select().from(orders).where(isTheirs.orders).for('update');
  const leadIds = theirOrders.flatMap(({ leadId }) => leadId ?? []);
  const theirLeads = await tx
    .select()
    .from(leads)
    .where(or(isTheirs.leads, inArray(leads.id, leadIds)))
    .for('update');
  const requests = await tx
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(
      inArray(
        quoteRequests.leadId,
        theirLeads.map(({ id }) => id),
      ),
    );
  return { orders: theirOrders, leads: theirLeads, requestIds: requests.map(({ id }) => id) };
}

/** Deletes codes, proofs and limits that name phones. */
export async function deleteVerifications(
  tx: Database,
  phones: readonly string[],
  visitorKeys: readonly string[],
): Promise<number> {
  if (phones.length === 0) return 0;
  const inPhones = [...phones];
  const limitKeys = [...visitorKeys, ...inPhones.map((phone) => `otp-phone:${phone}`)];
  const deleted = [
    await tx.delete(otpCodes).where(inArray(otpCodes.phoneDigits, inPhones)).returning(),
    await tx.delete(verifiedPhones).where(inArray(verifiedPhones.phoneDigits, inPhones)).returning(),
    await tx.delete(otpOutbox).where(inArray(otpOutbox.phoneDigits, inPhones)).returning(),
    await tx.delete(rateLimits).where(inArray(rateLimits.key, limitKeys)).returning(),
  ];
  return deleted.flat().length;
}

/** Records that an erasure took place, without naming the person. */
export async function recordErasure(
  tx: Database,
  erasure: { records: ForgottenRecords; madeBy: string | null; now: Date },
): Promise<void> {
  const { now: createdAt, ...row } = erasure;
  await tx.insert(erasures).values({ ...row, createdAt });
}
