import * as v from 'valibot';
import { idSchema } from './primitives';

/** A person the backend recognises by a verified phone; empty for a stranger (spec §6). */
export const recognisedLeadSchema = v.object({
  id: v.nullish(idSchema),
  name: v.nullish(v.string()),
  email: v.nullish(v.string()),
});
export type RecognisedLead = v.InferOutput<typeof recognisedLeadSchema>;
