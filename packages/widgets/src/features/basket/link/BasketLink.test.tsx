import {
  basketProduct,
  type Locale,
  lineCustomization,
  MAX_HANDOVER_LINES,
  readHandoverCode,
} from '@diwan/sdk/commerce';
import { createFakeClient } from '@diwan/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, sampleProduct } from '../../../testing';
import { PriceBox } from '../../quote/price-box/PriceBox';
import { Cart } from '../cart/Cart';
import { BasketLink } from './BasketLink';

const shopUrl = 'https://shop.example';
const sofa = sampleProduct({ id: 7, name_en: 'Nafud Sofa', allow_online_purchase: true });
const rug = sampleProduct({ id: 8, name_en: 'Sadu Rug', allow_online_purchase: true });

/** A page on another origin than the shop's, and a second tab whose changes it isn't notified of. */
function partnerPage({ products = [sofa, rug], isInShop = false } = {}) {
  const client = createFakeClient({}, { products });
  const storage = memoryStorage();
  const stores = createStores({ client, storage: { ...storage, subscribe: () => () => {} } });
  const otherTab = createStores({ client, storage });
  const open = (content: React.ReactNode, locale: Locale = 'en') =>
    renderInShop(content, { client, stores, locale, ...(!isInShop && { shopUrl }) });
  return { stores, otherTab, open };
}

function readLink(href: string) {
  const url = new URL(href);
  const reading = readHandoverCode(url.hash.replace('#basket=', ''), Date.now());
  return {
    page: url.origin + url.pathname + url.search,
    basket: reading.status === 'valid' ? reading.handover : reading.status,
  };
}
const checkoutLinks = () => screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Proceed to checkout' });

