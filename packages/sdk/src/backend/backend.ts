import type * as v from 'valibot';
import type { EndpointName, Endpoints, ResultsOf } from '../contract';
import type { Check } from './checking/check';
import type { FakeShop } from './fake/fake-shop';
import type { PhoneProof } from './fake/phone-proofs';
import type { FakeRules } from './fake/rules';

/** What a fake backend stores about its visitors. */
export interface FakeState {
  /** Phones as `966500000000`. */
  sentTo: Set<string>;
  /** Proofs of verified phones, by token. */
  proofs: Map<string, PhoneProof>;
  /** Number of leads, requests and orders created so far, used as their ids. */
  createdCount: number;
}

type Output<Name extends EndpointName, Part extends 'params' | 'query'> = v.InferOutput<
  Endpoints[Name][Part]
>;

/** A validated request. */
export interface FakeInput<Name extends EndpointName> {
  shop: FakeShop;
  state: FakeState;
  rules: FakeRules;
  params: Output<Name, 'params'>;
  query: Output<Name, 'query'>;
  body: Endpoints[Name] extends { body: infer Body extends v.GenericSchema }
    ? v.InferOutput<Body>
    : undefined;
  token: string | undefined;
}

/** What a backend does for an endpoint. */
interface Backend<Name extends EndpointName> {
  /**
   * The results of the fake backend.
   * @throws {FakeFailure} for an error response
   */
  readonly fake: (input: FakeInput<Name>) => ResultsOf<Name>;
  /** How the conformance kit checks any backend. */
  readonly checks: readonly [Check, ...Check[]];
}

/** Of each endpoint in `Names`; one without doesn't compile. */
export type Backends<Names extends EndpointName> = { readonly [Name in Names]: Backend<Name> };
