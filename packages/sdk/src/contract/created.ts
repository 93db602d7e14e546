import * as v from 'valibot';
import type { ObjectSchemaOf } from './object-schema';
import { idSchema } from './primitives';

/** Response to creating a lead or a request. The spec's client ignores it. */
export interface Created {
  /** Id of the stored record. */
  id: number;
}

/** Schema of {@link Created}. */
export const createdSchema: ObjectSchemaOf<Created> = v.object({
  id: idSchema,
});
