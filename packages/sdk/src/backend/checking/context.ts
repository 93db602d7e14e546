import type { CallName, OrderReceipt, StaffScope } from '../../contract';
import type { Probe } from './probe';
import { type AnyResults, readable } from './responses';
import type { WebhookInbox } from './webhook-inbox';

/** Why a promo can't be used. */
export const REFUSED_PROMOS = ['promo_not_started', 'promo_expired', 'promo_usage_limit'] as const;
export type RefusedPromo = (typeof REFUSED_PROMOS)[number];

/** Facts that can't be read from the API. */
export interface Knowledge {
  /** An origin that CORS must allow. */
  origin: string;
  /** A staff token that allows everything. */
  staffToken?: string | undefined;
  /** Staff tokens that allow one thing each. */
  scopedTokens?: readonly { scope: StaffScope; token: string }[] | undefined;
  /** Where messages to the shop's webhook arrive. */
  webhook?: WebhookInbox | undefined;
  /** Currently valid promo codes; each type is checked with one of it. */
  promoCodes?: readonly string[] | undefined;
  /** Codes that must be refused, by the reason. */
  refusedPromos?: Partial<Record<RefusedPromo, string | undefined>> | undefined;
  /**
   * Returns the code sent to a phone (dial code and national digits). Without it, checks that verify a phone are
   * skipped.
   */
  sentCode?: ((phone: string) => Promise<string>) | undefined;
  /** A short link. */
  redirectSlug?: string | undefined;
}

/** Passed to every check. */
export interface Context extends Knowledge {
  probe: Probe;
  /** What the kit has stored in the shop, by kind. */
  stored: { lead?: number; request?: number; order?: OrderReceipt };
  /** What the kit leaves in the shop; checks add and remove entries. */
  left: Set<string>;
  /**
   * The valid items of a list, fetched once, from which other checks take ids. Undefined when the response isn't a
   * list; the endpoint's own checks report why.
   */
  found: <Name extends ListingName>(name: Name) => Promise<AnyResults<Name> | undefined>;
}

/** List endpoints, which provide the ids for other checks. */
const LISTING_INPUTS = {
  'items.list': { query: { limit: 100 } },
  'categories.list': {},
  'projects.list': { query: { limit: 100 } },
  'projects.categories': {},
  'partners.list': { query: { limit: 100 } },
  'map.get': {},
  'leads.forms': {},
  'staff.orders.list': { query: { limit: 100 } },
  'staff.requests.list': { query: { limit: 100 } },
  'staff.leads.list': { query: { limit: 100 } },
  'staff.events.list': { query: { limit: 100 } },
} as const satisfies Partial<Record<CallName, object>>;
export type ListingName = keyof typeof LISTING_INPUTS;

export function createContext(probe: Probe, knowledge: Knowledge): Context {
  const fetched = new Map<ListingName, Promise<unknown>>();

  const fetchUsable = async (name: ListingName): Promise<unknown> => {
    const response = await probe(name, LISTING_INPUTS[name]);
    return Array.isArray(response.results) ? readable(name, response) : undefined;
  };

  const found = <Name extends ListingName>(name: Name): Promise<AnyResults<Name> | undefined> => {
    const usable = fetched.get(name) ?? fetchUsable(name);
    fetched.set(name, usable);
    return usable as Promise<AnyResults<Name> | undefined>;
  };
  return { ...knowledge, probe, found, stored: {}, left: new Set() };
}
