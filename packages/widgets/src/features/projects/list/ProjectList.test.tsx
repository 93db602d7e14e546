import type { ProjectListQuery } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError, makeProjectCategory, makeProjectSummary } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { announced, renderInShop, Shop } from '../../../testing';
import { fakeIntersections } from '../../../testing/intersections';
import { ProjectList, type ProjectListProps } from './ProjectList';

let intersections: ReturnType<typeof fakeIntersections>;
beforeEach(() => {
  intersections = fakeIntersections();
});
afterEach(() => void vi.unstubAllGlobals());

const categories = [
  makeProjectCategory({ id: 1, name_en: 'Homes', name_ar: 'منازل' }),
  makeProjectCategory({ id: 2, name_en: 'Hotels', name_ar: 'فنادق' }),
];
const page = (number: number, size = 2, hasMore = true) => ({
  results: Array.from({ length: size }, (_, index) => makeProjectSummary({ id: number * 100 + index })),
  limit: 10,
  hasMore,
});

function listing(response = (query: ProjectListQuery) => Promise.resolve(page(Number(query.page ?? 1)))) {
  const list = vi.fn((query: ProjectListQuery = {}) => response(query));
  return { list, client: createFakeClient({ projects: { list } }) };
}
const cards = () => screen.queryAllByRole('article');

