import {
  cssColorSchema,
  DIAL_CODE_PATTERN,
  EMAIL_PATTERN,
  fontListSchema,
  PRODUCT_CODE_PATTERN,
  PROMO_CODE_PATTERN,
  SLUG_PATTERN,
} from '@diwan/sdk/contract';
import type * as v from 'valibot';
import { refusedValue } from './quoted';

/** The contract's patterns explained for shop owners. */
const patterns = new Map<unknown, string>([
  [PRODUCT_CODE_PATTERN, 'a product code has 1 to 32 Latin letters and digits, without dashes or spaces'],
  [PROMO_CODE_PATTERN, 'a promo code has 1 to 40 letters, digits, dashes and underscores'],
  [DIAL_CODE_PATTERN, 'a dial code has 1 to 4 digits, without a plus'],
  [SLUG_PATTERN, 'a slug has 1 to 120 letters, digits, dashes and underscores'],
  [EMAIL_PATTERN, 'an e-mail address is written like hello@shop.example'],
  [cssColorSchema.pipe[1].requirement, 'a colour is written like #7a5638'],
  [fontListSchema.pipe[1].requirement, 'fonts are written like "Amiri, serif"'],
]);

/** Expected values of rules, in place of valibot's messages. */
const rules: Readonly<Record<string, (issue: v.BaseIssue<unknown>) => string>> = {
  integer: () => 'a whole number',
  finite: () => 'a number',
  min_value: ({ requirement }) => `a number from ${requirement}`,
  max_value: ({ requirement }) => `a number up to ${requirement}`,
  max_length: ({ requirement }) => `at most ${requirement} characters`,
  hex_color: () => 'a colour like #7a5638',
  iso_timestamp: () => 'a time like 2026-01-31T12:00:00Z',
};

/** Why a value breaks one of the contract's patterns; undefined for other problems. */
export const brokenPattern = ({ requirement, input }: v.BaseIssue<unknown>): string | undefined => {
  const pattern = input === '' ? undefined : patterns.get(requirement);
  return pattern && `can't be used: ${pattern}`;
};

/** Describes a problem for shop owners, whose rule has no words of its own. */
function problemWords(issue: v.BaseIssue<unknown>): string {
  const { kind, type, expected, received, message } = issue;
  if (received === 'undefined') return 'is missing';
  if (kind === 'schema') return `expected ${expected}, got ${received}`;
  if (issue.input === '') return 'is empty';
  const broken = brokenPattern(issue);
  if (broken) return `${refusedValue(issue)} ${broken}`;
  const rule = rules[type];
  return rule ? `expected ${rule(issue)}, got ${refusedValue(issue)}` : message;
}

/** Has valibot describe problems for shop owners; rules with words of their own keep them. */
export const inPlainWords: v.Config<v.BaseIssue<unknown>> = { message: problemWords };
