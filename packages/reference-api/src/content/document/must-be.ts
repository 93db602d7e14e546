import type * as v from 'valibot';
import { refusedValue } from './quoted';

/** The message of a rule: what a value must be, and what it is. */
export const mustBe =
  (what: string) =>
  (issue: v.BaseIssue<unknown>): string =>
    `must be ${what}, not ${refusedValue(issue)}`;
