import * as v from 'valibot';
import type { ObjectSchemaOf } from './object-schema';
import { idSchema } from './primitives';

/** An opaque token, meaningful only to the backend. Limited in length, so that longer ones never reach a database. */
export const phoneProofSchema = v.pipe(v.string(), v.maxLength(200));

/**
 * Response to verifying a phone: the person the backend recognises by it, if any (spec §6), and a proof that this
 * visitor verified the phone.
 */
export interface PhoneVerification {
  /** Id of the recognised person. */
  id?: number | null | undefined;
  /** The recognised person's name. */
  name?: string | null | undefined;
  /** The recognised person's e-mail address. */
  email?: string | null | undefined;
  /** Sent with orders; the reference API accepts it for one hour and up to five orders. */
  phone_proof?: string | null | undefined;
}

/** Schema of {@link PhoneVerification}. */
export const phoneVerificationSchema: ObjectSchemaOf<PhoneVerification> = v.object({
  id: v.nullish(idSchema),
  name: v.nullish(v.string()),
  email: v.nullish(v.string()),
  phone_proof: v.nullish(phoneProofSchema),
});

/** A person the backend recognises by a verified phone. */
export type RecognisedLead = Pick<PhoneVerification, 'id' | 'name' | 'email'>;
