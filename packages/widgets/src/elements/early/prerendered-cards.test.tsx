import { createFakeBackend, makeProduct } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { element as grid } from '../definitions/product-grid.element';
import { prepareElements } from '../runtime/first-props';
import { prerenderCards, readCardsQuery } from '../server';
import { type CardsModule, hasPrerenderedCards, takePrerenderedCards } from './prerendered-cards';
import { startEarly } from './start-early';

const TAG = 'diwan-product-grid';
const sofa = makeProduct({ id: 1, code: 'NF1', name_en: 'Nafud sofa', name_ar: 'كنبة النفود' });

const preloads = () => document.querySelectorAll('link[rel=preload]');

let shops = 0;
let origin = '';
let backend: ReturnType<typeof createFakeBackend>;

beforeEach(() => {
  // Each test has a shop of its own, since a page asks for a shop's settings once.
  shops += 1;
  origin = `https://cards-${shops}.example`;
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
  await startEarly(TAG, hints, [TAG], [element, cards]);
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
    expect(takePrerenderedCards(element)).toBeUndefined();
  });
});

describe('an element whose code arrives', () => {
  it('takes over the cards of the data it has received', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    await prepareElements(grid);
    expect(takePrerenderedCards(element)).toBe(true);
    // Once: what it shows afterwards is its own.
    expect(hasPrerenderedCards(element)).toBe(false);
  });

  it('doesn’t take over cards before it is prepared', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    expect(takePrerenderedCards(element)).toBe(false);
  });

  it('doesn’t take over cards of other data', async () => {
    const before = createFakeBackend({ products: [{ ...sofa, name_en: 'Old name' }] });
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered('', before));
    expect(textOf(element)).toContain('Old name');
    await prepareElements(grid);
    expect(takePrerenderedCards(element)).toBe(false);
  });

  it('doesn’t take over cards when its attributes have changed', async () => {
    const element = await showIn(`<${TAG}></${TAG}>`, prerendered());
    await prepareElements(grid);
    element.setAttribute('limit', '1');
    expect(takePrerenderedCards(element)).toBe(false);
  });
});
