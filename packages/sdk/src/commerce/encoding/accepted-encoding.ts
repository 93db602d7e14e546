/** How a body may travel; `identity` is as it is. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

const byPreference = ['br', 'gzip'] as const;
const refused = /^\s*q=0(\.0*)?\s*$/;

/**
 * The best encoding that an `Accept-Encoding` header names; weights don't matter among those (RFC 9110 §12.5.3). For
 * servers that compress what they send.
 */
export function acceptedEncoding(accepted = ''): ContentEncoding {
  const named = accepted
    .split(',')
    .map((entry) => entry.split(';'))
    .filter(([, weight = '']) => !refused.test(weight))
    .map(([name = '']) => name.trim().toLowerCase());
  return byPreference.find((encoding) => named.includes(encoding)) ?? 'identity';
}
