import * as v from 'valibot';
import type { FieldProblem } from './validation';

/** Validates a text with the contract's schema, so that what passes here also passes on the server. */
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
