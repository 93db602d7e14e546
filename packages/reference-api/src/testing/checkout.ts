import type { OrderRequest } from '@diwan/sdk/contract';
import type { Database } from '../db/database';
import { storeProof } from '../modules/otp/phone-proofs.repository';
import type { TestApi, TestResponse } from './test-api';

/** A phone in the demo shop's default country. */
export const DEMO_PHONE = '501234567';

type Outbox = { results: { phone: string; code: string }[] };

/** The code last sent to a phone, from the outbox. */
export async function sentCode(
  api: Pick<TestApi, 'call'>,
  phone: string,
  countryCode = '966',
): Promise<string> {
  const { results } = (await api.call('/api/dev/outbox')).body as Outbox;
  const message = results.find((candidate) => candidate.phone === `+${countryCode}${phone}`);
  if (!message) throw new Error(`nothing was sent to ${phone}`);
  return message.code;
}

/** Verifies a phone like a visitor. */
export async function verifyPhone(api: Pick<TestApi, 'call'>, phone = DEMO_PHONE, countryCode = '966') {
  const requested = await api.call(`/api/crm/public/otp/request/${countryCode}/${phone}`, { method: 'POST' });
  if (requested.status !== 200) return requested;
  const code = await sentCode(api, phone, countryCode);
  return api.call(`/api/crm/public/otp/verfiy/${countryCode}/${phone}/${code}`, { method: 'POST' });
}

/** The proof of {@link allowDemoOrders}. */
const DEMO_PROOF = 'a proof for tests';

/** Allows {@link demoOrder} for an hour, any number of times. */
export const allowDemoOrders = (db: Database, now = new Date()): Promise<void> =>
  storeProof(db, { phoneDigits: `966${DEMO_PHONE}`, proof: DEMO_PROOF, ordersLeft: 1_000_000, now });

/** The proof in a response of {@link verifyPhone}. */
export const proofIn = ({ body }: Pick<TestResponse, 'body'>): string =>
  (body as { results: { phone_proof: string } }).results.phone_proof;

/** A valid order in the demo shop: two sofas at 9 940 SAR less 15 %, delivered to North Riyadh for 120 SAR. */
export const demoOrder = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  lead: { name: 'Sara', email: 'sara@example.com', phone: DEMO_PHONE },
  phone_proof: DEMO_PROOF,
  address: { country_id: 1, governorate_id: 1, zone_id: 1, street: 'Olaya', flat: '12' },
  cart: [{ item_id: 101, quantity: 2, price: 9940, discount: 15 }],
  notes: 'Ring twice',
  tax_rate: 0.15,
  shipping_fee: 120,
  ...changes,
});
