import type { Endpoints, StaffEndpoints } from '@diwan/sdk/contract';
import type * as v from 'valibot';
import type { componentSchemas } from './component-schemas';

/** The type that a schema accepts, or the one that it returns if it accepts anything, as schemas of responses do. */
type Described<Schema> = Schema extends v.GenericSchema
  ? unknown extends v.InferInput<Schema>
    ? v.InferOutput<Schema>
    : v.InferInput<Schema>
  : undefined;

/** The types whose comments {@link readDescriptions} reads. */
export type DescribedComponents = {
  [Name in keyof typeof componentSchemas]: Described<(typeof componentSchemas)[Name]>;
};

type Calls = Endpoints & StaffEndpoints;

export type DescribedCalls = {
  [Name in keyof Calls]: {
    params: Described<Calls[Name]['params']>;
    query: Described<Calls[Name]['query']>;
    body: Described<Calls[Name]['body']>;
    results: Described<Calls[Name]['results']>;
  };
};
