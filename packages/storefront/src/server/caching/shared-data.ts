import { LRUCache } from 'lru-cache';

/** Characters of JSON: some two thousand products. */
const MAX_CHARACTERS = 4 * 1024 * 1024;

/**
 * Makes equal data the same object: the product of one list is that of another, and of the same list fetched again after
 * something else has changed. Whatever is made of an object, such as the markup of a card, can then be kept with it.
 * @returns a function that freezes a value with all it holds, and puts known objects in the place of equal ones in lists
 */
export function createSharedData({ maxCharacters = MAX_CHARACTERS } = {}): <Value>(value: Value) => Value {
  const known = new LRUCache<string, object>({
    maxSize: maxCharacters,
    sizeCalculation: (_, json) => json.length + 1,
  });

  /** The known object that equals an item of a list, else the item itself, which is known from now on. */
  function shareItem(item: unknown): unknown {
    if (typeof item !== 'object' || item === null) return item;
    const json = JSON.stringify(item);
    const same = known.get(json);
    if (same) return same;
    const shared = share(item);
    known.set(json, shared);
    return shared;
  }

  function share<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) for (const [index, item] of value.entries()) value[index] = shareItem(item);
    else Object.values(value).forEach(share);
    return Object.freeze(value);
  }

  return share;
}
