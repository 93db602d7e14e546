import * as v from 'valibot';

/**
 * A text of at most `max` characters, without white space around it. Checks after it in a pipe never see a longer one:
 * valibot runs all checks of a pipe, also after one has failed, but stops at a transformation, as `trim` is one.
 */
export const limitedText = (max: number) => v.pipe(v.string(), v.maxLength(max), v.trim());
