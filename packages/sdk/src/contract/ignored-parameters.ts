import type { Endpoint } from './endpoints/endpoint';

/** Response header that names the parameters of a query that the endpoint doesn't have, for developers. */
export const IGNORED_HEADER = 'x-ignored-parameters';

const MAX_IGNORED = 10;

/**
 * The unknown parameters of a query, for the header; '' without any.
 * @param asked the query as received
 */
export const ignoredParameters = (
  { query }: Pick<Endpoint, 'query'>,
  asked: Readonly<Record<string, unknown>>,
): string => {
  const known = 'entries' in query && typeof query.entries === 'object' ? (query.entries ?? {}) : {};
  const unknown = Object.keys(asked).filter(
    (name) => !Object.hasOwn(known, name) && /^[\w.-]{1,40}$/.test(name),
  );
  return unknown.slice(0, MAX_IGNORED).join(', ');
};
