import { LRUCache } from 'lru-cache';

/** Characters of JSON: some two thousand products in as many answers. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * Makes equal data the same object: an answer that is fetched again after something else has changed, and in another one
 * the items of lists, such as the product of one list in another. Whatever is made of an object, such as the markup of a card, can then be kept with it.
 * @returns a function that returns the known value that equals the given one, else the given one, frozen with all it
 * holds, with known objects in the place of equal ones in lists
 */
export function createSharedData({ maxCharacters = MAX_CHARACTERS } = {}): <Value>(value: Value) => Value {
  const known = new LRUCache<string, object>({
    maxSize: maxCharacters,
    sizeCalculation: (_, json) => json.length + 1,
  });

  /** The known object that equals a value, else the value itself, which is known from now on. */
  function shareWhole(item: unknown): unknown {
    if (typeof item !== 'object' || item === null) return item;
    const json = JSON.stringify(item);
    const same = known.get(json);
    if (same) return same;
    const shared = shareItems(item);
    known.set(json, shared);
    return shared;
  }

  function shareItems<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) for (const [index, item] of value.entries()) value[index] = shareWhole(item);
    else Object.values(value).forEach(shareItems);
    return Object.freeze(value);
  }

  return <Value>(value: Value) => shareWhole(value) as Value;
}
