import { createFakeClient, makeApiError, makeProductSummary } from '@diwan/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../foundation/stores';
import { InElement } from '../../foundation/ui/part';
import { renderInShop } from '../../testing';
import { fakeIntersections } from '../../testing/intersections';
import { HostElement } from '../runtime/host-element';
import { ElementProductGrid } from './ElementProductGrid';

const sofa = makeProductSummary({ id: 12, name_en: 'Nafud sofa', name_ar: 'كنبة النفود' });
const chair = makeProductSummary({ id: 13, name_en: 'Sadu chair', name_ar: 'كرسي السدو' });
const template = `<template>
  <li><h3 data-diwan="name"></h3><p data-diwan="price"></p><button data-diwan="add"></button></li>
</template>`;

beforeEach(() => void fakeIntersections());
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

interface Page {
  html?: string;
  locale?: 'en' | 'ar';
  list?: () => Promise<{ results: (typeof sofa)[]; limit: number; hasMore: boolean }>;
  change?: (host: HTMLElement) => void;
}

const both = async () => ({ results: [sofa, chair], limit: 10, hasMore: false });

function setUp({
  html = `${template}<ul data-diwan="list"></ul>`,
  locale = 'en',
  list = both,
  change,
}: Page = {}) {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  change?.(host);
  const client = createFakeClient({ items: { list } });
  const stores = createStores({ client, storage: memoryStorage() });
  const grid = (
    <InElement.Provider value={true}>
      <HostElement.Provider value={host}>
        <ElementProductGrid />
      </HostElement.Provider>
    </InElement.Provider>
  );
  const view = renderInShop(grid, { client, stores, locale });
  const names = () => [...host.querySelectorAll('ul > li h3')].map(({ textContent }) => textContent);
  return { host, stores, names, ...view };
}

it('shows products in the page’s own markup, in the place of what is between the tags', async () => {
  const { host, names, container } = setUp();
  await waitFor(() => expect(names()).toEqual(['Nafud sofa', 'Sadu chair']));
  expect(host.querySelector('ul')?.slot).toBe('diwan-cards');
  expect(container.querySelector('slot[name=diwan-cards]')).not.toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});

it('shows them in Arabic', async () => {
  const { names } = setUp({ locale: 'ar' });
  await waitFor(() => expect(names()).toEqual(['كنبة النفود', 'كرسي السدو']));
});

it('adds a product to its basket and removes it again', async () => {
  const { host, stores, names } = setUp();
  await waitFor(() => expect(names()).toHaveLength(2));
  const [button] = host.querySelectorAll('ul button');
  await userEvent.click(button as Element);
  expect(stores.cart.lines.value.map(({ product }) => product.id)).toEqual([12]);
  expect(button?.textContent).toBe('Remove from cart');
  await waitFor(() => expect(stores.toasts.toasts.value).toHaveLength(1));
  act(() => void stores.cart.clear());
  expect(button?.textContent).toBe('Add to cart');
});

it('shows the usual message where there is nothing', async () => {
  setUp({ list: async () => ({ results: [], limit: 10, hasMore: false }) });
  expect(await screen.findByText('There are no items here yet.')).toBeInTheDocument();
});

it('takes over the cards of the page’s server, which stay while products load', async () => {
  let respond = (_: Awaited<ReturnType<typeof both>>) => {};
  const { host, names, container } = setUp({
    html: `${template}<ul data-diwan="list">
      <li data-diwan-product="99"><h3 data-diwan="name">Gone</h3></li>
      <li data-diwan-product="12"><h3 data-diwan="name">Nafud sofa</h3><button data-diwan="add"></button></li>
    </ul>`,
    list: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  const [, card] = host.querySelectorAll('ul > li');
  expect(container.querySelector('slot[name=diwan-cards]')).not.toBeNull();
  expect(container.querySelector('[aria-hidden=true] article, li[aria-hidden]')).toBeNull();
  await act(async () => respond(await both()));
  await waitFor(() => expect(names()).toEqual(['Nafud sofa', 'Sadu chair']));
  expect(host.querySelector('ul > li')).toBe(card);
});

it('keeps the cards of the page’s server when the shop can’t be reached', async () => {
  const { names } = setUp({
    html: `${template}<ul data-diwan="list"><li data-diwan-product="12"><h3 data-diwan="name">Nafud sofa</h3></li></ul>`,
    list: () => Promise.reject(makeApiError({ status: 500 })),
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(names()).toEqual(['Nafud sofa']);
});

it('finds a template that the page’s parser reaches later', async () => {
  const { host, names } = setUp({ html: '' });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  host.innerHTML = `${template}<ul data-diwan="list"></ul>`;
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.queryByRole('article')).toBeNull();
});

it('removes its cards with itself', async () => {
  const { host, names, unmount } = setUp();
  await waitFor(() => expect(names()).toHaveLength(2));
  unmount();
  expect(host.querySelectorAll('ul > li')).toHaveLength(0);
});
