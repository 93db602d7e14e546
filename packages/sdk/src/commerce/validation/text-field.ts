import * as v from 'valibot';
import type { FieldProblem } from './validation';

/** Checks a text against the contract's schema, so that what passes here passes the server. */
export const problemOf = (
  schema: v.GenericSchema,
  text: string,
  { isRequired }: { isRequired: boolean },
): FieldProblem | null => {
  if (text === '') return isRequired ? 'required' : null;
  const { issues } = v.safeParse(schema, text);
  if (!issues) return null;
  return issues.some(({ type }) => type === 'max_length') ? 'too_long' : 'invalid';
};
