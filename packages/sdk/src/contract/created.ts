import * as v from 'valibot';
import { idSchema } from './primitives';

/** Response to creating a lead or a request. The spec's client ignores it. */
export const createdSchema = v.object({
  /** Id of the stored record. */
  id: idSchema,
});
export interface Created extends v.InferOutput<typeof createdSchema> {}
