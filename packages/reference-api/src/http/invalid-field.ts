import type { Locale } from '@diwan/sdk/commerce';
import { ApiError } from './api-error';
import { type FieldProblem, fieldProblems } from './messages';

/** A refusal of one value that is of the contract's shape and yet wrong: 400 `validation_failed` with its path. */
export const invalidField = ({
  path,
  problem,
  locale,
}: {
  path: string;
  problem: FieldProblem;
  locale: Locale;
}): ApiError => invalidFields([{ path, problem }], locale);

/** {@link invalidField} for several values at once. */
export const invalidFields = (
  problems: readonly { path: string; problem: FieldProblem }[],
  locale: Locale,
): ApiError =>
  new ApiError('validation_failed', {
    errors: problems.map(({ path, problem }) => ({ path, message: fieldProblems[locale][problem] })),
  });
