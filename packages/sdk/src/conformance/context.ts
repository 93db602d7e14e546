import type { ResultsOf } from '../contract';
import { needed, Skipped } from './deviation';
import { fieldOf, type Probe } from './probe';
import { type ListName, readable } from './responses';

/** Error codes of promos that exist and can't be used. */
export const REFUSED_PROMOS = ['promo_not_started', 'promo_expired', 'promo_usage_limit'] as const;

/** Facts that can't be read from the API. */
export interface Knowledge {
  /** An origin that CORS must allow. */
  origin: string;
  /** A currently valid promo code. */
  promoCode?: string | undefined;
  /** Codes that must be refused, by the reason. */
  refusedPromos?: Partial<Record<(typeof REFUSED_PROMOS)[number], string | undefined>> | undefined;
  /** Returns the code sent to a phone (dial code and national digits). Orders need it. */
  sentCode?: ((phone: string) => Promise<string>) | undefined;
  /** A short link. */
  redirectSlug?: string | undefined;
}

/** A visitor whose phone is verified. */
export interface VerifiedVisitor {
  /** In national form. */
  phone: string;
  proof: string;
}

/** Passed to every check. */
export interface Context extends Knowledge {
  probe: Probe;
  /** The valid items of a list with its largest page, fetched once. Other checks take ids from it. */
  listed: <Name extends ListName>(name: Name) => Promise<ResultsOf<Name>>;
  /** The same visitor for all checks of a run, because codes are limited. */
  visitor: () => Promise<VerifiedVisitor>;
  /** Descriptions of the records that the kit leaves in the shop. */
  left: Set<string>;
}

/** A lead that the shop recognises as a test. */
export const TEST_LEAD = {
  name: 'Conformance test (please ignore)',
  email: 'conformance-test@example.com',
  phone: '+966500000000',
};

/** The first country of the map. */
export const defaultCountry = async ({ listed }: Pick<Context, 'listed'>) =>
  needed((await listed('map.get'))[0], 'The map has no country.');

/** Verifies a phone that consists of 5 and `digit`, through the codes that the backend sends. */
export async function verifyPhone(
  context: Pick<Context, 'listed' | 'probe' | 'sentCode'>,
  digit: string,
): Promise<VerifiedVisitor> {
  const { probe, sentCode } = context;
  const readCode = needed(sentCode, 'Needs access to the codes it sends: --outbox.');
  const { country_code: countryCode, allowed_phone_length } = await defaultCountry(context);
  const phone = '5'.padEnd(allowed_phone_length, digit);
  await probe('otp.request', { params: { countryCode, phone } });
  const otp = await readCode(`${countryCode}${phone}`);
  const { results } = await probe('otp.verify', { params: { countryCode, phone, otp } });
  const proof = fieldOf(results, 'phone_proof');
  if (typeof proof !== 'string') throw new Skipped('No phone could be verified.');
  return { phone, proof };
}

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export function createContext(probe: Probe, knowledge: Knowledge): Context {
  const lists = new Map<ListName, Promise<unknown>>();
  const listed = <Name extends ListName>(name: Name): Promise<ResultsOf<Name>> => {
    const fetchList = async () => {
      const isPaged = name === 'items.list' || name === 'projects.list' || name === 'partners.list';
      return readable(name, await probe(name, isPaged ? { query: { limit: 100 } } : {}));
    };
    const list = lists.get(name) ?? fetchList();
    lists.set(name, list);
    return list as Promise<ResultsOf<Name>>;
  };
  const visitor = once(() => verifyPhone({ ...knowledge, probe, listed }, '6'));
  return { ...knowledge, probe, listed, visitor, left: new Set() };
}
