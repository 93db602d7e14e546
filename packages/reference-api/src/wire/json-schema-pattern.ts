import type { JsonSchema } from '@valibot/to-json-schema';

/** Escapes, brackets, ranges and letters of a pattern. */
const PARTS = /\\[pP]\{[^}]*\}|\\.|\[|\]|([a-z])-([a-z])|[a-z]/gi;

/** Both cases of a letter or range, as they are written in a character class. */
const bothCases = (letters: string): string => `${letters.toLowerCase()}${letters.toUpperCase()}`;

/** The source of a pattern whose flag `i` is replaced by both cases of each letter. Supports no named groups. */
function sourceWithoutFlags({ source, ignoreCase }: RegExp): string {
  if (!ignoreCase) return source;
  let isInClass = false;
  return source.replace(PARTS, (part) => {
    if (part === '[' || part === ']') isInClass = part === '[';
    if (!/^[a-z]/i.test(part)) return part;
    if (isInClass) return bothCases(part);
    return part.replace(/[a-z]/gi, (letter) => `[${bothCases(letter)}]`);
  });
}

/**
 * Replaces the pattern that the conversion of a regular expression has added to a JSON Schema, which knows no flags
 * besides `u`. Where another pattern came first, both apply.
 */
export function withPattern(schema: JsonSchema, requirement: RegExp): JsonSchema {
  const pattern = sourceWithoutFlags(requirement);
  if (schema.pattern === undefined || schema.pattern === requirement.source) return { ...schema, pattern };
  return { ...schema, allOf: [...(schema.allOf ?? []), { pattern }] };
}
