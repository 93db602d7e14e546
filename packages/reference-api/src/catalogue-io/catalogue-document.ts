import type { InferInput } from 'valibot';
import type { catalogueSchema } from '../catalogue/catalogue-schema';

/** A catalogue as a file holds it. */
export type CatalogueDocument = InferInput<typeof catalogueSchema>;

/** What stands under one of its keys. */
export type Part<Name extends keyof CatalogueDocument> = NonNullable<CatalogueDocument[Name]>;
