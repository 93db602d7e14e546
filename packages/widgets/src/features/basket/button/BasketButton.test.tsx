import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, sampleSummary } from '../../../testing';
import { CartButton, PriceBoxButton } from './CartButton';

const product = basketProduct(sampleSummary());
const newStores = () => createStores({ client: createFakeClient(), storage: memoryStorage() });
const link = (name: string) => screen.getByRole('link', { name });

it('counts the pieces in its basket and names its destination', () => {
  const stores = newStores();
  renderInShop(<CartButton />, { stores });
  expect(link('Cart, empty')).toHaveAttribute('href', '/cart');
  act(() => stores.cart.add(product, { quantity: 3 }));
  expect(link('Cart, 3 pieces')).toHaveTextContent('3');
  act(() => stores.cart.add(product, { quantity: 200 }));
  expect(link('Cart, 203 pieces')).toHaveTextContent('99+');
});

it('carries the basket to a shop on another origin, and nothing to the site’s own page', () => {
  const stores = newStores();
  const elsewhere = { stores, shopUrl: 'https://shop.example' };
  const { unmount } = renderInShop(<PriceBoxButton />, elsewhere);
  act(() => stores.priceBox.add(product));
  expect(link('Price box, 1 piece')).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/shop\.example\/price-box\?lang=en#basket=./),
  );
  unmount();
  renderInShop(<PriceBoxButton href="/my-list" />, elsewhere);
  expect(link('Price box, 1 piece')).toHaveAttribute('href', '/my-list');
});

it('is marked while its basket has items, which reveals a button that hides when empty', () => {
  const stores = newStores();
  renderInShop(<CartButton hideWhenEmpty />, { stores });
  const button = screen.getByRole('link', { name: 'Cart, empty' });
  expect(button).not.toHaveAttribute('data-shown');
  act(() => stores.cart.add(product));
  expect(button).toHaveAttribute('data-shown');
});
