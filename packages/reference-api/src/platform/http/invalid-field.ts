import type { Locale } from '@diwan/sdk/commerce';
import { ApiError } from './api-error';
import { type FieldProblem, fieldProblems } from './messages';

/** 400 `validation_failed` for a value that satisfies the schema but is invalid nevertheless. */
export const invalidField = ({
  path,
  problem,
  locale,
}: {
  path: string;
  problem: FieldProblem;
  locale: Locale;
}): ApiError => invalidFields([{ path, problem }], locale);

/** {@link invalidField} for several values. */
export const invalidFields = (
  problems: readonly { path: string; problem: FieldProblem }[],
  locale: Locale,
): ApiError =>
  new ApiError('validation_failed', {
    errors: problems.map(({ path, problem }) => ({ path, message: fieldProblems[locale][problem] })),
  });
