import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient, makeProductSummary } from '@diwan/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { finePointer } from '../../../foundation/theme/fine-pointer';
import { renderInShop, sampleSummary } from '../../../testing';
import { ProductCard } from './ProductCard';

const card = (overrides: Parameters<typeof sampleSummary>[0] = {}) => (
  <ProductCard product={sampleSummary(overrides)} />
);

describe('product card', () => {
  it('links to the URL of spec §2: slugified English name, dash, code', () => {
    renderInShop(card({ code: 'NF1042' }), { locale: 'ar' });
    expect(screen.getByRole('link', { name: 'كنبة نفود ثلاثية المقاعد' })).toHaveAttribute(
      'href',
      '/product/nafud-three-seat-sofa-NF1042',
    );
  });

  it('shows the first two entries of the product’s content', () => {
    renderInShop(card());
    const details = screen.getByText('Ash frame').parentElement;
    expect(details).toHaveTextContent('Ash frame · , Removable covers');
    // A pause for screen readers: "middle dot" isn't one.
    expect(screen.getByText('·', { exact: false })).toHaveAttribute('aria-hidden', 'true');
  });

  it('separates them by an Arabic comma in Arabic', () => {
    renderInShop(card(), { locale: 'ar' });
    expect(screen.getByText('·', { exact: false }).parentElement).toHaveTextContent(/\S · ، \S/);
  });

  it('shows the colours only of products that have some (spec §3)', () => {
    const { unmount } = renderInShop(card({ has_colors: true }));
    expect(screen.getByText(/colou?rs?/i)).toBeInTheDocument();
    unmount();
    renderInShop(card({ has_colors: false }));
    expect(screen.queryByText(/colou?rs?/i)).not.toBeInTheDocument();
  });

  it('has its second image only where it can be hovered', () => {
    const images = sampleSummary()
      .images.flatMap((image) => [image, { ...image, id: image.id + 1 }])
      .slice(0, 2);
    const matches = vi.fn(() => false);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === finePointer && matches() }));
    const { container, unmount } = renderInShop(card({ images }));
    expect(container.querySelectorAll('img')).toHaveLength(1);
    unmount();
    matches.mockReturnValue(true);
    expect(renderInShop(card({ images })).container.querySelectorAll('img')).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it('splits Arabic content at the Arabic comma', () => {
    renderInShop(card(), { locale: 'ar' });
    expect(screen.getByText('هيكل دردار')).toBeInTheDocument();
    expect(screen.getByText('أغطية قابلة للإزالة')).toBeInTheDocument();
  });

  it('hides the content if the product hides it', () => {
    renderInShop(card({ is_content_show: false }));
    expect(screen.queryByText(/Ash frame/)).not.toBeInTheDocument();
  });

  it('shows the reduced price, the old one and the percentage', () => {
    renderInShop(card({ price: 9940, discount: 15, allow_discount: true }));
    expect(screen.getByText('8,449 Saudi riyals')).toBeInTheDocument();
    expect(screen.getByText('9,940 Saudi riyals').closest('del')).toBeInTheDocument();
    expect(screen.getByText('−15%')).toBeInTheDocument();
  });

  it('shows neither old price nor badge when the discount is not allowed', () => {
    renderInShop(card({ price: 9940, discount: 15, allow_discount: false }));
    expect(screen.getByText('9,940 Saudi riyals')).toBeInTheDocument();
    expect(screen.queryByText('−15%')).not.toBeInTheDocument();
  });

  it('has a badge only if it is featured', () => {
    const { unmount } = renderInShop(card({ is_featured: true }));
    expect(screen.getByText('Featured')).toBeInTheDocument();
    unmount();
    renderInShop(card({ is_featured: false }));
    expect(screen.queryByText('Featured')).not.toBeInTheDocument();
  });

  it('shows no price and no badge when the price is hidden', () => {
    renderInShop(card({ is_price_show: false, discount: 15, allow_discount: true }));
    expect(screen.getByText('Price on request')).toBeInTheDocument();
    expect(screen.queryByText(/riyals/)).not.toBeInTheDocument();
    expect(screen.queryByText('−15%')).not.toBeInTheDocument();
  });

  it('shows prices including VAT if the shop is set to', () => {
    renderInShop(card({ price: 1000 }), {
      settings: { allow_tax_rate: true, display_prices_with_tax: true },
    });
    expect(screen.getByText('1,150 Saudi riyals')).toBeInTheDocument();
  });

  it('shows the currency as a code if the shop is set to', () => {
    renderInShop(card({ price: 1000 }), { locale: 'ar', settings: { currency_display: 'code' } });
    expect(screen.getByText('١٬٠٠٠ ر.س')).toBeInTheDocument();
  });

  it.each([
    ['en', 'AED\u00a01,050', '1,050 UAE dirhams'],
    ['ar', '١٬٠٥٠\u00a0د.إ', '١٬٠٥٠ درهمًا إماراتيًا'],
  ] as const)('shows the currency and the tax of another country in %s', (locale, seen, read) => {
    renderInShop(card({ price: 1000 }), {
      locale,
      settings: {
        currency: 'AED',
        currency_display: 'symbol',
        allow_tax_rate: true,
        tax_rate: 0.05,
        display_prices_with_tax: true,
      },
    });
    expect(screen.getByText((_text, element) => element?.textContent === seen)).toBeVisible();
    expect(screen.getByText(read)).toBeInTheDocument();
  });

  it('shows the code of a currency without a translated name', () => {
    renderInShop(card({ price: 1000 }), { settings: { currency: 'CHF' } });
    expect(
      screen.getAllByText((_text, element) => element?.textContent === 'CHF\u00a01,000'),
    ).not.toHaveLength(0);
  });

  it('lists its colours and counts those beyond four', () => {
    const colors = ['Sage', 'Oat', 'Clay', 'Ink', 'Brick'].map((name_en, index) => ({
      id: index + 1,
      hex: `#00000${index}`,
      name_en,
      name_ar: '',
      item_color: { is_default: index === 0 },
    }));
    renderInShop(card({ has_colors: true, colors }));
    expect(screen.getByText('Available colours: Sage, Oat, Clay, Ink, Brick')).toBeInTheDocument();
    expect(screen.getByText('+1')).toBeInTheDocument();
  });
});

