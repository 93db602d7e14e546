import type * as v from 'valibot';
import type { CallName, Endpoints, StaffEndpoints } from '../../../contract';
import type { FakeInbox } from './fake-records';
import type { FakeShop } from './fake-shop';
import type { FakePage } from './lists';
import type { PhoneProof } from './phone-proofs';

/** The visitors' data in a fake backend. */
export interface FakeState extends FakeInbox {
  /** Phones as `966500000000`. */
  sentTo: Set<string>;
  /** Proofs of verified phones, by token. */
  proofs: Map<string, PhoneProof>;
}

type AllEndpoints = Endpoints & StaffEndpoints;
type Output<Name extends CallName, Part extends 'params' | 'query' | 'results'> = v.InferOutput<
  AllEndpoints[Name][Part]
>;

/** A validated request. */
export interface FakeInput<Name extends CallName> {
  shop: FakeShop;
  state: FakeState;
  params: Output<Name, 'params'>;
  query: Output<Name, 'query'>;
  body: AllEndpoints[Name] extends { body: infer Body extends v.GenericSchema }
    ? v.InferOutput<Body>
    : undefined;
  token: string | undefined;
}

/**
 * Returns the results of the fake backend for an endpoint.
 * @throws {FakeFailure} for an error response
 */
type Fake<Name extends CallName> = (
  input: FakeInput<Name>,
) => AllEndpoints[Name] extends { isPaged: true }
  ? FakePage<Output<Name, 'results'> extends readonly (infer Item)[] ? Item : never>
  : Output<Name, 'results'>;

/** A fake for each endpoint in `Names`. A missing one doesn't compile. */
export type Fakes<Names extends CallName> = { readonly [Name in Names]: Fake<Name> };
