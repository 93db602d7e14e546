/**
 * One value shared by all requests: fetched when first asked for, again once it is older than `maxAgeMs`, and by one
 * request at a time. When a refresh fails, the value known so far serves on, so that a short outage of the API goes
 * unnoticed; without any value the failure is the caller's.
 */
export function remembered<Value>(
  fetchValue: () => Promise<Value>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let known: { value: Value } | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<Value> | undefined;

  const refresh = async (): Promise<Value> => {
    try {
      const value = await fetchValue();
      known = { value };
      return value;
    } catch (error) {
      if (known) return known.value;
      throw error;
    } finally {
      fetchedAt = now();
      underWay = undefined;
    }
  };

  return () => {
    if (known && now() - fetchedAt < maxAgeMs) return Promise.resolve(known.value);
    underWay ??= refresh();
    return underWay;
  };
}
