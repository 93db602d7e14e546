import type * as v from 'valibot';

/** Enough to recognise a value by, in a terminal and over a page. */
const SHOWN_LENGTH = 60;

/** The beginning of a long text. */
export function shortened(text: string): string {
  const letters = Array.from(text.slice(0, 2 * SHOWN_LENGTH));
  const isWhole = text.length <= 2 * SHOWN_LENGTH && letters.length <= SHOWN_LENGTH;
  return isWhole ? text : `${letters.slice(0, SHOWN_LENGTH).join('')}…`;
}

/** A text as messages quote it: its beginning, where it is long. */
export const quoted = (text: string): string => JSON.stringify(shortened(text));

/** The value that a rule refused; valibot names others than texts by their type. */
export const refusedValue = ({ input, received }: v.BaseIssue<unknown>): string =>
  typeof input === 'string' ? quoted(input) : received;
