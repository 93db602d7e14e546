import type { ItemListQuery } from '@diwan/sdk/contract';
import { createFakeClient } from '@diwan/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInShop, sampleSummary } from '../../testing';
import { ElementSearch } from './ElementSearch';

function Page() {
  const [query, setQuery] = useState('sofa');
  return (
    <>
      <button type="button" onClick={() => setQuery('table')}>
        Tables
      </button>
      <ElementSearch query={query} />
    </>
  );
}

it('begins with the text of the page, finds what the visitor types, and opens all of it in the shop', async () => {
  const list = vi.fn(async (_query: ItemListQuery = {}) => ({
    results: [sampleSummary()],
    limit: 10,
    hasMore: false,
  }));
  renderInShop(<Page />, {
    client: createFakeClient({ items: { list } }),
    shopUrl: 'https://shop.example',
  });
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(field).toHaveValue('sofa');
  expect(await screen.findByText('1 result')).toBeInTheDocument();

  await userEvent.type(field, ' bed');
  await vi.waitFor(() => expect(list.mock.lastCall?.[0]?.query).toBe('sofa bed'));
  expect(field.form).toHaveAttribute('action', 'https://shop.example/products?lang=en');
  expect([...new FormData(field.form ?? undefined)]).toEqual([
    ['query', 'sofa bed'],
    ['lang', 'en'],
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Tables' }));
  expect(field).toHaveValue('table');
});
