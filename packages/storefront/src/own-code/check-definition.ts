import { isValidElement } from 'react';
import * as v from 'valibot';

const isComponent = (given: unknown) =>
  typeof given === 'function' ||
  // `memo` and `forwardRef` return objects with this mark; elements have it as well.
  (Object(given) === given && '$$typeof' in (given as object) && !isValidElement(given));

export const componentSchema = v.custom<unknown>(isComponent, 'must be a React component');

/**
 * Refuses a definition that types would have refused: modules are built without them.
 * @param schema of what is given, without other fields
 * @throws TypeError naming the field that is wrong; its place is that of the definition
 */
export function checkDefinition(
  schema: v.StrictObjectSchema<v.ObjectEntries, undefined>,
  definition: unknown,
): void {
  const { success, issues } = v.safeParse(schema, definition);
  if (success) return;
  const [issue] = issues;
  const field = v.getDotPath(issue);
  const known = Object.keys(schema.entries).join(', ');
  if (!field) throw new TypeError(`A definition must be an object with ${known}.`);
  if (issue.expected === 'never') throw new TypeError(`"${field}" is unknown; there are ${known}.`);
  // A missing field has the message of a strict object.
  const isMissing = issue.type === 'strict_object';
  throw new TypeError(`"${field}" ${isMissing ? 'is missing' : issue.message}.`);
}
