import type { Product } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../foundation/stores';
import { visuallyHidden } from '../../foundation/theme/a11y.css';
import { renderInShop, sampleProduct } from '../../testing';
import { fakeIntersections } from '../../testing/intersections';
import { ElementAddButton } from './ElementAddButton';
import { ElementPrice } from './ElementPrice';
import { ElementProductCard } from './ElementProductCard';
import { ElementProductDetail } from './ElementProductDetail';

beforeEach(() => void fakeIntersections());
afterEach(() => void vi.unstubAllGlobals());

const sofa = sampleProduct({ id: 12, code: 'NF1042', name_en: 'Nafud three-seat sofa' });

function shopWith(response: (idOrCode: number | string) => Promise<Product> = async () => sofa) {
  const get = vi.fn(response);
  return { get, client: createFakeClient({ items: { get } }), shopUrl: 'https://shop.example' };
}
const card = () => screen.findByRole('article');

describe.each([
  ['card', ElementProductCard],
  ['detail', ElementProductDetail],
])('the product of a %s', (_name, Element) => {
  it('is found by its number, its code and the last part of its address', async () => {
    const { get, ...shop } = shopWith();
    for (const product of ['12', 'NF1042', 'nafud-three-seat-sofa-NF1042']) {
      const { unmount } = renderInShop(<Element product={product} />, shop);
      expect(await screen.findByRole('heading', { name: 'Nafud three-seat sofa' })).toBeInTheDocument();
      unmount();
    }
    expect(get.mock.calls.map(([idOrCode]) => idOrCode)).toEqual(['12', 'NF1042', 'NF1042']);
  });

  it('that the shop does not have is named missing, with the way to all products', async () => {
    renderInShop(
      <Element product="GONE1" />,
      shopWith(async () => {
        throw makeApiError({ status: 404, code: 'not_found' });
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Item not found.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute(
      'href',
      'https://shop.example/products?lang=en',
    );
  });

  it('is not called missing by a page that is not the API', async () => {
    renderInShop(
      <Element product="12" />,
      shopWith(async () => {
        throw makeApiError({ status: 404 });
      }),
    );
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('is asked for again by the visitor, who keeps the focus', async () => {
    let isDown = true;
    const { get, ...shop } = shopWith(async () => {
      if (isDown) throw makeApiError({ status: 503 });
      return sofa;
    });
    renderInShop(<Element product="12" />, shop);
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the page didn’t load');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Nafud three-seat sofa' })).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(get).toHaveBeenCalledTimes(2);
  });
});

it('a card shows the product it was given last, even when an earlier one answers later', async () => {
  const responses = new Map<number | string, (product: Product) => void>();
  const { client } = shopWith((idOrCode) => new Promise((resolve) => responses.set(idOrCode, resolve)));
  function Page() {
    const [product, setProduct] = useState('1');
    return (
      <>
        <button type="button" onClick={() => setProduct('2')}>
          Next
        </button>
        <ElementProductCard product={product} />
      </>
    );
  }
  renderInShop(<Page />, { client });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(responses.size).toBe(2));
  await act(async () => {
    responses.get('2')?.(sampleProduct({ name_en: 'Second' }));
    responses.get('1')?.(sampleProduct({ name_en: 'First' }));
  });
  expect(within(await card()).getByRole('heading', { name: 'Second' })).toBeInTheDocument();
});

it('a card leads to its product in the shop', async () => {
  renderInShop(<ElementProductCard product="12" />, shopWith());
  expect(within(await card()).getByRole('link', { name: 'Nafud three-seat sofa' })).toHaveAttribute(
    'href',
    'https://shop.example/product/nafud-three-seat-sofa-NF1042?lang=en',
  );
});

describe('an add button', () => {
  it('adds as many pieces as it says, to the basket the product belongs to', async () => {
    const stores = createStores({ client: createFakeClient(), storage: memoryStorage() });
    const { client } = shopWith();
    renderInShop(<ElementAddButton product="12" quantity={3} />, { client, stores });
    const add = await screen.findByRole('button', { name: 'Add to cart – Nafud three-seat sofa' });
    await userEvent.click(add);
    expect(stores.cart.itemCount.value).toBe(3);
    expect(await screen.findByText(/was added to your cart/)).toBeInTheDocument();
  });

  it('that adds nothing says the most a line holds, or nothing for want of a quantity', async () => {
    const stores = createStores({ client: createFakeClient(), storage: memoryStorage() });
    const { client } = shopWith();
    const show = vi.spyOn(stores.toasts, 'show');
    for (const quantity of [-3, 999, 1]) {
      const { unmount } = renderInShop(<ElementAddButton product="12" quantity={quantity} />, {
        client,
        stores,
      });
      await userEvent.click(await screen.findByRole('button', { name: /^Add to cart/ }));
      unmount();
    }
    expect(stores.cart.itemCount.value).toBe(999);
    expect(show.mock.calls.map(([message]) => message)).toEqual([
      'Nafud three-seat sofa was added to your cart',
      'You can add up to 999 pieces of Nafud three-seat sofa',
    ]);
  });

  it('says in one line that the product is missing, or could not be fetched and can be asked for again', async () => {
    let status = 404;
    const { client } = shopWith(async () => {
      if (status) throw makeApiError({ status, code: 'not_found' });
      return sofa;
    });
    const { unmount } = renderInShop(<ElementAddButton product="GONE1" />, { client });
    expect(await screen.findByText('Item not found.')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
    status = 503;
    renderInShop(<ElementAddButton product="12" />, { client });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    status = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Add to cart/ })).toBeInTheDocument();
  });
});

describe('a price', () => {
  it('is shown beside the original one, in words for screen readers', async () => {
    const { client } = shopWith(async () => ({ ...sofa, price: 9940, discount: 15, allow_discount: true }));
    const { container } = renderInShop(<ElementPrice product="NF1042" />, { client });
    expect(await screen.findByText('8,449 Saudi riyals')).toBeInTheDocument();
    expect(
      within(container.querySelector('del') as HTMLElement).getByText('9,940 Saudi riyals'),
    ).toBeInTheDocument();
  });

  it('is on request if the product hides it', async () => {
    const { client } = shopWith(async () => ({ ...sofa, is_price_show: false }));
    renderInShop(<ElementPrice product="NF1042" />, { client });
    expect(await screen.findByText('Price on request')).toBeInTheDocument();
  });

  it('that could not be fetched leaves a button to try again; only screen readers read why', async () => {
    let isDown = true;
    const { client } = shopWith(async () => {
      if (isDown) throw makeApiError({ status: 503 });
      return sofa;
    });
    renderInShop(<ElementPrice product="12" />, { client });
    expect(within(await screen.findByRole('alert')).getByText(/on our side/)).toHaveClass(visuallyHidden);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('8,449 Saudi riyals')).toBeInTheDocument();
  });

  it('of a missing product is a message in one line', async () => {
    const { client } = shopWith(async () => {
      throw makeApiError({ status: 404, code: 'not_found' });
    });
    renderInShop(<ElementPrice product="GONE1" />, { client });
    expect(await screen.findByText('Item not found.')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
