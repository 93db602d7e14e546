/** Why a field can't be sent: it is empty, or what it holds is no such thing. */
export type FieldProblem = 'required' | 'invalid';

/** Problems by field; fields without one are absent. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

/** A form's values ready to be sent, or what is wrong with them. Words for problems belong to the views. */
export type Validation<Field extends string, Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: FieldProblems<Field> };

/** Whether any required field is empty: the case of «All fields are required» (spec §5). */
export const hasMissingFields = (problems: FieldProblems<string>): boolean =>
  Object.values(problems).includes('required');

export const hasProblems = (problems: FieldProblems<string>): boolean => Object.keys(problems).length > 0;

/** The problems among verdicts on every field. */
export function collectProblems<Field extends string>(
  verdicts: Readonly<Record<Field, FieldProblem | null>>,
): FieldProblems<Field> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of Object.keys(verdicts) as Field[]) {
    const verdict = verdicts[field];
    if (verdict) problems[field] = verdict;
  }
  return problems;
}

/** A value that is as good as the verdicts on its fields. */
export function judged<Field extends string, Value>(
  value: Value,
  verdicts: Readonly<Record<Field, FieldProblem | null>>,
): Validation<Field, Value> {
  const problems = collectProblems(verdicts);
  return hasProblems(problems) ? { isValid: false, problems } : { isValid: true, value };
}
