import { ReadableStream } from 'node:stream/web';
import {
  createFakeBackend,
  makeCategory,
  makeProduct,
  makeProductSummary,
  makeSettings,
  makeShop,
} from '@diwan/sdk/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiwanProvider, ProductGrid, useBasket } from '../../index';
import { serverHtml } from '../../testing/server-html';

const sofa = makeProduct({
  id: 7,
  name_en: 'Rimal sofa',
  name_ar: 'كنبة رمال',
  price: 1200,
  discount: 0,
  category: makeCategory({ id: 1 }),
});
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  const backend = createFakeBackend({
    ...makeShop(),
    products: [sofa],
    settings: makeSettings({ currency: 'KWD' }),
  });
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(String(input));
    return backend.fetch(input, init);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  ['ar', /كنبة رمال/, /د\.ك/],
  ['en', /Rimal sofa/, /KWD/],
] as const)('shows cards with an address and a language alone: %s', async (locale, name, currency) => {
  render(
    <StrictMode>
      <DiwanProvider shopUrl="https://shop.example/" locale={locale}>
        <ProductGrid category={1} />
      </DiwanProvider>
    </StrictMode>,
  );
  const [link] = await screen.findAllByRole('link', { name });
  expect(link?.getAttribute('href')).toMatch(/^https:\/\/shop\.example\/product\//);
  expect(screen.getAllByText(currency)).not.toHaveLength(0);
  expect(asked.every((address) => address.startsWith('https://shop.example/api/'))).toBe(true);
  expect(asked.filter((address) => address.includes('/settings/'))).toHaveLength(1);
});

it('confirms what was added, with a link that carries the basket to the shop', async () => {
  render(
    <DiwanProvider shopUrl="https://shop.example" locale="en">
      <ProductGrid category={1} />
    </DiwanProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /add rimal sofa/i }));
  expect(document.querySelector('[class*=Toast_region]')).not.toBeNull();
  const label = await screen.findByText(/^view (cart|price box)/i);
  expect(label.closest('a')?.getAttribute('href')).toMatch(/^https:\/\/shop\.example\/(cart|price-box)/);
});

it('leaves confirmations to an application that shows them itself', async () => {
  render(
    <DiwanProvider shopUrl="https://shop.example" locale="en" toasts={false}>
      <ProductGrid category={1} />
    </DiwanProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /add rimal sofa/i }));
  await screen.findByRole('button', { name: /remove rimal sofa/i });
  expect(document.querySelector('[class*=Toast_region]')).toBeNull();
});

it('is rendered on a server, with what it is given, and taken over without another request', async () => {
  const query = { category: 1 };
  const page = { results: [makeProductSummary({ ...sofa })], limit: 10, hasMore: false };
  const grid = <ProductGrid {...query} firstPage={{ query, page }} />;
  const given = { shopUrl: 'https://shop.example', settings: makeSettings() };
  vi.stubGlobal('ReadableStream', ReadableStream);
  const markup = await serverHtml(
    <DiwanProvider {...given} locale="ar">
      {grid}
    </DiwanProvider>,
  );
  expect(markup).toContain('كنبة رمال');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup;
  const card = container.querySelector('article');
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <StrictMode>
        <DiwanProvider {...given} locale="ar">
          {grid}
        </DiwanProvider>
      </StrictMode>,
      { onRecoverableError: (error) => errors.push(error) },
    ),
  );
  expect(container.querySelector('article')).toBe(card);
  await vi.dynamicImportSettled();
  fireEvent.click(screen.getByRole('button', { name: /إضافة كنبة رمال/ }));
  await screen.findByRole('button', { name: /إزالة كنبة رمال|رمال من/ });
  expect(container.querySelector('article')).toBe(card);
  expect(errors).toEqual([]);
  expect(asked).toEqual([]);
  act(() => root.unmount());
  container.remove();
});

it('works with stores, a client and settings of the application', async () => {
  function Count() {
    return <output>{useBasket('cart').itemCount}</output>;
  }
  render(
    <DiwanProvider shopUrl="https://shop.example" locale="en" settings={makeSettings()}>
      <Count />
    </DiwanProvider>,
  );
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('0');
});

it.each([
  [{ locale: 'en' as const }, 'shopUrl'],
  [{ shopUrl: 'https://shop.example' }, 'locale'],
])('names what is missing beside %j', (props, missing) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<DiwanProvider {...props}>…</DiwanProvider>)).toThrow(`needs ${missing}`);
});
