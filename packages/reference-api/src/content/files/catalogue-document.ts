import type { InferInput } from 'valibot';
import type { catalogueSchema } from '../document/catalogue-schema';

/** A catalogue as stored in a file. */
export type CatalogueDocument = InferInput<typeof catalogueSchema>;

/** Type of one of its properties. */
export type Part<Name extends keyof CatalogueDocument> = NonNullable<CatalogueDocument[Name]>;