describe('project list', () => {
  it('requests projects of type 2 by descending position', async () => {
    const { list, client } = listing();
    renderInShop(<ProjectList categories={categories} />, { client });
    expect(screen.getByRole('list', { name: 'Projects' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(list.mock.calls[0]?.[0]).toEqual({
      type: 2,
      limit: 10,
      sort_by: 'postion',
      sort_order: 'DESC',
      page: 1,
    });
    expect(announced()).toEqual([]);
  });

  it('shows the server’s first page immediately', () => {
    const { list, client } = listing();
    renderInShop(<ProjectList categories={categories} firstPage={{ query: {}, page: page(1) }} />, {
      client,
    });
    expect(cards()).toHaveLength(2);
    expect(list).not.toHaveBeenCalled();
  });

  it('shows cover, name and category of each, in the language of the page', () => {
    const project = makeProjectSummary({ id: 7, cover_url: '/files/house.webp' });
    const firstPage = { query: {}, page: { results: [project], limit: 10, hasMore: false } };
    renderInShop(<ProjectList categories={categories} firstPage={firstPage} />, { locale: 'ar' });
    const card = within(screen.getByRole('article'));
    expect(screen.getByRole('article').querySelector('img')).toHaveAttribute('src', '/files/house.webp');
    expect(card.getByRole('link', { name: project.name_ar })).toHaveAttribute('href', '/projects/7');
    expect(card.getByText(project.category?.name_ar ?? '')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'فنادق' })).toBeInTheDocument();
  });

  it('filters by category and sorts', async () => {
    const { list, client } = listing();
    const onQueryChange = vi.fn();
    renderInShop(<ProjectList categories={categories} onQueryChange={onQueryChange} />, { client });
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Hotels' }));
    expect(screen.getByRole('button', { name: 'Hotels' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
    await waitFor(() =>
      expect(list.mock.calls.at(-1)?.[0]).toMatchObject({
        category: 2,
        sort_by: 'created_at',
        sort_order: 'DESC',
        page: 1,
      }),
    );
    expect(onQueryChange.mock.calls).toEqual([[{ category: 2 }], [{ category: 2, sort: 'newest' }]]);
  });

  it('shows all loaded pages again when the visitor returns, to the page or to a query', async () => {
    const { list, client } = listing();
    const stores = createStores({ client, storage: memoryStorage() });
    const inShop = (props: ProjectListProps) => (
      <Shop client={client} stores={stores}>
        <ProjectList categories={categories} {...props} />
      </Shop>
    );
    const { rerender, unmount } = renderInShop(<ProjectList categories={categories} query={{}} />, {
      client,
      stores,
    });
    await waitFor(() => expect(cards()).toHaveLength(2));
    await act(async () => intersections.reach());
    await waitFor(() => expect(cards()).toHaveLength(4));
    rerender(inShop({ query: { category: 2 } }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(list).toHaveBeenCalledTimes(3);
    rerender(inShop({ query: {}, isReturn: true }));
    expect(cards()).toHaveLength(4);
    unmount();
    renderInShop(<ProjectList categories={categories} query={{}} />, { client, stores });
    expect(cards()).toHaveLength(4);
    expect(list).toHaveBeenCalledTimes(3);
  });

  it('starts with the page’s query, which the visitor can change', async () => {
    const { list, client } = listing();
    renderInShop(<ProjectList categories={categories} initialQuery={{ category: 2, sort: 'newest' }} />, {
      client,
    });
    await waitFor(() =>
      expect(list.mock.lastCall?.[0]).toMatchObject({ category: 2, sort_by: 'created_at' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(list.mock.lastCall?.[0]).not.toHaveProperty('category'));
    expect(list.mock.lastCall?.[0]).toMatchObject({ sort_by: 'created_at' });
  });

  it('requests nothing for an invalid category until the visitor chooses one', async () => {
    const { list, client } = listing();
    renderInShop(<ProjectList categories={categories} initialQuery={{ category: Number.NaN }} />, {
      client,
    });
    expect(await screen.findByText('No projects in this category yet.')).toBeInTheDocument();
    expect(list).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it('fetches categories if it has none, and retries with the projects after a failure', async () => {
    let isDown = true;
    const respond = async <Answer,>(response: Answer) => {
      if (isDown) throw makeApiError({ status: 503 });
      return response;
    };
    const list = () => respond(page(1));
    const client = createFakeClient({ projects: { list, categories: () => respond(categories) } });
    renderInShop(<ProjectList />, { client });
    await screen.findByRole('alert');
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Filter by category' })).not.toBeInTheDocument(),
    );
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Hotels' })).toBeInTheDocument();
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it('fetches categories again that fail after the projects were requested again', async () => {
    let isDown = true;
    let failCategories = (_: Error) => {};
    const failing = new Promise<never>((_, reject) => {
      failCategories = reject;
    });
    const client = createFakeClient({
      projects: {
        list: async () => {
          if (isDown) throw makeApiError({ status: 503 });
          return page(1);
        },
        categories: vi.fn().mockResolvedValue(categories).mockReturnValueOnce(failing),
      },
    });
    renderInShop(<ProjectList />, { client });
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    failCategories(makeApiError({ status: 503 }));
    expect(await screen.findByRole('button', { name: 'Hotels' })).toBeInTheDocument();
  });

  it('loads the next page near its end, and keeps loaded items when that fails', async () => {
    let isDown = false;
    const { client } = listing(async ({ page: number }) => {
      if (isDown) throw makeApiError({ status: 500 });
      return page(Number(number));
    });
    renderInShop(<ProjectList categories={categories} />, { client });
    await waitFor(() => expect(cards()).toHaveLength(2));
    await act(async () => intersections.reach());
    await waitFor(() => expect(cards()).toHaveLength(4));
    isDown = true;
    await act(async () => intersections.reach());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(cards()).toHaveLength(4);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(6));
    expect(cards()[4]).toContainElement(document.activeElement as HTMLElement);
  });

  it('keeps the focus in place if a retried request finds nothing', async () => {
    let isDown = true;
    const { client } = listing(async () => {
      if (isDown) throw makeApiError({ status: 500 });
      return page(1, 0, false);
    });
    renderInShop(<ProjectList categories={categories} />, { client });
    await screen.findByRole('alert');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      (await screen.findByRole('heading', { name: 'No projects in this category yet.' })).closest(':focus'),
    ).not.toBeNull();
  });

  it('shows an empty state for a category without projects', async () => {
    const { client } = listing(async () => page(1, 0, false));
    renderInShop(<ProjectList categories={categories} query={{ category: 1 }} />, {
      client,
      locale: 'ar',
    });
    expect(await screen.findByText('لا توجد مشاريع في هذه الفئة حاليًا.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'منازل' })).toHaveAttribute('aria-pressed', 'true');
  });
});
