import * as v from 'valibot';

/** A code as typed: letters, digits, dash and underscore. */
export const promoCodeParam = v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_-]{1,40}$/u));
