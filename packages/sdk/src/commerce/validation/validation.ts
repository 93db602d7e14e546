/** Why a field is invalid: empty, longer than the contract allows, or malformed. */
export type FieldProblem = 'required' | 'too_long' | 'invalid';

/** Problems by field; valid fields are absent. */
export type FieldProblems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>;

/** The normalised values of a valid form, or its problems. Views translate problems to messages. */
export type Validation<Field extends string, Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly problems: FieldProblems<Field> };

/** Whether any required field is empty, for the message «All fields are required» (spec §5). */
export const hasMissingFields = (problems: FieldProblems<string>): boolean =>
  Object.values(problems).includes('required');

export const hasProblems = (problems: FieldProblems<string>): boolean => Object.keys(problems).length > 0;

/** Returns the fields with a problem. */
export function collectProblems<Field extends string>(
  checks: Readonly<Record<Field, FieldProblem | null>>,
): FieldProblems<Field> {
  const problems: Partial<Record<Field, FieldProblem>> = {};
  for (const field of Object.keys(checks) as Field[]) {
    const problem = checks[field];
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** Returns the value if there are no problems, else the problems. */
export function validation<Field extends string, Value>(
  value: Value,
  checks: Readonly<Record<Field, FieldProblem | null>>,
): Validation<Field, Value> {
  const problems = collectProblems(checks);
  return hasProblems(problems) ? { isValid: false, problems } : { isValid: true, value };
}
