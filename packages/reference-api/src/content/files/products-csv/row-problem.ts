import { quoted } from '../../document/quoted';

/** A problem or warning of a row. */
export interface RowProblem {
  /** The header of its column. */
  header?: string;
  /** What is wrong, with the cell's value. */
  message: string;
  /** The same for all rows with this problem. */
  cause: string;
  /** The value that differs between them. */
  value?: string;
  /** A category that the shop doesn't have. */
  missingCategory?: string;
}

/** A problem with a cell: its value, and what is wrong with it in each row that has the same problem. */
export const rowProblem = (cell: string, cause: string, hint = ''): RowProblem => ({
  message: `${quoted(cell)} ${cause}${hint}`,
  cause,
  value: cell,
});

/** A problem that names no value. */
export const plainProblem = (message: string): RowProblem => ({ message, cause: message });

/** More values are no help in a line of a terminal. */
const SHOWN = 8;

/** `"a", "b" and 3 more` */
export function someOf(values: readonly string[]): string {
  const shown = values.slice(0, SHOWN).map(quoted).join(', ');
  return values.length > SHOWN ? `${shown} and ${values.length - SHOWN} more` : shown;
}
