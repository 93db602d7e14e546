import {
  createStaffClient,
  type LeadRecord,
  type OrderRecord,
  type RequestRecord,
} from '../../packages/sdk/src/staff';

/** Staff token of the shop used by the journeys. */
export const STAFF_TOKEN = 'staff-token-of-the-journeys';

const staff = () => createStaffClient({ baseUrl: `${process.env.SHOP_URL}/api`, token: STAFF_TOKEN });

/** Records of a person, by email or phone. */
async function recordsOf<Entry>(
  records: Promise<AsyncIterable<Entry>>,
  belongs: (record: Entry) => boolean,
): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const record of await records) if (belongs(record)) found.push(record);
  return found;
}

/** Quote requests received from an email address. */
export const requestsFrom = (email: string): Promise<RequestRecord[]> =>
  recordsOf(staff().requests.list({ limit: 100 }), ({ lead }) => lead.email === email);

/** Leads received from an email address. */
export const leadsFrom = (email: string): Promise<LeadRecord[]> =>
  recordsOf(staff().leads.list({ limit: 100 }), (lead) => lead.email === email);

/** Orders received from a phone in the form `+966…`. */
export const ordersFrom = (phone: string): Promise<OrderRecord[]> =>
  recordsOf(staff().orders.list({ limit: 100 }), ({ lead }) => lead.phone === phone);
