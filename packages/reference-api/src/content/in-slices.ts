import { setImmediate } from 'node:timers/promises';

/** Lets the process answer its visitors before it goes on with long work. */
export const letOthersRun = (): Promise<void> => setImmediate();

/** Short enough that nobody notices; long enough that the work gets done while many visitors order. */
const SLICE_MS = 40;

/** Maps a long list as `map` does, and lets the process answer its visitors meanwhile. */
export async function mapInSlices<Item, Result>(
  list: readonly Item[],
  map: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let started = performance.now();
  for (const [index, item] of list.entries()) {
    if (performance.now() - started > SLICE_MS) {
      await letOthersRun();
      started = performance.now();
    }
    results.push(map(item, index));
  }
  return results;
}
