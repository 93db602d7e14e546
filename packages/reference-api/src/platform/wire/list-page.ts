/** One page of a list, as handlers return it. */
export interface ListPage<Item> {
  items: Item[];
  /** Number of items on all pages; undefined where counting would cost more than the page. */
  total: number | undefined;
}

/**
 * A page with the number of items of the whole list, which is counted only if the page doesn't show it.
 * @param isPart whether the list continues after an item: its rest is not the whole
 * @param count omitted where counting is expensive
 */
export async function withTotal<Item>(
  items: Item[],
  {
    page,
    limit,
    isPart = false,
    count,
  }: { page: number; limit: number; isPart?: boolean; count?: (() => Promise<number>) | undefined },
): Promise<ListPage<Item>> {
  if (isPart) return { items, total: undefined };
  const isLast = items.length < limit && (items.length > 0 || page === 1);
  return { items, total: isLast ? (page - 1) * limit + items.length : await count?.() };
}
