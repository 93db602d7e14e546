/** The parsed text; an empty one reads as undefined, one that isn't JSON as no outcome at all. */
export function parseJson(text: string): { value: unknown } | undefined {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
