import { backends } from '../backend';
import { type Check, Skipped } from '../backend/checking/check';
import { type Context, createContext, type Knowledge } from '../backend/checking/context';
import type { Deviation } from '../backend/checking/deviation';
import { createProbe, type ProbeFetch, RateLimited } from '../backend/checking/probe';
import { webhookChecks } from '../backend/webhook-checks';
import type { CallName } from '../contract';
import { everywhereChecks } from './everywhere';
import { type Profile, type Subject, subjectsOf } from './profile';

/** What to check, and what the kit may do. */
export interface ConformanceOptions extends Partial<Knowledge> {
  /** The API's base URL, ending in `/api`. */
  baseUrl: string;
  /** Also store leads and requests, clearly marked as tests. */
  isWriting?: boolean | undefined;
  /** Also send complete orders. */
  isOrdering?: boolean | undefined;
  /** What to check; the whole contract by default. */
  profile?: Profile | undefined;
  /** Only these endpoints of the profile. */
  only?: readonly CallName[] | undefined;
  /** Replaces the global `fetch`. */
  fetch?: ProbeFetch | undefined;
}

/** Whether a check passed, and why not. */
export type Verdict =
  | { status: 'ok' }
  | { status: 'failed' | 'note'; deviations: readonly Deviation[] }
  | { status: 'skipped'; reason: string };

/** The result of one check. */
export type Outcome = { endpoint: Subject; title: string } & Verdict;

/** The result of all checks. */
export interface ConformanceReport {
  baseUrl: string;
  isWriting: boolean;
  isOrdering: boolean;
  profile: Profile;
  /** True when no check failed. */
  conforms: boolean;
  outcomes: Outcome[];
  /** What stays in the shop: orders, and leads and requests unless the staff token could erase them. */
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

type Permissions = Pick<ConformanceReport, 'isWriting' | 'isOrdering'>;

async function verdictOf(
  check: Check,
  context: Context,
  { isWriting, isOrdering }: Permissions,
): Promise<Verdict> {
  if (check.isWrite && !isWriting) return { status: 'skipped', reason: 'Stores test data; needs --write.' };
  if (check.isOrder && !isOrdering) return { status: 'skipped', reason: 'Sends orders; needs --orders.' };
  try {
    const deviations = await check.run(context);
    if (deviations.length === 0) return { status: 'ok' };
    return { status: check.isAdvice ? 'note' : 'failed', deviations };
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

const checksOf = (subject: Subject): readonly Check[] =>
  subject === 'webhook'
    ? webhookChecks
    : [...backends[subject].checks, ...everywhereChecks.filter(({ endpoint }) => endpoint === subject)];

/**
 * Checks a backend against the contract over HTTP, one request after another. Sends reads and malformed
 * writes; with `isWriting` also leads and requests marked as tests, with `isOrdering` also complete orders.
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
    only,
    ...knowledge
  } = options;
  const probe = createProbe(baseUrl, (url, init) => fetch(url, init), knowledge.staffToken);
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
  const can = { staff: knowledge.staffToken !== undefined, webhook: knowledge.webhook !== undefined };
  const planned = subjectsOf(profile, can)
    .filter((subject) => !only || only.some((name) => name === subject))
    .flatMap((subject) => checksOf(subject).map((check) => ({ subject, check })));
  const outcomes: Outcome[] = [];
  for (const isLast of [false, true]) {
    for (const { subject, check } of planned) {
      if ((check.isLast ?? false) !== isLast) continue;
      const verdict = await verdictOf(check, context, { isWriting, isOrdering });
      outcomes.push({ endpoint: subject, title: check.title, ...verdict });
    }
  }
  const conforms = outcomes.every(({ status }) => status !== 'failed');
  return { baseUrl, isWriting, isOrdering, profile, conforms, outcomes, left: [...context.left] };
}
