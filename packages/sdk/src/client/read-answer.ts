import * as v from 'valibot';
import { type EndpointName, parseReportingSkips, type Route, routes } from '../contract';
import { apiErrorOf, type RawAnswer } from './api-error';
import { ContractError } from './errors';
import { parseJson } from './parse-json';
import type { SkipReport } from './report-skipped';

const SNIPPET_LENGTH = 200;

const envelopeSchema = v.fallback(
  v.object({ results: v.optional(v.unknown()), limit: v.fallback(v.optional(v.number()), undefined) }),
  {},
);

interface ReadAnswer {
  results: unknown;
  limit: number | undefined;
  /** Elements as received, broken ones included; 0 when `results` is no list. */
  receivedCount: number;
}

const describeMismatch = ({ issues: [issue] }: v.ValiError<v.GenericSchema>): string => {
  const path = v.getDotPath(issue);
  return `results${path ? `.${path}` : ''} should be ${issue.expected ?? issue.type}`;
};

/**
 * The validated results of an answer. Broken elements of lists are left out and told to `onSkipped`.
 * @throws ApiError by status, with the server's message; ContractError when a success isn't of the contract
 */
export function readAnswer(
  name: EndpointName,
  answer: RawAnswer,
  onSkipped: (report: SkipReport) => void,
  now: number,
): ReadAnswer {
  const { status, headers, text } = answer;
  if (status < 200 || status > 299) throw apiErrorOf(name, answer, now);

  const row: Route = routes[name];
  const isWrite = row.method === 'POST';
  const contractError = (reason: string) =>
    new ContractError(`${name} answered ${status}, but ${reason}`, {
      endpoint: name,
      status,
      snippet: isWrite ? undefined : text.slice(0, SNIPPET_LENGTH),
    });

  const json = parseJson(text);
  if (!json) throw contractError(`with ${headers.get('content-type') ?? 'no content type'} that isn't JSON`);
  const { results, limit } = v.parse(envelopeSchema, json.value);
  try {
    const { output, skipped } = parseReportingSkips(row.results, results);
    for (const element of skipped) onSkipped({ endpoint: name, ...element });
    return { results: output, limit, receivedCount: Array.isArray(results) ? results.length : 0 };
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error;
    // A write that succeeded has happened, whatever its answer looks like.
    if (isWrite) return { results: undefined, limit: undefined, receivedCount: 0 };
    throw contractError(json.value === undefined ? 'the answer is empty' : describeMismatch(error));
  }
}
