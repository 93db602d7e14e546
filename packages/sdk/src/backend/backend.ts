import type * as v from 'valibot';
import type { CallName, Endpoints, StaffEndpoints } from '../contract';
import type { Check } from './checking/check';
import type { FakeInbox } from './fake/fake-records';
import type { FakeShop } from './fake/fake-shop';
import type { FakePage } from './fake/lists';
import type { PhoneProof } from './fake/phone-proofs';
import type { FakeRules } from './fake/rules';

/** What a fake backend stores about its visitors. */
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
  rules: FakeRules;
  params: Output<Name, 'params'>;
  query: Output<Name, 'query'>;
  body: AllEndpoints[Name] extends { body: infer Body extends v.GenericSchema }
    ? v.InferOutput<Body>
    : undefined;
  token: string | undefined;
}

/** What a backend does for an endpoint. */
interface Backend<Name extends CallName> {
  /**
   * The results of the fake backend.
   * @throws {FakeFailure} for an error response
   */
  readonly fake: (
    input: FakeInput<Name>,
  ) => AllEndpoints[Name] extends { isPaged: true }
    ? FakePage<Output<Name, 'results'> extends readonly (infer Item)[] ? Item : never>
    : Output<Name, 'results'>;
  /** How the conformance kit checks any backend. */
  readonly checks: readonly [Check, ...Check[]];
}

/** Of each endpoint in `Names`; one without doesn't compile. */
export type Backends<Names extends CallName> = { readonly [Name in Names]: Backend<Name> };
