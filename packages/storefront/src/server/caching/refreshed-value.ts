/**
 * Memoizes one value for all requests. It is fetched on first use, and again once it is older than `maxAgeMs` or
 * `version` has changed, by one request at a time. If a refresh fails, the previous value is returned, so that short
 * outages of the API go unnoticed.
 * @throws the error of `fetchValue`, while there is no value yet
 */
export function refreshedValue<Value>(
  fetchValue: () => Promise<Value>,
  {
    maxAgeMs,
    version = () => 0,
    now = () => performance.now(),
  }: { maxAgeMs: number; version?: (() => number) | undefined; now?: (() => number) | undefined },
): () => Promise<Value> {
  let known: { value: Value } | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let underWay: Promise<Value> | undefined;
  let fetchedVersion = 0;

  const refresh = async (): Promise<Value> => {
    const startVersion = version();
    try {
      known = { value: await fetchValue() };
      fetchedVersion = startVersion;
      return known.value;
    } catch (error) {
      if (known) return known.value;
      throw error;
    } finally {
      fetchedAt = now();
      underWay = undefined;
    }
  };

  return () => {
    if (known && fetchedVersion === version() && now() - fetchedAt < maxAgeMs)
      return Promise.resolve(known.value);
    underWay ??= refresh();
    return underWay;
  };
}
