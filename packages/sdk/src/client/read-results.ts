import { type Route, type SkippedItem, safeParseReportingSkips } from '../contract';
import type { RawResponse } from './exchange';
import { parseJson } from './parse-json';
import { ignoredIn } from './report-warnings';

export interface Results {
  results: unknown;
  limit: number | undefined;
  total: number | undefined;
  /** Number of items received, including invalid ones; 0 when `results` isn't a list. */
  receivedCount: number;
  /** The parameters that the backend reports as ignored. */
  ignored: readonly string[];
  /** Invalid list items, which `results` lack. */
  skipped: readonly SkippedItem[];
}

export const isSuccess = ({ status }: RawResponse): boolean => status >= 200 && status <= 299;

/** The validated results of a success, without invalid list items; undefined when it breaks the contract. */
export function readResults(row: Route, { text, headers }: RawResponse): Results | undefined {
  const json = parseJson(text);
  const { results, limit, total } = Object(json?.value);
  const { output, issues, skipped } = safeParseReportingSkips(row.results, results);
  if (!json || issues) return undefined;
  return {
    results: output,
    limit: typeof limit === 'number' ? limit : undefined,
    total: typeof total === 'number' ? total : undefined,
    receivedCount: Array.isArray(results) ? results.length : 0,
    ignored: ignoredIn(headers),
    skipped,
  };
}
