/** `Retry-After` header until `moment`: whole seconds, at least one. */
export const retryAfter = (moment: Date, now: Date): { 'retry-after': string } => ({
  'retry-after': String(Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000))),
});
