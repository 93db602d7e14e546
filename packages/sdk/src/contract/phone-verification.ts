import * as v from 'valibot';
import { idSchema } from './primitives';

/** An opaque token, meaningful only to the backend. Limited in length, so that longer ones never reach a database. */
export const phoneProofSchema = v.pipe(v.string(), v.maxLength(200));

/**
 * Response to verifying a phone: the person the backend recognises by it, if any (spec §6), and a proof that this
 * visitor verified the phone.
 */
export const phoneVerificationSchema = v.object({
  /** Id of the recognised person. */
  id: v.nullish(idSchema),
  /** The recognised person's name. */
  name: v.nullish(v.string()),
  /** The recognised person's e-mail address. */
  email: v.nullish(v.string()),
  /** Sent with orders; the reference API accepts it for one hour and up to five orders. */
  phone_proof: v.nullish(phoneProofSchema),
});
export interface PhoneVerification extends v.InferOutput<typeof phoneVerificationSchema> {}

/** A person the backend recognises by a verified phone. */
export type RecognisedLead = Pick<PhoneVerification, 'id' | 'name' | 'email'>;
