import * as v from 'valibot';
import { idSchema } from './primitives';

/** An opaque text that only a backend reads; longer ones are rejected before they reach a database. */
export const phoneProofSchema = v.pipe(v.string(), v.maxLength(200));

/**
 * What a verified phone returns: the person the backend recognises by it, without fields for a stranger (spec §6), and
 * the proof that this visitor verified the phone.
 */
export const phoneVerificationSchema = v.object({
  /** Id of the recognised person. */
  id: v.nullish(idSchema),
  /** The recognised person's name. */
  name: v.nullish(v.string()),
  /** The recognised person's e-mail address. */
  email: v.nullish(v.string()),
  /** Sent with an order; the reference API accepts it for an hour and five orders. */
  phone_proof: v.nullish(phoneProofSchema),
});
export interface PhoneVerification extends v.InferOutput<typeof phoneVerificationSchema> {}

/** A person the backend recognises by a verified phone. */
export type RecognisedLead = Pick<PhoneVerification, 'id' | 'name' | 'email'>;
