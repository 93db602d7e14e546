/**
 * A random UUID. `crypto.randomUUID` exists only in secure contexts; on a partner's plain-http page, `getRandomValues`
 * provides the same 122 bits.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