describe('the link to checkout', () => {
  it('is a plain link inside the shop', async () => {
    const { stores, open } = partnerPage({ isInShop: true });
    stores.cart.add(basketProduct(sofa));
    open(<Cart />);
    await screen.findByText('Nafud Sofa');
    for (const link of checkoutLinks()) expect(link).toHaveAttribute('href', '/checkout');
  });

  it('carries only ids and quantities from a page on another origin', async () => {
    const { stores, open } = partnerPage();
    stores.cart.add(basketProduct(sofa), { quantity: 2 });
    stores.cart.add(basketProduct(rug));
    open(<Cart />);
    await screen.findByText('Nafud Sofa');
    for (const { href } of checkoutLinks())
      expect(readLink(href)).toEqual({
        page: `${shopUrl}/checkout?lang=en`,
        basket: {
          kind: 'cart',
          choices: [
            { item_id: 7, quantity: 2, customization: null },
            { item_id: 8, quantity: 1, customization: null },
          ],
        },
      });
  });

  it('includes the page’s language, which the shop cannot know', async () => {
    const { stores, open } = partnerPage();
    stores.cart.add(basketProduct(sofa));
    open(<Cart />, 'ar');
    const [link] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: 'إتمام الطلب' });
    expect(readLink(link?.href ?? '').page).toBe(`${shopUrl}/checkout?lang=ar`);
  });

  it('follows every change of the cart', async () => {
    const { stores, open } = partnerPage();
    stores.cart.add(basketProduct(sofa));
    open(<Cart />);
    await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity of Nafud Sofa' }));
    await waitFor(() =>
      expect(readLink(checkoutLinks()[0]?.href ?? '').basket).toMatchObject({ choices: [{ quantity: 2 }] }),
    );
  });

  it.each([
    ['a press', 'pointerdown'],
    ['a click or Enter', 'click'],
    ['the middle button', 'auxclick'],
    ['“copy link”', 'contextmenu'],
    ['dragging it away', 'dragstart'],
  ] as const)(
    'is up to date at the moment of %s, even if another tab has just changed the cart',
    async (_, event) => {
      const { stores, otherTab, open } = partnerPage();
      stores.cart.add(basketProduct(sofa));
      open(<Cart />);
      await screen.findByText('Nafud Sofa');
      otherTab.cart.add(basketProduct(rug), { quantity: 3 });
      const [link] = checkoutLinks();
      if (!link) throw new Error('No checkout link found.');
      expect(readLink(link.href).basket).toMatchObject({ choices: [{ item_id: 7 }] });
      // jsdom doesn't implement navigation.
      link.addEventListener(event, (dispatched) => dispatched.preventDefault());
      fireEvent(link, new MouseEvent(event, { bubbles: true, cancelable: true }));
      expect(readLink(link.href).basket).toMatchObject({
        choices: [{ item_id: 7 }, { item_id: 8, quantity: 3 }],
      });
    },
  );

  it('leaves out pieces the shop no longer has', async () => {
    const { stores, open } = partnerPage({ products: [rug] });
    stores.cart.add(basketProduct(sofa));
    stores.cart.add(basketProduct(rug));
    open(<Cart />);
    await screen.findByText('This piece is no longer available.');
    await waitFor(() =>
      expect(readLink(checkoutLinks()[0]?.href ?? '').basket).toMatchObject({ choices: [{ item_id: 8 }] }),
    );
  });

  it.each([
    [
      'https://shop.example/checkout?promo_code=SUMMER',
      'https://shop.example/checkout?promo_code=SUMMER&lang=en',
    ],
    ['https://shop.example/cart#lines', 'https://shop.example/cart?lang=en'],
    ['https://shop.example/cart?lang=ar', 'https://shop.example/cart?lang=ar'],
  ])('keeps the page’s own parameters: %s', async (checkoutHref, page) => {
    const { stores, open } = partnerPage();
    stores.cart.add(basketProduct(sofa));
    open(<Cart checkoutHref={checkoutHref} />);
    await screen.findByText('Nafud Sofa');
    expect(readLink(checkoutLinks()[0]?.href ?? '')).toMatchObject({ page, basket: { kind: 'cart' } });
  });

  it.each(['/order', 'https://other.example/checkout', 'https://shop.example.evil.test/checkout'])(
    'does not pass the cart to another site: %s',
    async (checkoutHref) => {
      const { stores, open } = partnerPage();
      stores.cart.add(basketProduct(sofa));
      open(<Cart checkoutHref={checkoutHref} />);
      await screen.findByText('Nafud Sofa');
      expect(checkoutLinks()[0]).toHaveAttribute('href', checkoutHref);
    },
  );

  it('shows an explanation instead of a link if the cart is too large for a URL', async () => {
    const products = Array.from({ length: MAX_HANDOVER_LINES + 1 }, (_, index) =>
      sampleProduct({ id: index + 1, name_en: `Piece ${index + 1}`, allow_online_purchase: true }),
    );
    const { stores, open } = partnerPage({ products });
    for (const product of products) stores.cart.add(basketProduct(product));
    open(<Cart />);
    expect(await screen.findAllByText(/^A cart of more than 100 different pieces/)).not.toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).not.toBeInTheDocument();
  });
});

it('carries the price box with all choices to the quote sheet', async () => {
  const { stores, open } = partnerPage();
  stores.priceBox.add(basketProduct(sofa), {
    customization: lineCustomization({
      product: sofa,
      choices: { color_id: 3, fabric_ids: [2], width: 240 },
    }),
  });
  open(<PriceBox />);
  const sheet = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Print / save quote sheet' });
  expect(readLink(sheet.href)).toEqual({
    page: `${shopUrl}/price-box/sheet?lang=en`,
    basket: {
      kind: 'price-box',
      choices: [{ item_id: 7, quantity: 1, customization: { color_id: 3, fabric_ids: [2], width: 240 } }],
    },
  });
});

it('a link in running text carries the basket, or nothing if it is empty', async () => {
  const { stores, open } = partnerPage();
  open(
    <BasketLink kind="cart" href={`${shopUrl}/cart`}>
      View cart
    </BasketLink>,
  );
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'View cart' });
  expect(link).toHaveAttribute('href', `${shopUrl}/cart?lang=en`);
  stores.cart.add(basketProduct(rug));
  await waitFor(() =>
    expect(readLink(link.href)).toMatchObject({
      page: `${shopUrl}/cart?lang=en`,
      basket: { choices: [{ item_id: 8 }] },
    }),
  );
});
