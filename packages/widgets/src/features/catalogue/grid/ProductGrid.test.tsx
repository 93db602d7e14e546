import { NetworkError } from '@diwan/sdk';
import type { ItemListQuery } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { announced, renderInShop, Shop, sampleSummary } from '../../../testing';
import { fakeIntersections } from '../../../testing/intersections';
import type { ProductQuery } from './item-query';
import { ProductGrid, type ProductGridProps } from './ProductGrid';

let intersections: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  intersections = fakeIntersections();
});
afterEach(() => void vi.unstubAllGlobals());

const page = (number: number, size = 2, hasMore = true) => ({
  results: Array.from({ length: size }, (_, index) => sampleSummary({ id: number * 100 + index })),
  limit: 10,
  hasMore,
});

/** The first page as a server provides it. */
const first = (query: ProductQuery = {}) => ({ query, page: page(1) });

/** A client that records calls to `items.list`; by default the list is endless. */
function listing(response = (query: ItemListQuery) => Promise.resolve(page(Number(query.page ?? 1)))) {
  const list = vi.fn((query: ItemListQuery = {}) => response(query));
  return { list, client: createFakeClient({ items: { list } }) };
}

const cards = () => screen.queryAllByRole('article');
const queries = (list: ReturnType<typeof listing>['list']) => list.mock.calls.map(([query]) => query);
const reachEnd = () => act(async () => intersections.reach());

