import * as v from 'valibot';

/** Dial code without plus. */
export const countryCodeParam = v.pipe(v.string(), v.regex(/^\d{1,4}$/));
/** National digits. */
export const phoneParam = v.pipe(v.string(), v.regex(/^\d{4,15}$/));
/** Six digits (spec §9). */
export const otpParam = v.pipe(v.string(), v.regex(/^\d{6}$/));
