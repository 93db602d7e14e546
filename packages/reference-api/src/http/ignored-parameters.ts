import type { Endpoint } from '@diwan/sdk/contract';

/** Names the parameters of a query that the endpoint doesn't have, for developers. */
export const IGNORED_HEADER = 'X-Ignored-Parameters';
const MAX_IGNORED = 10;

/** The unknown parameters of a query, for the header; '' without any. */
export const ignoredParameters = ({ query }: Endpoint, asked: Readonly<Record<string, unknown>>): string => {
  const known = 'entries' in query && typeof query.entries === 'object' ? (query.entries ?? {}) : {};
  const unknown = Object.keys(asked).filter(
    (name) => !Object.hasOwn(known, name) && /^[\w.-]{1,40}$/.test(name),
  );
  return unknown.slice(0, MAX_IGNORED).join(', ');
};
