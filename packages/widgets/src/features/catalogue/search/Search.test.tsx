import type { ItemListQuery } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError, makeCategory } from '@diwan/sdk/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../foundation/i18n';
import { renderInShop, Shop, sampleSummary } from '../../../testing';
import { i18nOf } from '../../../testing/i18n-of';
import { Search, type SearchProps } from './Search';

function TypedSearch({ onSearch }: Pick<SearchProps, 'onSearch'>) {
  const [text, setText] = useState('');
  // Clears the field as Esc does in the shop, without taking the focus.
  const clear = (
    <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setText('')}>
      Clear
    </button>
  );
  return <Search text={text} onText={setText} action={clear} {...(onSearch && { onSearch })} />;
}

function renderSearch(
  respond = async () => ({
    results: [
      sampleSummary({ id: 1 }),
      sampleSummary({ id: 2, code: 'SF1002', is_price_show: false, is_sku_show: false }),
    ],
  }),
) {
  const list = vi.fn(async (_query: ItemListQuery = {}) => ({
    limit: 10,
    hasMore: false,
    ...(await respond()),
  }));
  renderInShop(<TypedSearch />, { client: createFakeClient({ items: { list } }) });
  return list;
}
const type = (text: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), text);

describe('search', () => {
  it('searches once typing pauses, shows ten skeleton rows, and links to the results', async () => {
    const list = renderSearch();
    await type('sofa');
    expect(list).not.toHaveBeenCalled();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(await screen.findByText('2 results')).toBeInTheDocument();
    expect(list.mock.calls.map(([query]) => query)).toEqual([{ query: 'sofa', limit: 10, page: 1 }]);
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('Two results expected');
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/product/nafud-three-seat-sofa-SF1001');
    expect(within(first).getByText('9,940 Saudi riyals')).toBeInTheDocument();
    expect(within(second).queryByText(/riyals/)).not.toBeInTheDocument();
    expect(within(second).getByText('Price on request')).toBeInTheDocument();
    expect(within(first).getByText('SF1001')).toBeInTheDocument();
    expect(within(second).queryByText('SF1002')).not.toBeInTheDocument();
  });

  it('names products in Arabic on an Arabic page', async () => {
    const list = async () => ({ limit: 10, hasMore: false, results: [sampleSummary()] });
    renderInShop(<TypedSearch />, { client: createFakeClient({ items: { list } }), locale: 'ar' });
    const field = screen.getByRole('searchbox');
    expect(field).toHaveAttribute('placeholder', expect.stringMatching(/^[\p{Script=Arabic} ،…]+$/u));
    await userEvent.type(field, 'كنبة');
    const found = await screen.findByRole('link', { name: /كنبة نفود ثلاثية المقاعد/ });
    expect(found).toHaveAttribute('href', '/product/nafud-three-seat-sofa-SF1001');
    expect(found.querySelector('img')).toBeInTheDocument();
  });

  it('shows when there are more results, and links to all of them', async () => {
    const list = async () => ({ limit: 1, hasMore: true, results: [sampleSummary()] });
    renderInShop(<TypedSearch />, { client: createFakeClient({ items: { list } }) });
    await type('arm chair');
    expect(await screen.findByText('More than 1 result')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all results' })).toHaveAttribute(
      'href',
      '/products?query=arm+chair',
    );
  });

  it('shows all results on Enter, by navigation unless handled', async () => {
    const onSearch = vi.fn();
    renderInShop(<TypedSearch onSearch={onSearch} />);
    await type('{Enter}');
    expect(onSearch).not.toHaveBeenCalled();
    await type(' sofa {Enter}');
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('sofa');
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.form).toHaveAttribute('action', '/products');
    expect(field).toHaveAttribute('name', 'query');
  });

  it('moves from the field to the results and back with the arrow keys', async () => {
    renderSearch();
    await type('sofa');
    await screen.findByText('2 results');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('moves to the results with the arrow keys inside a custom element', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const results = [sampleSummary()];
    const client = createFakeClient({
      items: { list: async () => ({ results, limit: 10, hasMore: false }) },
    });
    render(
      <I18nProvider i18n={i18nOf.en}>
        {/* Its links name a language, in a hidden field of the form. */}
        <Shop client={client} shopUrl="https://shop.example">
          <TypedSearch />
        </Shop>
      </I18nProvider>,
      { container },
    );
    const inside = within(container);
    await userEvent.type(inside.getByRole('searchbox'), 'sofa');
    await inside.findByText('1 result');
    await userEvent.keyboard('{ArrowDown}');
    expect(host.shadowRoot?.activeElement).toHaveAttribute('href', expect.stringContaining('/product/'));
    host.remove();
  });

  it('returns the focus to the field when the focused result disappears', async () => {
    renderSearch();
    await type('sofa');
    await screen.findByText('2 results');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows when nothing is found', async () => {
    renderSearch(async () => ({ results: [] }));
    await type('xyz');
    expect(await screen.findByText(/No items found/)).toBeInTheDocument();
  });

  it('offers alternatives when nothing is found: products, categories, a quote, or another search', async () => {
    const list = async () => ({ limit: 10, hasMore: false, results: [] });
    const categories = [makeCategory({ id: 4, name_en: 'Dining' })];
    renderInShop(<TypedSearch />, { client: createFakeClient({ items: { list } }), categories });
    await type('xyz');
    const waysOn = within(await screen.findByRole('navigation', { name: 'Other ways to find it' }));
    expect(waysOn.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All products', '/products'],
      ['Dining', '/products/category/4'],
      ['Ask us for a quote', '/contact'],
    ]);
    await userEvent.click(waysOn.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('shows an error when the API cannot be reached, and retries', async () => {
    let isDown = true;
    const list = renderSearch(async () => {
      if (isDown) throw makeApiError({ status: 503 });
      return { results: [sampleSummary()] };
    });
    await type('sofa');
    // With an icon, as in lists.
    expect((await screen.findByRole('alert')).querySelector('svg')).not.toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 result')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // The button is gone; the focus moves to the field.
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(list.mock.calls.at(-1)?.[0]?.query).toBe('sofa');
  });
});

it('keeps what was typed before hydration', async () => {
  const list = vi.fn(async () => ({ limit: 10, hasMore: false, results: [sampleSummary({ id: 1 })] }));
  const client = createFakeClient({ items: { list } });
  const content = (
    <I18nProvider i18n={i18nOf.en}>
      <Shop client={client}>
        <TypedSearch />
      </Shop>
    </I18nProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(content);
  const field = container.querySelector<HTMLInputElement>('input[type=search]');
  if (field) field.value = 'sofa';
  render(content, { container, hydrate: true });
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('sofa');
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ query: 'sofa' }), expect.anything());
});