describe('product grid', () => {
  it('requests ten products in the shop’s own order', async () => {
    const { list, client } = listing();
    renderInShop(<ProductGrid category={3} subcategory={31} />, { client });
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(queries(list)).toEqual([
      { limit: 10, sort_by: 'postion', sort_order: 'ASC', category: 3, subcategory: 31, page: 1 },
    ]);
  });

  it('shows the server’s first page immediately, without a request', () => {
    const { list, client } = listing();
    renderInShop(<ProductGrid firstPage={first()} />, { client });
    expect(cards()).toHaveLength(2);
    expect(list).not.toHaveBeenCalled();
  });

  it('fetches again if the first page is for another query', async () => {
    const { list, client } = listing();
    renderInShop(<ProductGrid category={2} firstPage={first({ category: 1 })} />, { client });
    expect(cards()).toHaveLength(0);
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(queries(list)).toMatchObject([{ category: 2, page: 1 }]);
  });

  it('is busy until the first page arrives, which isn’t announced; another query is', async () => {
    const { client } = listing();
    function Grid() {
      const [category, setCategory] = useState(1);
      return (
        <>
          <button type="button" onClick={() => setCategory(2)}>
            Other
          </button>
          <ProductGrid category={category} />
        </>
      );
    }
    renderInShop(<Grid />, { client });
    expect(screen.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Products' })).toHaveAttribute('aria-busy', 'false'),
    );
    expect(announced()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    await waitFor(() => expect(announced()).toEqual(['Loading…', 'More than 2 products']));
  });

  it('shows and announces the same number, also while more load', async () => {
    let arrive = (_page: ReturnType<typeof page>) => {};
    const { client } = listing(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const summary = ({ count, hasMore }: { count: number; hasMore: boolean }) => (
      <p>{`${hasMore ? 'More than ' : ''}${count} products`}</p>
    );
    renderInShop(
      <main>
        <ProductGrid firstPage={first()} summary={summary} />
      </main>,
      { client },
    );
    await reachEnd();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('More than 2 products')).toBeVisible();
    await act(async () => arrive(page(2, 3, false)));
    expect(main.getByText('5 products')).toBeVisible();
    expect(announced().at(-1)).toBe('5 products');
  });

  it('loads three pages on scroll, then waits for a click', async () => {
    const { list, client } = listing();
    renderInShop(<ProductGrid firstPage={first()} />, { client });
    for (const count of [4, 6, 8]) {
      await reachEnd();
      await waitFor(() => expect(cards()).toHaveLength(count));
    }
    await reachEnd();
    expect(list).toHaveBeenCalledTimes(3);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(cards()).toHaveLength(10));
    // The button has disappeared; reading continues at the first new product.
    expect(cards()[8]).toContainElement(document.activeElement as HTMLElement);
  });

  it('lets its page load more without scrolling', async () => {
    const { client } = listing(async () => page(2, 2, false));
    const stores = createStores({ client, storage: memoryStorage() });
    renderInShop(
      <>
        <ProductGrid firstPage={first()} />
        <ProductGrid singlePage category={2} firstPage={first({ category: 2 })} />
      </>,
      { client, stores },
    );
    const [shown] = stores.lists.shown;
    await act(async () => shown?.loadMore());
    expect(cards()).toHaveLength(6);
    expect(shown?.hasMore.peek()).toBe(false);
  });

  it('stays at the first page with `singlePage`', async () => {
    const { list, client } = listing();
    renderInShop(<ProductGrid singlePage limit={2} />, { client });
    expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(2);
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(() => intersections.reach()).not.toThrow();
    expect(list).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('shows when the end is reached', async () => {
    const { client } = listing(async () => page(2, 3, false));
    renderInShop(<ProductGrid firstPage={first()} />, { client });
    await reachEnd();
    expect(await screen.findByText('You have reached the end')).toBeInTheDocument();
    expect(cards()).toHaveLength(5);
  });

  it('starts over when the sort order changes', async () => {
    const { list, client } = listing();
    const stores = createStores({ client, storage: memoryStorage() });
    const { rerender } = renderInShop(<ProductGrid firstPage={first()} />, { client, stores });
    await reachEnd();
    await waitFor(() => expect(cards()).toHaveLength(4));
    rerender(
      <Shop client={client} stores={stores}>
        <ProductGrid sort="price_desc" />
      </Shop>,
    );
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(queries(list).at(-1)).toMatchObject({ page: 1, sort_by: 'price', sort_order: 'DESC' });
  });

  it('shows all loaded pages again on back navigation', async () => {
    const { list, client } = listing();
    const stores = createStores({ client, storage: memoryStorage() });
    const { unmount } = renderInShop(<ProductGrid category={1} firstPage={first({ category: 1 })} />, {
      client,
      stores,
    });
    await reachEnd();
    await waitFor(() => expect(cards()).toHaveLength(4));
    unmount();
    renderInShop(<ProductGrid category={1} />, { client, stores });
    expect(cards()).toHaveLength(4);
    expect(list).toHaveBeenCalledOnce();
  });

  it('shows all loaded pages of a query at once when the visitor returns to it', async () => {
    const { list, client } = listing();
    const stores = createStores({ client, storage: memoryStorage() });
    const inShop = (props: ProductGridProps) => (
      <Shop client={client} stores={stores}>
        <ProductGrid {...props} />
      </Shop>
    );
    const { rerender } = renderInShop(<ProductGrid firstPage={first()} />, { client, stores });
    await reachEnd();
    await waitFor(() => expect(cards()).toHaveLength(4));
    rerender(inShop({ sort: 'price_desc' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(list).toHaveBeenCalledTimes(2);

    /** Numbers of cards on the screen, in the order they were shown. */
    const shown: number[] = [];
    const changes = new MutationObserver(() => shown.push(cards().length));
    changes.observe(document.body, { childList: true, subtree: true });
    rerender(inShop({ firstPage: first(), isReturn: true }));
    await act(async () => {});
    changes.disconnect();
    expect(new Set(shown)).toEqual(new Set([4]));
    expect(list).toHaveBeenCalledTimes(2);
    await reachEnd();
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(list.mock.lastCall?.[0]).toMatchObject({ page: 3, sort_by: 'postion' });
  });

  it('shows an empty state with a link', async () => {
    const { client } = listing(async () => page(1, 0, false));
    renderInShop(<ProductGrid />, { client });
    expect(await screen.findByText('There are no items here yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
  });

  it('requests nothing when no products are chosen', () => {
    const { list, client } = listing();
    renderInShop(<ProductGrid ids={[]} />, { client });
    expect(screen.getByText('There are no items here yet.')).toBeInTheDocument();
    expect(list).not.toHaveBeenCalled();
  });

  it('shows nothing while its choice is empty, and continues when it is not', async () => {
    const { client, list } = listing();
    const stores = createStores({ client, storage: memoryStorage() });
    const inShop = (category: number) => (
      <Shop client={client} stores={stores}>
        <ProductGrid category={category} />
      </Shop>
    );
    const { rerender } = renderInShop(<ProductGrid category={3} />, { client, stores });
    await waitFor(() => expect(cards()).toHaveLength(2));
    rerender(inShop(Number.NaN));
    expect(cards()).toHaveLength(0);
    expect(screen.getByText('There are no items here yet.')).toBeVisible();
    rerender(inShop(4));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(queries(list)).toMatchObject([{ category: 3 }, { category: 4 }]);
  });

  it('shows the server’s error message, and retries', async () => {
    let isDown = true;
    const { client } = listing(async () => {
      if (isDown) throw makeApiError({ status: 429, message: 'Please wait a moment.', code: 'rate_limited' });
      return page(1, 4, false);
    });
    renderInShop(<ProductGrid />, { client });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(cards()[0]).toContainElement(document.activeElement as HTMLElement);
  });

  it('keeps loaded items when a later page fails', async () => {
    const { client } = listing(async () => {
      throw makeApiError({ status: 500, message: 'SQLSTATE 08006' });
    });
    renderInShop(<ProductGrid firstPage={first()} />, { client });
    await reachEnd();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The problem is on our side. Please try again in a moment.',
    );
    expect(cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  });

  describe('after a failure', () => {
    const connection = () => {
      const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return () => {
        onLine.mockRestore();
        return act(async () => window.dispatchEvent(new Event('online')));
      };
    };
    /** A client that fails the first time. */
    const failingOnce = (error: unknown) => {
      let calls = 0;
      return listing(async () => {
        calls += 1;
        if (calls === 1) throw error;
        return page(1, 4, false);
      });
    };
    const lost = () => new NetworkError('no route', { endpoint: 'items.list' });

    it('retries a lost connection when it is back, keeping the scroll position', async () => {
      const reconnect = connection();
      const { list, client } = failingOnce(lost());
      renderInShop(
        <>
          <button type="button">Elsewhere</button>
          <ProductGrid />
        </>,
        { client },
      );
      await screen.findByRole('alert');
      const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
      elsewhere.focus();
      await reconnect();
      await waitFor(() => expect(cards()).toHaveLength(4));
      expect(elsewhere).toHaveFocus();
      await reconnect();
      expect(list).toHaveBeenCalledTimes(2);
    });

    it('keeps the focus of “Try again” as if it had been clicked', async () => {
      const reconnect = connection();
      const { client } = failingOnce(lost());
      renderInShop(<ProductGrid />, { client });
      (await screen.findByRole('button', { name: 'Try again' })).focus();
      await reconnect();
      await waitFor(() => expect(cards()).toHaveLength(4));
      expect(cards()[0]).toContainElement(document.activeElement as HTMLElement);
    });

    it('waits for a click after any other error', async () => {
      const reconnect = connection();
      const { list, client } = failingOnce(makeApiError({ status: 500 }));
      renderInShop(<ProductGrid />, { client });
      await screen.findByRole('alert');
      await reconnect();
      expect(list).toHaveBeenCalledOnce();
    });
  });

  it('offers a link if the retried request finds nothing', async () => {
    let isDown = true;
    const { client } = listing(async () => {
      if (isDown) throw makeApiError({ status: 500 });
      return page(1, 0, false);
    });
    renderInShop(<ProductGrid />, { client });
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'All products' })).toHaveFocus());
    expect(announced()).toContain('No products');
  });

  it('aborts its request when unmounted', async () => {
    let signal: AbortSignal | undefined;
    const client = createFakeClient({
      items: {
        list: (_query, options) => {
          signal = options?.signal;
          return new Promise(() => {});
        },
      },
    });
    const { unmount } = renderInShop(<ProductGrid />, { client });
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});
