import type { EndpointName, ResultsOf } from '../contract';
import type { Probe } from './probe';
import { readable } from './responses';

/** What can't be found out from outside. */
export interface Knowledge {
  /** A page origin that must be let in. */
  origin: string;
  /** The staff's token. */
  staffToken?: string | undefined;
  /** A promo code that may be used now. */
  promoCode?: string | undefined;
  /** Reads the code that was sent to a phone (dial code and national digits); without it no phone can be verified. */
  sentCode?: ((phone: string) => Promise<string>) | undefined;
  /** A short link. */
  redirectSlug?: string | undefined;
}

/** What checks work with. */
export interface Context extends Knowledge {
  probe: Probe;
  /**
   * The usable part of a response, fetched once: what other checks take ids from. Undefined when there is none; the
   * endpoint's own checks tell why.
   */
  found: <Name extends ListingName>(name: Name) => Promise<ResultsOf<Name> | undefined>;
}

/** Endpoints whose responses lead to others. */
const LISTING_INPUTS = {
  'items.list': { query: { limit: 100 } },
  'categories.list': {},
  'projects.list': { query: { limit: 100 } },
  'projects.categories': {},
  'partners.list': { query: { limit: 100 } },
  'map.get': {},
} as const satisfies Partial<Record<EndpointName, object>>;
export type ListingName = keyof typeof LISTING_INPUTS;

export function createContext(probe: Probe, knowledge: Knowledge): Context {
  const fetched = new Map<ListingName, Promise<unknown>>();

  const fetchUsable = async (name: ListingName): Promise<unknown> => {
    const response = await probe(name, LISTING_INPUTS[name]);
    return Array.isArray(response.results) ? readable(name, response) : undefined;
  };

  const found = <Name extends ListingName>(name: Name): Promise<ResultsOf<Name> | undefined> => {
    const usable = fetched.get(name) ?? fetchUsable(name);
    fetched.set(name, usable);
    return usable as Promise<ResultsOf<Name> | undefined>;
  };
  return { ...knowledge, probe, found };
}
