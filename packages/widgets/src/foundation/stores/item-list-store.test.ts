import type { ItemListQuery } from '@diwan/sdk/contract';
import { createFakeClient, makeProduct } from '@diwan/sdk/testing';
import { expect, it, vi } from 'vitest';
import { createStores } from './create-stores';
import { createItemListStore } from './item-list-store';
import { memoryStorage } from './storage';

it('lists products page by page, and shows a list that was left without another request', async () => {
  const [sofa, table] = [makeProduct({ id: 1 }), makeProduct({ id: 2 })];
  const list = vi.fn(async ({ page }: ItemListQuery = {}) => ({
    results: page === 1 ? [sofa] : [table],
    limit: 1,
    hasMore: page === 1,
  }));
  const { lists } = createStores({
    client: createFakeClient({ items: { list } }),
    storage: memoryStorage(),
  });
  const left = createItemListStore(lists);
  left.show({ category: 3 });
  await vi.waitFor(() => expect(left.items.value).toEqual([sofa]));
  left.loadMore();
  await vi.waitFor(() => expect(left.items.value).toEqual([sofa, table]));
  expect(list.mock.calls.map(([query]) => query)).toEqual([
    { category: 3, page: 1 },
    { category: 3, page: 2 },
  ]);

  const shownAgain = createItemListStore(lists);
  shownAgain.show({ category: 3 });
  expect(shownAgain.items.value).toEqual([sofa, table]);
  expect(list).toHaveBeenCalledTimes(2);
});
