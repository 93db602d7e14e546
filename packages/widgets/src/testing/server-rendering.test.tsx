// @vitest-environment node
import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient, makeCategory, makePage, makeProject, makeSection } from '@diwan/sdk/testing';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Cart } from '../features/basket/cart/Cart';
import { ProductCard } from '../features/catalogue/card/ProductCard';
import { ProductDetail } from '../features/catalogue/detail/ProductDetail';
import { ProductGrid } from '../features/catalogue/grid/ProductGrid';
import { Toasts } from '../features/notices/toasts/Toasts';
import { ProjectDetail } from '../features/projects/detail/ProjectDetail';
import { PriceBox } from '../features/quote/price-box/PriceBox';
import { WidgetsProvider } from '../foundation/provider';
import { createStores, memoryStorage } from '../foundation/stores';
import { SectionList } from '../sections/SectionList';
import { i18nOf } from './i18n-of';
import { sampleProduct, sampleSet, sampleSummary } from './sample-products';
import { serverHtml } from './server-html';

/** Renders as a server does: without a `window`, so accessing it during rendering fails the test. */
function html(content: ReactNode, storage = memoryStorage()) {
  const client = createFakeClient();
  return serverHtml(
    <WidgetsProvider
      client={client}
      stores={createStores({ client, storage })}
      i18n={i18nOf.ar}
      categories={[makeCategory()]}
    >
      {content}
    </WidgetsProvider>,
  );
}

const others = { related: [sampleSummary()], similar: [] };

describe('on a server', () => {
  it('there is no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each<[string, ReactNode]>([
    [
      'every section, including the lead form',
      <SectionList key="1" sections={makePage().sections} heading="الرئيسية" />,
    ],
    [
      'a grid with its first page',
      <ProductGrid key="2" firstPage={{ query: {}, page: { results: [sampleSummary()], hasMore: true } }} />,
    ],
    ['a product', <ProductDetail key="3" product={sampleProduct()} others={others} />],
    ['a set', <ProductDetail key="4" product={sampleSet()} others={others} />],
  ])('%s is rendered', async (_name, content) => {
    expect(await html(content)).toContain('كنبة نفود');
  });

  it('a project is rendered', async () => {
    expect(await html(<ProjectDetail project={makeProject()} />)).toContain('بيت الفناء');
  });

  it('separately loaded parts are rendered too', async () => {
    expect(await html(<SectionList sections={[makeSection('lead_form')]} />)).toContain('<form');
  });

  it.each<[string, ReactNode]>([
    ['a loading grid', <ProductGrid key="1" />],
    ['the cart', <Cart key="2" />],
    ['the price box', <PriceBox key="3" />],
    ['toasts', <Toasts key="4" />],
  ])('%s renders', async (_name, content) => {
    expect(await html(content)).not.toBe('');
  });

  it('baskets are empty, whatever storage contains: hydration must match', async () => {
    const storage = memoryStorage();
    createStores({ client: createFakeClient(), storage }).cart.add(basketProduct(sampleSummary()));
    expect(await html(<ProductCard product={sampleSummary()} />, storage)).toContain('إضافة كنبة نفود');
    expect(await html(<Cart />, storage)).not.toContain('كنبة نفود');
  });

  it('a widget outside of a shop throws a descriptive error', async () => {
    await expect(serverHtml(<Cart />)).rejects.toThrow('DiwanProvider');
  });
});
