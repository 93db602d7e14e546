// @vitest-environment node
import { basketProduct } from '@diwan/sdk/commerce';
import { createFakeClient, makeCategory, makePage } from '@diwan/sdk/testing';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CartWidget } from '../cart';
import { I18nProvider } from '../i18n';
import { ProductCardWidget } from '../product-card';
import { ProductDetailWidget } from '../product-detail';
import { ProductGridWidget } from '../product-grid';
import { DiwanProvider } from '../provider';
import { SectionList } from '../sections';
import { createStores, memoryStorage } from '../stores';
import { ToastsWidget } from '../toasts';
import { i18nOf } from './i18n-of';
import { sampleProduct, sampleSet, sampleSummary } from './sample-products';

/** What a server sends: there is no window here, so reading one while rendering fails the test. */
function html(content: ReactNode, storage = memoryStorage()) {
  const client = createFakeClient();
  return renderToString(
    <DiwanProvider
      client={client}
      stores={createStores({ client, storage })}
      i18n={i18nOf.ar}
      categories={[makeCategory()]}
    >
      {content}
    </DiwanProvider>,
  );
}

const others = { related: [sampleSummary()], similar: [] };

describe('on a server', () => {
  it('there is no window', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each<[string, ReactNode]>([
    ['every section', <SectionList key="1" sections={makePage().sections} heading="الرئيسية" />],
    [
      'a grid with its first page',
      <ProductGridWidget key="2" firstPage={{ results: [sampleSummary()], hasMore: true }} />,
    ],
    ['a product', <ProductDetailWidget key="3" product={sampleProduct()} others={others} />],
    ['a set', <ProductDetailWidget key="4" product={sampleSet()} others={others} />],
  ])('%s is in the page', (_name, content) => {
    expect(html(content)).toContain('كنبة نفود');
  });

  it.each<[string, ReactNode]>([
    ['a grid on its way', <ProductGridWidget key="1" />],
    ['the cart', <CartWidget key="2" />],
    ['toasts', <ToastsWidget key="3" />],
  ])('%s renders', (_name, content) => {
    expect(html(content)).not.toBe('');
  });

  it('baskets are empty, whatever storage holds: hydration must find the same', () => {
    const storage = memoryStorage();
    createStores({ client: createFakeClient(), storage }).cart.add(basketProduct(sampleSummary()));
    expect(html(<ProductCardWidget product={sampleSummary()} />, storage)).toContain('أضف كنبة نفود');
    expect(html(<CartWidget />, storage)).not.toContain('كنبة نفود');
  });

  it('words need their provider', () => {
    expect(() => renderToString(<CartWidget />)).toThrow('DiwanProvider');
    expect(() => renderToString(<I18nProvider i18n={i18nOf.en}>{<CartWidget />}</I18nProvider>)).toThrow(
      'DiwanProvider',
    );
  });
});
