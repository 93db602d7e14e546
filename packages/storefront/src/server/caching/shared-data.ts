import { LRUCache } from 'lru-cache';

/** In characters of JSON: about two thousand products in as many responses. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/**
 * Deduplicates data: equal responses, and equal list items in different responses, become the same object, so that
 * derived values, such as the markup of a card, can be cached by object.
 * @returns a function that returns a known value equal to the given one, or else the given one, deeply frozen, with equal
 *   list items replaced with known objects
 */
export function createSharedData({ maxCharacters = MAX_CHARACTERS } = {}): <Value>(value: Value) => Value {
  const known = new LRUCache<string, object>({
    maxSize: maxCharacters,
    sizeCalculation: (_, json) => json.length + 1,
  });

  /** Returns a known object equal to the value, or else stores and returns the value itself. */
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
