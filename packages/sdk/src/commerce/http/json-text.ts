/** A copy that JSON writes as it is, whatever `toJSON` the page has given all arrays and objects. */
function ownCopy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = Array.isArray(value)
    ? value.map(ownCopy)
    : Object.fromEntries(Object.entries(value).map(([name, content]) => [name, ownCopy(content)]));
  return Object.defineProperty(copy, 'toJSON', { value: undefined });
}

/**
 * JSON of plain data: texts, numbers, arrays and objects of them. Some pages extend arrays with a `toJSON` that returns a text
 * (Prototype up to 1.6.1), with which `JSON.stringify` would store and send other data.
 */
export const jsonText = (value: unknown): string => JSON.stringify(ownCopy(value));
