import { onlyDigits, possiblePhones } from '@diwan/sdk/commerce';
import {
  type ForgetRequest,
  type ForgottenPerson,
  ORDER_STATUS_MOVES,
  type OrderStatus,
} from '@diwan/sdk/contract';
import type { Database } from '../../db/database';
import { comparableEmail } from '../leads/comparable-email';
import { phoneCountries } from '../leads/leads.repository';
import { phoneKey } from '../otp/known-visitors.repository';
import { anonymizeOrders, deleteLeads, deleteRequests } from './erase-records.repository';
import { deleteVerifications, recordErasure, recordsOfPerson } from './people.repository';

/** Whether an order still has to be made or delivered, for which its address is needed. */
const isUnderWay = (status: OrderStatus): boolean =>
  status !== 'delivered' && ORDER_STATUS_MOVES[status].length > 0;

/** The phone as orders and leads store it; one without a country code is of the shop's first country. */
async function storedDigits(tx: Database, phone: string): Promise<string> {
  const [digits] = possiblePhones(phone, await phoneCountries(tx));
  return digits ?? onlyDigits(phone).replace(/^0+/, '');
}

/**
 * Erases what is stored under a phone or an e-mail: leads and requests are deleted, orders keep their figures and lines
 * for the books. Orders under way stay until they are delivered or cancelled, unless `open_orders` is set.
 * @param options.secret of the keyed hashes that remember verified phones
 */
export const forgetPerson = (
  db: Database,
  { phone, email, open_orders = false }: ForgetRequest,
  { secret, madeBy, now }: { secret: string; madeBy: string | null; now: Date },
): Promise<ForgottenPerson> =>
  db.transaction(async (tx) => {
    const phoneDigits = phone === undefined ? undefined : await storedDigits(tx, phone);
    const found = await recordsOfPerson(
      tx,
      phoneDigits === undefined ? { email: email ?? '' } : { phoneDigits },
    );
    const kept = open_orders ? [] : found.orders.filter(({ status }) => isUnderWay(status));
    const erasedOrders = found.orders.filter((order) => !kept.includes(order));
    const keptLeads = new Set(kept.map(({ leadId }) => leadId));
    const erasedLeads = found.leads.filter(({ id }) => !keptLeads.has(id));

    const messages = [
      await deleteRequests(tx, found.requestIds),
      await anonymizeOrders(
        tx,
        erasedOrders.map(({ id }) => id),
        now,
      ),
      await deleteLeads(
        tx,
        erasedLeads.map(({ id }) => id),
      ),
    ];
    const sum = (key: 'erased' | 'delivered') => messages.reduce((total, count) => total + count[key], 0);

    const people = [...erasedOrders, ...erasedLeads];
    const phones = new Set(people.flatMap((person) => person.phoneDigits ?? []));
    const others = people.flatMap((person) => {
      const named = person.phoneDigits ? `+${person.phoneDigits}` : 'phone' in person && person.phone;
      const isOtherPhone = phoneDigits === undefined || person.phoneDigits !== phoneDigits;
      const isOtherEmail =
        person.email && (email === undefined || comparableEmail(person.email) !== comparableEmail(email));
      return [...(named && isOtherPhone ? [named] : []), ...(isOtherEmail ? [person.email ?? ''] : [])];
    });
    if (phoneDigits !== undefined) phones.add(phoneDigits);
    const keys = [...phones].map((digits) => phoneKey(secret, digits));
    const records = {
      orders: erasedOrders.length,
      open_orders: kept.length,
      requests: found.requestIds.length,
      leads: erasedLeads.length,
      messages: sum('erased'),
      delivered_messages: sum('delivered'),
      verifications: await deleteVerifications(tx, [...phones], keys),
    };
    await recordErasure(tx, { records, madeBy, now });
    return { ...records, also_named: [...new Set(others)] };
  });
