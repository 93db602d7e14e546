import { endpoints } from '../contract';
import type { Check } from './check';
import { checks } from './checks';
import { type Context, createContext, type Knowledge } from './context';
import { type Deviation, Skipped } from './deviation';
import { createProbe, type ProbeFetch, RateLimited } from './probe';

/** The whole contract, or only the read endpoints, for backends without a checkout. */
export const PROFILES = ['whole', 'catalogue'] as const;
/** The part of the contract to check. */
export type Profile = (typeof PROFILES)[number];

/** The backend to check, and the permissions of the kit. */
export interface ConformanceOptions extends Partial<Knowledge> {
  /** The API's base URL, ending in `/api`. */
  baseUrl: string;
  /** Also store a lead and a request, clearly marked as tests. */
  isWriting?: boolean | undefined;
  /** Also send complete orders to a test shop, and store one. */
  isOrdering?: boolean | undefined;
  /** The part of the contract to check; the whole by default. */
  profile?: Profile | undefined;
  /** Replaces the global `fetch`. */
  fetch?: ProbeFetch | undefined;
}

/** Whether a check passed, and why not. */
export type Verdict =
  | { status: 'ok' }
  | { status: 'failed'; deviations: readonly Deviation[] }
  | { status: 'skipped'; reason: string };

/** The result of one check. */
export type Outcome = Pick<Check, 'endpoint' | 'title'> & Verdict;

/** The result of all checks. */
export interface ConformanceReport {
  baseUrl: string;
  profile: Profile;
  /** True when no check failed. */
  conforms: boolean;
  outcomes: Outcome[];
  /** Descriptions of the records that stay in the shop: an order, a lead and a request. */
  left: string[];
}

/** The backend didn't respond to the first request, or with a web page. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

const DEFAULT_ORIGIN = 'https://partner.example';

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error
    ? `${message}: ${cause.message || (cause as NodeJS.ErrnoException).code}`
    : message;
};

async function verdictOf({ run }: Check, context: Context): Promise<Verdict> {
  try {
    const deviations = await run(context);
    return deviations.length === 0 ? { status: 'ok' } : { status: 'failed', deviations };
  } catch (error) {
    if (error instanceof Skipped || error instanceof RateLimited)
      return { status: 'skipped', reason: error.message };
    // A failed request is a finding; the other checks continue.
    return {
      status: 'failed',
      deviations: [{ path: '', expected: 'a response', received: reasonOf(error) }],
    };
  }
}

/**
 * Checks a backend against the contract over HTTP, one request after another. Sends reads and malformed
 * writes; with `isWriting` also a lead and a request marked as tests, with `isOrdering` also complete orders.
 * @throws Unreachable when `baseUrl` doesn't respond, or is a website's
 */
export async function runConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const {
    baseUrl,
    isWriting = false,
    isOrdering = false,
    profile = 'whole',
    fetch = globalThis.fetch,
    origin = DEFAULT_ORIGIN,
    ...knowledge
  } = options;
  const probe = createProbe(baseUrl, (url, init) => fetch(url, init));
  try {
    const { json, headers } = await probe('items.list');
    if (json === undefined && headers.get('content-type')?.startsWith('text/html'))
      throw new Unreachable(`${baseUrl} returns web pages, so it isn't an API. Should it end in /api?`);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    if (error instanceof RateLimited) throw new Unreachable(error.message);
    throw new Unreachable(`No response from ${baseUrl} (${reasonOf(error)}).`);
  }

  const context = createContext(probe, { ...knowledge, origin });
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const { endpoint, title, needs } = check;
    if (profile === 'catalogue' && endpoints[endpoint].profile !== 'catalogue') continue;
    const isAllowed = !needs || (needs === 'write' ? isWriting : isOrdering);
    const verdict: Verdict = isAllowed
      ? await verdictOf(check, context)
      : { status: 'skipped', reason: `Needs --${needs}.` };
    outcomes.push({ endpoint, title, ...verdict });
  }
  const conforms = outcomes.every(({ status }) => status !== 'failed');
  return { baseUrl, profile, conforms, outcomes, left: [...context.left] };
}
