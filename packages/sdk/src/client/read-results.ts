import * as v from 'valibot';
import type { Route } from '../contract';
import type { RawResponse } from './exchange';
import { parseJson } from './parse-json';
import { ignoredIn } from './report-warnings';

export interface Results {
  results: unknown;
  limit: number | undefined;
  total: number | undefined;
  /** Number of items received, including invalid ones; 0 when `results` isn't a list. */
  receivedCount: number;
  /** Parameters that the backend says it ignored. */
  ignored: readonly string[];
}

export const isSuccess = ({ status }: RawResponse): boolean => status >= 200 && status <= 299;

/** The validated results of a success, without invalid list items; undefined when it breaks the contract. */
export function readResults(row: Route, { text, headers }: RawResponse): Results | undefined {
  const json = parseJson(text);
  const { results, limit, total } = Object(json?.value);
  const parsed = v.safeParse(row.results, results);
  if (!json || !parsed.success) return undefined;
  return {
    results: parsed.output,
    limit: typeof limit === 'number' ? limit : undefined,
    total: typeof total === 'number' ? total : undefined,
    receivedCount: Array.isArray(results) ? results.length : 0,
    ignored: ignoredIn(headers),
  };
}
