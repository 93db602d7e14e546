import type { Endpoint, Endpoints, StaffEndpoints } from '@diwan/sdk/contract';
import type * as v from 'valibot';
import type { componentSchemas } from './component-schemas';

/** The types whose comments {@link readDescriptions} reads. */
export type DescribedComponents = {
  [Name in keyof typeof componentSchemas]: v.InferOutput<(typeof componentSchemas)[Name]>;
};

type Calls = Endpoints & StaffEndpoints;
type Part<Row, Name extends keyof Endpoint> =
  Row extends Record<Name, infer Schema extends v.GenericSchema> ? v.InferInput<Schema> : undefined;

export type DescribedCalls = {
  [Name in keyof Calls]: {
    params: Part<Calls[Name], 'params'>;
    query: Part<Calls[Name], 'query'>;
    body: Part<Calls[Name], 'body'>;
    results: Part<Calls[Name], 'results'>;
  };
};
