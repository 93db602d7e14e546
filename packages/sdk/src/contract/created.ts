import * as v from 'valibot';
import { idSchema } from './primitives';

/** What creating a lead or a request answers; the spec's client doesn't read it. */
export const createdSchema = v.object({
  /** Id of what was stored. */
  id: idSchema,
});
export interface Created extends v.InferOutput<typeof createdSchema> {}
