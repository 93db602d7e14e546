import type { JsonSchema } from '@valibot/to-json-schema';

/** Escapes, brackets, ranges and letters of a pattern. */
const PARTS = /\\[pP]\{[^}]*\}|\\.|\[|\]|([a-z])-([a-z])|[a-z]/gi;

/** Both cases of a letter or range, as they are written in a character class. */
const bothCases = (letters: string): string => `${letters.toLowerCase()}${letters.toUpperCase()}`;

/**
 * Classes without Unicode escapes, which many tools reject or compile without the flag they need. The one of letters
 * accepts some signs besides, which only the server refuses.
 */
const CLASSES: Readonly<Record<string, string>> = { '\\p{L}': 'A-Za-zª-ￜ', '\\p{N}': '0-9' };

/** @throws for other Unicode classes, which have no portable form here */
const portable = (source: string): string =>
  source.replace(/\\[pP]\{[^{}]*\}/g, (name) => {
    const characters = CLASSES[name];
    if (characters === undefined)
      throw new Error(`The pattern ${source} has a class that tools reject: ${name}.`);
    return characters;
  });

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
