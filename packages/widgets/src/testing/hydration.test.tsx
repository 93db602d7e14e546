import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient, makeCategory, makePage, makeProject } from '@diwan/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cart } from '../features/basket/cart/Cart';
import { ProductCard } from '../features/catalogue/card/ProductCard';
import { loadProductDetail } from '../features/catalogue/detail/DeferredSections';
import { ProductDetail } from '../features/catalogue/detail/ProductDetail';
import { ProductGrid } from '../features/catalogue/grid/ProductGrid';
import { ProjectDetail } from '../features/projects/detail/ProjectDetail';
import { PriceBox } from '../features/quote/price-box/PriceBox';
import { WidgetsProvider } from '../foundation/provider';
import { createStores, memoryStorage } from '../foundation/stores';
import { SectionList } from '../sections/SectionList';
import { loadSections } from '../sections/section-registry';
import { i18nOf } from './i18n-of';
import { sampleProduct, sampleSet, sampleSummary } from './sample-products';

const client = createFakeClient({
  items: { list: async () => ({ results: [sampleSummary()], limit: 10, hasMore: false }) },
});

/** Storage with a product in the cart. */
function filledStorage() {
  const storage = memoryStorage();
  createStores({ client, storage }).cart.add(basketProduct(sampleSummary()));
  return storage;
}

const page = (content: ReactNode, locale: 'en' | 'ar', storage = memoryStorage()) => (
  <StrictMode>
    <WidgetsProvider
      client={client}
      stores={createStores({ client, storage })}
      i18n={i18nOf[locale]}
      categories={[makeCategory()]}
    >
      {content}
    </WidgetsProvider>
  </StrictMode>
);

// Separately loaded parts render synchronously from the second rendering on; a server also waits for them in the first.
beforeAll(async () => {
  await Promise.all([loadSections(makePage().sections), loadProductDetail()]);
  renderToString(page(<SectionList sections={makePage().sections} />, 'en'));
  await vi.dynamicImportSettled();
});

const errors: unknown[] = [];
let container: HTMLElement;

beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void errors.push(words));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  container.remove();
});

async function hydrate(content: ReactNode, locale: 'en' | 'ar', storage = filledStorage()) {
  container.innerHTML = renderToString(page(content, locale));
  const root = await act(async () =>
    hydrateRoot(container, page(content, locale, storage), {
      onRecoverableError: (error) => void errors.push(error),
    }),
  );
  return () => act(async () => root.unmount());
}

describe.each(['en', 'ar'] as const)('hydration in %s, with a full cart in storage', (locale) => {
  it.each<[string, ReactNode]>([
    ['every section', <SectionList key="1" sections={makePage().sections} heading="Home" />],
    [
      'a grid',
      <ProductGrid key="2" firstPage={{ query: {}, page: { results: [sampleSummary()], hasMore: false } }} />,
    ],
    [
      'a product',
      <ProductDetail
        key="3"
        product={sampleProduct()}
        others={{ related: [sampleSummary()], similar: [] }}
        pageUrl="https://shop.example/product/x"
      />,
    ],
    ['the cart', <Cart key="4" />],
    ['the price box', <PriceBox key="5" />],
    ['a project', <ProjectDetail key="6" project={makeProject()} />],
  ])('%s matches the server’s markup', async (_name, content) => {
    const unmount = await hydrate(content, locale);
    expect(errors).toEqual([]);
    await unmount();
  });
});

describe('after hydration', () => {
  it('cards and cart show the stored baskets', async () => {
    const unmount = await hydrate(
      <>
        <ProductCard product={sampleSummary()} />
        <Cart />
      </>,
      'en',
    );
    expect(
      screen.getByRole('button', { name: 'Remove Nafud Three-Seat Sofa from cart' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1 piece in your cart' })).toBeInTheDocument();
    await unmount();
  });

  it('the pieces of a set keep their markup while something is chosen before they hydrate, then add that choice', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const storage = memoryStorage();
    const unmount = await hydrate(<ProductDetail product={sampleSet()} />, 'en', storage);
    const addWhole = screen.getByRole('button', { name: /^Add the whole set/ });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' })));
    expect(addWhole).toBeInTheDocument();
    await act(async () => fireEvent.click(addWhole));
    const { priceBox } = createStores({ client, storage });
    await waitFor(() => {
      priceBox.reread();
      expect(priceBox.itemCount.value).toBe(2);
    });
    expect(addWhole).toBeInTheDocument();
    await unmount();
  });
});
