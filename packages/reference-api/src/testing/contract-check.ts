import { type EndpointName, endpoints, parseReportingSkips, type ResultsOf } from '@diwan/sdk/contract';
import { expect } from 'vitest';
import type { TestResponse } from './test-api';

/** Expects a valid success response without invalid list items; returns its results. */
export function expectResults<Name extends EndpointName>(
  name: Name,
  response: TestResponse,
): ResultsOf<Name> {
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  const { results } = response.body as { results: unknown };
  const { output, skipped } = parseReportingSkips(endpoints[name].results, results);
  expect(skipped).toEqual([]);
  return output as ResultsOf<Name>;
}
