import * as v from 'valibot';
import { bilingual, idSchema } from './primitives';

/** A lead form of the shop. */
export const leadFormSchema = v.object({
  /** Id for `leads.create`; the `source_id` of its section. */
  id: idSchema,
  ...bilingual('name'),
});
/** A lead form of the shop, by the name its editors gave it. */
export interface LeadForm extends v.InferOutput<typeof leadFormSchema> {}
