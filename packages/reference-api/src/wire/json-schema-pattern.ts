import type { JsonSchema } from '@valibot/to-json-schema';

/** Escapes, brackets, ranges and letters of a pattern. */
const PARTS = /\\[pP]\{[^}]*\}|\\.|\[|\]|([a-z])-([a-z])|[a-z]/gi;

/** Both cases of a letter or range, as they are written in a character class. */
const bothCases = (letters: string): string => `${letters.toLowerCase()}${letters.toUpperCase()}`;

/**
 * All letters and digits. Without Unicode classes, which many tools reject or compile without the flag they need; it
 * accepts some signs besides, which only the server refuses.
 */
const LETTERS_AND_DIGITS = 'A-Za-z0-9ª-ￜ';

/** @throws for other Unicode classes, which have no portable form here */
function portable(source: string): string {
  const replaced = source.replaceAll('\\p{L}\\p{N}', LETTERS_AND_DIGITS);
  if (/\\p\{/i.test(replaced))
    throw new Error(`The pattern ${source} has a Unicode class that tools reject.`);
  return replaced;
}

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
 * besides `u`, and makes it portable. Where another pattern came first, both apply.
 */
export function withPattern(schema: JsonSchema, requirement: RegExp): JsonSchema {
  const pattern = portable(sourceWithoutFlags(requirement));
  if (schema.pattern === undefined || schema.pattern === requirement.source) return { ...schema, pattern };
  return { ...schema, allOf: [...(schema.allOf ?? []), { pattern }] };
}
