import { createFakeBackend, type FakeShop } from '@diwan/sdk/testing';
import type { Hono } from 'hono';
import type { PageState } from '../navigation/page/page-state';
import { renderPage } from '../server/render-page';
import { createStorefrontApp, type StorefrontAppOptions } from '../server/storefront-app';

export const ORIGIN = 'https://shop.example';

/** A storefront with an in-memory backend and no page cache, so `shop` may change between requests. */
export function createTestStorefront(
  shopOverrides: Partial<FakeShop> = {},
  options: Partial<StorefrontAppOptions> = {},
) {
  const backend = createFakeBackend(shopOverrides);
  const errors: unknown[] = [];
  const app: Hono = createStorefrontApp({
    api: { baseUrl: `${ORIGIN}/api`, fetch: backend.fetch },
    publicUrl: ORIGIN,
    lifetimeMs: 0,
    onError: (error) => errors.push(error),
    renderPage,
    assetsFor: () => ({
      script: '/assets/entry.js',
      styles: '/assets/styles.css',
      modules: ['/assets/page.js'],
    }),
    ...options,
  });

  /** Requests a page; `language` is the browser's. */
  const visit = async (
    path: string,
    { language = 'en', cookie }: { language?: string; cookie?: string } = {},
  ) => {
    const response = await app.request(`${ORIGIN}${path}`, {
      headers: { 'accept-language': language, ...(cookie && { cookie }) },
    });
    const html = await response.text();
    return { response, html, status: response.status };
  };

  return { app, backend, errors, visit };
}

/** Contents of the `<title>` element. */
export const titleOf = (html: string): string | undefined => /<title>(.*?)<\/title>/.exec(html)?.[1];

/** The page state in a document. */
export function stateOf(html: string): PageState {
  const text = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1];
  if (!text) throw new Error('The document has no page state.');
  return JSON.parse(text) as PageState;
}
