/** Encoding of a response body; `identity` is uncompressed. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

const byPreference = ['br', 'gzip'] as const;
const refused = /^\s*q=0(\.0*)?\s*$/;

/**
 * The best encoding accepted by an `Accept-Encoding` header; their weights are ignored (RFC 9110 §12.5.3). For servers
 * that compress responses.
 */
export function acceptedEncoding(accepted = ''): ContentEncoding {
  const named = accepted
    .split(',')
    .map((entry) => entry.split(';'))
    .filter(([, weight = '']) => !refused.test(weight))
    .map(([name = '']) => name.trim().toLowerCase());
  return byPreference.find((encoding) => named.includes(encoding)) ?? 'identity';
}