/** Advances the clock of the page, which is otherwise stopped. */
function clock() {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (ms: number) => {
    now += ms;
  };
}
afterEach(() => vi.restoreAllMocks());

/** jsdom doesn't support popovers and treats toasts as hidden. */
const inToast = { hidden: true };

describe('basket button of a card', () => {
  it('adds a product to the cart once on a double click', async () => {
    const stores = createStores({ client: createFakeClient(), storage: memoryStorage() });
    renderInShop(card(), { stores });
    await userEvent.dblClick(screen.getByRole('button', { name: /^Add .+ to cart$/ }));
    expect(stores.cart.itemCount.value).toBe(1);
    expect(screen.getByRole('button', { name: /^Remove .+ from cart$/ })).toBeInTheDocument();
  });

  it('adds a product to the cart, and removes it on a click at least a second later', async () => {
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    const wait = clock();
    renderInShop(card(), { client, stores });
    await userEvent.click(screen.getByRole('button', { name: 'Add Nafud Three-Seat Sofa to cart' }));
    expect(stores.cart.itemCount.value).toBe(1);
    expect(stores.priceBox.itemCount.value).toBe(0);
    wait(900);
    const removing = screen.getByRole('button', { name: 'Remove Nafud Three-Seat Sofa from cart' });
    await userEvent.click(removing);
    expect(stores.cart.itemCount.value).toBe(1);
    wait(100);
    await userEvent.click(removing);
    expect(stores.cart.itemCount.value).toBe(0);
  });

  it('offers to undo a removal, whatever the quantity was', async () => {
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    stores.cart.add(basketProduct(sampleSummary()), { quantity: 3 });
    renderInShop(card(), { client, stores });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Nafud Three-Seat Sofa from cart' }));
    expect(stores.cart.itemCount.value).toBe(0);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo', ...inToast }));
    expect(stores.cart.itemCount.value).toBe(3);
    expect(screen.getByRole('button', { name: 'Remove Nafud Three-Seat Sofa from cart' })).toBeVisible();
  });

  it('uses the price box for products that are not sold online', async () => {
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    renderInShop(card({ allow_online_purchase: false }), { client, stores });
    await userEvent.click(screen.getByRole('button', { name: 'Add Nafud Three-Seat Sofa to price box' }));
    expect(stores.priceBox.itemCount.value).toBe(1);
    expect(stores.cart.itemCount.value).toBe(0);
  });

  it('shows a toast that links to the basket', async () => {
    renderInShop(card());
    await userEvent.click(screen.getByRole('button', { name: /Add/ }));
    expect(await screen.findByText('Nafud Three-Seat Sofa was added to your cart')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'View cart', ...inToast });
    expect(link).toHaveAttribute('href', '/cart');
    // The basket's page is loading then.
    await userEvent.click(link);
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });

  it('is in sync between two roots that share stores', async () => {
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    renderInShop(card(), { client, stores });
    renderInShop(card(), { client, stores });
    const [first] = screen.getAllByRole('button', { name: /Add/ });
    if (first) await userEvent.click(first);
    expect(screen.getAllByRole('button', { name: /Remove .* from cart/ })).toHaveLength(2);
  });

  it('shows the baskets of an earlier visit once storage has been read', async () => {
    const storage = memoryStorage();
    const product = makeProductSummary({ id: 1 });
    const client = createFakeClient();
    createStores({ client, storage }).cart.add(basketProduct(product));
    renderInShop(<ProductCard product={product} />, { client, storage });
    expect(await screen.findByRole('button', { name: /Remove/ })).toBeInTheDocument();
  });
});
