import * as v from 'valibot';
import { parseReportingSkips } from '../contract';
import { type Deviation, quoted } from './deviation';

const at = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`;

const entriesOf = (value: object): [string | number, unknown][] =>
  Array.isArray(value) ? value.map((item, index) => [index, item]) : Object.entries(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Where in the response an item of it is. */
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
 * Values the schema read as its default because they were of the wrong type, and prices that aren't shown but were sent. A list that lost items is left out:
 * its places no longer correspond, and what it lost is reported already.
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

/** Everything under `results` that isn't of the schema: what a client would refuse, leave out or read as a default. */
export function schemaDeviations(schema: v.GenericSchema, results: unknown): Deviation[] {
  try {
    const { output, skipped } = parseReportingSkips(schema, results);
    const left = skipped.map(({ index, reason, item }) => ({
      path: (isObject(item) && pathTo(item, results, 'results')) || `results…[${index}]`,
      expected: 'an item of the contract',
      received: reason,
    }));
    return [...left, ...replaced(results, output, 'results')];
  } catch (error) {
    if (!(error instanceof v.ValiError)) throw error;
    return error.issues.map((issue: v.BaseIssue<unknown>) => ({
      path: ['results', v.getDotPath(issue)].filter(Boolean).join('.'),
      expected: issue.expected ?? issue.type,
      received: quoted(issue.input),
    }));
  }
}

/** Paths of values that clients read as a default because they are absent; items of lists count as one. */
function absent(received: unknown, read: unknown, path: string): string[] {
  if (!isObject(received) || !isObject(read)) return [];
  if (Array.isArray(received)) {
    const items = Array.isArray(read) && read.length === received.length ? read : [];
    return items.flatMap((item, index) => absent(received[index], item, `${path}[]`));
  }
  const sent = new Map(entriesOf(received));
  return entriesOf(read).flatMap(([key, value]) => {
    if (value === null || value === undefined) return [];
    // None is sent where it isn't shown.
    if (key === 'price' && sent.get('is_price_show') === false) return [];
    const given = sent.get(key) ?? undefined;
    return given === undefined ? [at(path, key)] : absent(given, value, at(path, key));
  });
}

/** Fields that `results` lacks, and clients therefore read as false, empty or zero. */
export function missingFields(schema: v.GenericSchema, results: unknown): Deviation[] {
  const parsed = v.safeParse(schema, results);
  const counts = new Map<string, number>();
  for (const path of parsed.success ? absent(results, parsed.output, 'results') : []) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return [...counts].map(([path, count]) => ({
    path,
    expected: 'a value, as clients read a missing one as false, zero or empty',
    received: count === 1 ? 'none' : `none, ${count} times`,
  }));
}
