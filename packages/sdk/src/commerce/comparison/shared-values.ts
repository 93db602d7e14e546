/**
 * Values that all of some lists have; none of a single list, which shares nothing.
 * @example sharedValues([['Oat', 'Sage'], ['Oat', 'Ivory']]) // Set { 'Oat' }
 */
export function sharedValues(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists;
  if (others.length === 0) return new Set();
  return new Set(first.filter((value) => others.every((list) => list.includes(value))));
}
