import type { Page as CmsContent } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError, makeCategory, makeSection } from '@diwan/sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInShop } from '../testing';
import { Page } from './Page';

const page: CmsContent = {
  name: 'about',
  name_en: 'About us',
  name_ar: 'من نحن',
  sections: [makeSection('text_content', { title_en: 'Since 1984' })],
};

function shopWith(get: (slug: string) => Promise<CmsContent>) {
  const list = vi.fn(async () => [makeCategory({ name_en: 'Majlis' })]);
  return { list, client: createFakeClient({ pages: { get }, categories: { list } }) };
}

it('shows a page’s name and sections, and requests nothing they don’t need', async () => {
  const { list, ...shop } = shopWith(async () => page);
  renderInShop(<Page slug="about" />, shop);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Since 1984' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeInTheDocument();
  expect(list).not.toHaveBeenCalled();
});

it('provides categories to the sections that show them, and another page for another slug', async () => {
  const get = vi.fn(async (slug: string) =>
    slug === 'about' ? page : { ...page, sections: [makeSection('categories_grid')] },
  );
  const shop = shopWith(get);
  const { unmount } = renderInShop(<Page slug="all" />, shop);
  expect(await screen.findByRole('link', { name: /Majlis/ })).toBeInTheDocument();
  unmount();
  renderInShop(<Page slug="about" />, shop);
  expect(await screen.findByRole('heading', { level: 2, name: 'Since 1984' })).toBeInTheDocument();
});

it('shows when a page is empty or missing', async () => {
  const { unmount } = renderInShop(
    <Page slug="empty" />,
    shopWith(async () => ({ ...page, sections: [] })),
  );
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeInTheDocument();
  expect(screen.getByText('There is nothing to show on this page yet.')).toBeInTheDocument();
  unmount();
  renderInShop(
    <Page slug="gone" />,
    shopWith(async () => {
      throw makeApiError({ status: 404, code: 'not_found' });
    }),
  );
  expect(await screen.findByRole('link', { name: 'Back to home' })).toBeInTheDocument();
});

it('can be retried by the visitor', async () => {
  let isDown = true;
  const shop = shopWith(async () => {
    if (isDown) throw makeApiError({ status: 503 });
    return page;
  });
  renderInShop(<Page slug="about" />, shop);
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page didn’t load');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Since 1984' })).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});
