import type { EndpointName } from '../contract';
import type { Context } from './context';
import type { Deviation } from './deviation';

/** A check of one requirement of an endpoint. */
export interface Check {
  endpoint: EndpointName;
  /** Reads after the endpoint's name: "sorts by price, ASC". */
  title: string;
  /** The permission it needs: to store test data, or to send complete orders to a test shop. */
  needs?: 'write' | 'orders';
  /** @throws Skipped when the backend lacks the necessary data */
  run: (context: Context) => Promise<readonly Deviation[]>;
}
