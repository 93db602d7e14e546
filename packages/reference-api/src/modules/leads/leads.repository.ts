import type { PhoneCountry } from '@diwan/sdk/commerce';
import type { LeadForm, RecognisedLead } from '@diwan/sdk/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { countries, leadSources, leads, orders } from '../../db/schema';
import { names } from '../../platform/wire/names';
import { comparableEmail } from './comparable-email';

/** Countries used to parse phone numbers, default first. */
export const phoneCountries = (tx: Database): Promise<PhoneCountry[]> =>
  tx
    .select({ country_code: countries.countryCode, allowed_phone_length: countries.allowedPhoneLength })
    .from(countries)
    .orderBy(asc(countries.position), asc(countries.id));

/** The forms that accept leads, in the order they were made. */
export async function listLeadForms(db: Database): Promise<LeadForm[]> {
  const rows = await db.select().from(leadSources).orderBy(asc(leadSources.id));
  return rows.map((row) => ({ id: row.id, ...names(row) }));
}

export async function leadSourceExists(tx: Database, id: number): Promise<boolean> {
  const rows = await tx.select({ id: leadSources.id }).from(leadSources).where(eq(leadSources.id, id));
  return rows.length > 0;
}

export interface NewLead {
  sourceId?: number;
  name: string;
  email: string | null;
  /** As typed. */
  phone: string;
  phoneDigits: string | undefined;
}

export type LeadRow = typeof leads.$inferSelect;

export async function insertLead(tx: Database, lead: NewLead): Promise<LeadRow> {
  const [row] = await tx.insert(leads).values(lead).returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

const isSameEmail = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : comparableEmail(one) === comparableEmail(other);

/** Reuses a lead with these details that didn't come from a form, so that regulars are one lead. */
export async function findOrCreateLead(tx: Database, lead: NewLead): Promise<LeadRow> {
  if (!lead.phoneDigits) return insertLead(tx, lead);
  // If two transactions have the same phone, the second waits and then finds the lead of the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`lead ${lead.phoneDigits}`}, 0))`);
  const namesakes = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.phoneDigits, lead.phoneDigits), eq(leads.name, lead.name), isNull(leads.sourceId)))
    .orderBy(desc(leads.id));
  const known = namesakes.find(({ email }) => isSameEmail(email, lead.email));
  return known ?? insertLead(tx, lead);
}

/**
 * The person who last ordered with a verified phone (spec §6). Leads from forms are ignored: a stranger could submit one
 * with the phone and have the owner's checkout show their name.
 */
export async function recognisedLead(tx: Database, phoneDigits: string): Promise<RecognisedLead | null> {
  const [row] = await tx
    .select({ id: leads.id, name: leads.name, email: leads.email })
    .from(leads)
    .innerJoin(orders, eq(orders.leadId, leads.id))
    .where(eq(leads.phoneDigits, phoneDigits))
    .orderBy(desc(orders.id))
    .limit(1);
  return row ?? null;
}
