import { type PhoneCountry, possiblePhones } from '../../../commerce';
import { FakeFailure } from './fake-failure';

/** One hour and five orders, as in the reference API. */
const LIFETIME_MS = 60 * 60 * 1000;
const MAX_ORDERS = 5;

/** Proof that a visitor verified a phone. */
export interface PhoneProof {
  /** The phone, e.g. `966500000000`. */
  phone: string;
  expiresAt: number;
  ordersLeft: number;
}

/** Stores a new proof and returns its token; the phone's previous proof becomes invalid. */
export function issueProof(proofs: Map<string, PhoneProof>, phone: string): string {
  for (const [text, proof] of proofs) if (proof.phone === phone) proofs.delete(text);
  const text = crypto.randomUUID();
  proofs.set(text, { phone, expiresAt: Date.now() + LIFETIME_MS, ordersLeft: MAX_ORDERS });
  return text;
}

/**
 * The order's proof, if it is valid for the order's phone.
 * @throws {FakeFailure} `phone_not_verified`, `phone_proof_used_up`
 */
export function usableProof(
  proofs: ReadonlyMap<string, PhoneProof>,
  countries: readonly PhoneCountry[],
  order: { phone_proof?: string | null | undefined; lead: { phone: string } },
): PhoneProof {
  const proof = proofs.get(order.phone_proof ?? '');
  const isForPhone = proof && possiblePhones(order.lead.phone, countries).includes(proof.phone);
  if (!isForPhone || proof.expiresAt <= Date.now()) throw new FakeFailure('phone_not_verified');
  if (proof.ordersLeft === 0) throw new FakeFailure('phone_proof_used_up');
  return proof;
}
