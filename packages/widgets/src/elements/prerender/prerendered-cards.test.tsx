import { createFakeBackend, makeProduct } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { element as grid } from '../definitions/product-grid.element';
import { openSession } from '../loader/open-session';
import { keepPreparing, prepareElements } from '../runtime/initial-props';
import { prerenderCards, readCardsQuery } from '../server';
import type { EmbedSession } from '../session/embed-session';
import { type CardsModule, hasFittingCards } from './prerendered-cards';

const TAG = 'diwan-product-grid';
const sofa = makeProduct({ id: 1, code: 'NF1', name_en: 'Nafud sofa', name_ar: 'كنبة النفود' });

const preloads = () => document.querySelectorAll('link[rel=preload]');

let session: EmbedSession;
const origin = 'https://cards.example';
let backend: ReturnType<typeof createFakeBackend>;

beforeEach(() => {
  backend = createFakeBackend({ products: [sofa, makeProduct({ id: 2, code: 'NF2' })] });
  vi.stubGlobal('fetch', vi.fn(backend.fetch));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const link of preloads()) link.remove();
});

/** What the shop responds with to the attributes as the loader sends them. */
async function prerendered(query = '', from = backend): Promise<CardsModule | undefined> {
  const cardsQuery = readCardsQuery(new URLSearchParams(query));
  const api = { baseUrl: `${origin}/api`, fetch: from.fetch };
  return cardsQuery && prerenderCards(cardsQuery, { api, origin });
}

/** A page whose script has found one grid. */
async function showIn(html: string, cards: Promise<CardsModule | undefined>, change = (_: Element) => {}) {
  document.body.innerHTML = html;
  const element = document.querySelector(TAG) as HTMLElement;
  change(element);
  const hints = { apiBase: `${origin}/api` };
  const page = openSession(hints, [TAG]);
  session = page.session;
  await page.preload(TAG, [element, cards]);
  return element;
}
const textOf = (element: Element) => element.shadowRoot?.textContent ?? '';

describe('prerendered cards', () => {
  it('show in the grid before its code is there, with links that lead to the products', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    expect(element.shadowRoot?.querySelectorAll('article')).toHaveLength(2);
    expect(textOf(element)).toContain('Nafud sofa');
    const link = element.shadowRoot?.querySelector('h3 a');
    expect(link?.getAttribute('href')).toMatch(new RegExp(`^${origin}/product/.*NF1\\?lang=en$`));
    const path = element.shadowRoot?.querySelector('svg path');
    expect(path?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('are in the language of the grid', async () => {
    const element = await showIn(`<${TAG} lang="ar-SA"></${TAG}>`, prerendered('lang=ar-SA'));
    expect(textOf(element)).toContain('كنبة النفود');
    expect(element.shadowRoot?.querySelector('[dir]')?.getAttribute('dir')).toBe('rtl');
  });

  it('load their own pictures; without them the first picture is preloaded', async () => {
    await showIn(`<${TAG}></${TAG}>`, prerendered());
    expect(preloads()).toHaveLength(0);
    await showIn(`<${TAG}></${TAG}>`, Promise.resolve(undefined));
    expect(preloads()).toHaveLength(1);
  });

  it('leave out buttons, which would do nothing yet', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    expect(element.shadowRoot?.querySelector('button')).toBeNull();
  });

  it.each([
    ['another language', `<div lang="ar"><${TAG}></${TAG}></div>`],
    ['other attributes', `<${TAG} limit="1"></${TAG}>`],
    ['another width of cards', `<${TAG} first-page-only></${TAG}>`],
    ['a search', `<${TAG} query="sofa"></${TAG}>`],
    ['another currency', `<${TAG} currency="code"></${TAG}>`],
    ['another currency around it', `<diwan-shop currency="code"><${TAG}></${TAG}></diwan-shop>`],
    ['another shop', `<${TAG} api-base="https://other.example/api"></${TAG}>`],
    ['links to another shop', `<${TAG} shop-url="https://other.example"></${TAG}>`],
    ['an address that is none', `<${TAG} shop-url="shop"></${TAG}>`],
  ])('don’t show in a grid with %s', async (_, html) => {
    const element = await showIn(html, prerendered());
    expect(element.shadowRoot).toBeNull();
  });

  it('don’t show in a grid whose early property chooses others', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered(), (early) =>
      Object.assign(early, { ids: [2] }),
    );
    expect(element.shadowRoot).toBeNull();
  });

  it.each([
    ['can’t be fetched', undefined],
    ['don’t exist', {}],
  ])('that %s leave the grid as it is', async (_, cards) => {
    const element = await showIn(`<${TAG}></${TAG}>`, Promise.resolve(cards));
    expect(element.shadowRoot).toBeNull();
    expect(vi.mocked(fetch).mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
      '/api/cms/public/items',
      expect.stringContaining('/settings/'),
    ]);
  });

  it('that come after the code are of no use', async () => {
    const html = `<${TAG}></${TAG}>`;
    const element = await showIn(html, prerendered(), (early) => early.attachShadow({ mode: 'open' }));
    expect(textOf(element)).toBe('');
    expect(session.cards.has(element)).toBe(false);
  });
});

describe('an element whose code arrives', () => {
  it('has the products of the cards it shows', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    expect(session.initialProps.has(element)).toBe(false);
    await prepareElements(session, grid);
    expect([session.initialProps.has(element), hasFittingCards(session, element)]).toEqual([true, true]);
    expect(session.initialProps.get(element)).toMatchObject({
      firstPage: { page: { results: [{ id: 1 }, { id: 2 }] } },
    });
  });

  it('has others when its attributes have changed', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    element.setAttribute('limit', '1');
    await prepareElements(session, grid);
    expect(hasFittingCards(session, element)).toBe(false);
    expect(session.initialProps.get(element)).toMatchObject({ firstPage: { query: { limit: 1 } } });
  });

  it('keeps the cards while the shop can’t be reached, and reports that once', async () => {
    let isReachable = false;
    const lists = vi.fn();
    const fetchIfReachable = async (url: string, init: RequestInit = {}) => {
      if (!url.includes('/items')) return backend.fetch(url, init);
      lists();
      if (!isReachable) throw new TypeError('Failed to fetch');
      return backend.fetch(url, init);
    };
    vi.stubGlobal('fetch', fetchIfReachable);
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    await prepareElements(session, grid);
    const preparing = keepPreparing(session, grid, element);
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce(), 5000);
    const before = lists.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(lists.mock.calls.length).toBeGreaterThan(before + 1), 5000);
    expect([session.cards.has(element), session.initialProps.has(element)]).toEqual([true, false]);
    isReachable = true;
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(session.initialProps.has(element)).toBe(true);
    }, 5000);
    await preparing;
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  }, 20_000);
});
