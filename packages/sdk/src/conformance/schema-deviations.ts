import * as v from 'valibot';
import { safeParseReportingSkips } from '../contract';
import { type Deviation, quoted } from './deviation';

const at = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`;

const entriesOf = (value: object): [string | number, unknown][] =>
  Array.isArray(value) ? value.map((item, index) => [index, item]) : Object.entries(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The path of an item within the response. */
function pathTo(item: unknown, value: unknown, path: string): string | undefined {
  if (value === item) return path;
  if (!isObject(value)) return undefined;
  for (const [key, child] of entriesOf(value)) {
    const found = pathTo(item, child, at(path, key));
    if (found) return found;
  }
  return undefined;
}

/**
 * Values of the wrong type that the schema replaced with a default, and hidden prices that were sent. Ignores lists
 * with skipped items: their indexes no longer correspond, and the items are already reported.
 */
function replaced(received: unknown, read: unknown, path: string): Deviation[] {
  if (received === null || received === undefined || Object.is(received, read)) return [];
  if (!isObject(received) || !isObject(read)) {
    const expected = typeof received === typeof read ? quoted(read) : `the type of ${quoted(read)}`;
    return [{ path, expected, received: quoted(received) }];
  }
  if (Array.isArray(received) && received.length !== (Array.isArray(read) ? read.length : -1)) return [];
  const known = new Map(entriesOf(read));
  return entriesOf(received).flatMap(([key, child]) =>
    known.has(key) ? replaced(child, known.get(key), at(path, key)) : [],
  );
}

/**
 * Everything in `results` that doesn't match the schema: what a client would reject, skip or replace with a default.
 */
export function schemaDeviations(schema: v.GenericSchema, results: unknown): Deviation[] {
  const { output, issues, skipped } = safeParseReportingSkips(schema, results);
  if (issues)
    return issues.map((issue) => ({
      path: ['results', v.getDotPath(issue)].filter(Boolean).join('.'),
      expected: issue.expected ?? issue.type,
      received: quoted(issue.input),
    }));
  const left = skipped.map(({ index, reason, item }) => ({
    path: (isObject(item) && pathTo(item, results, 'results')) || `results…[${index}]`,
    expected: 'a valid item',
    received: reason,
  }));
  return [...left, ...replaced(results, output, 'results')];
}
