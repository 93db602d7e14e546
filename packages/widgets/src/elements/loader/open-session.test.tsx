import { createFakeBackend, makeProduct } from '@diwan/sdk/testing';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '../../foundation/i18n';
import { fakeIntersections } from '../../testing/intersections';
import { element as grid } from '../definitions/product-grid.element';
import { createElementTexts } from '../runtime/element-texts';
import { prepareElements } from '../runtime/initial-props';
import { registerElement } from '../runtime/register-element';
import { firstGridPage } from '../session/grid-page';
import { type OpenSession, openSession } from './open-session';

const picture = (name: string) => ({
  id: 1,
  postion: 1,
  is_main: true,
  src_url: `/media/${name}.webp`,
  width: 900,
  height: 900,
});
const products = [3, 3, 4].map((category, index) =>
  makeProduct({
    id: index + 1,
    postion: index + 1,
    code: `NF${index}`,
    is_full_width: index === 0,
    images: [{ ...picture(`sofa-${index}`), alt: null, alt_ar: null }],
    category: { id: category, name_en: 'Sofas', name_ar: 'كنب' },
  }),
);

let shops = 0;
let shopUrl = '';
let page: OpenSession;
let backend: ReturnType<typeof createFakeBackend>;
const loadFont = vi.fn(async () => []);

beforeEach(() => {
  // The test's document has no typefaces.
  Object.assign(document, { fonts: { load: loadFont } });
  loadFont.mockClear();
  shops += 1;
  shopUrl = `https://start-${shops}.example`;
  page = openSession({ shopUrl }, [TAG, 'diwan-cart', 'diwan-shop']);
  backend = createFakeBackend({ products });
  vi.stubGlobal('fetch', vi.fn(backend.fetch));
  fakeIntersections();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  for (const link of document.querySelectorAll('link[rel=preload]')) link.remove();
});

const TAG = 'diwan-product-grid';
const start = (tag = TAG) => page.preload(tag);
const sent = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address).replace(/^https:/, ''));
const settings = (host: string) =>
  `//${host}.example/api/settings/public/group/general/footer/socials/commerce`;
const list = (host: string, query: string) => `//${host}.example/api/cms/public/items?${query}&page=1`;
const inShopsOrder = 'sort_by=postion&sort_order=ASC';

describe('what a page asks for before the elements’ code is there', () => {
  it('is the settings, and the first page of each grid as its attributes and properties choose it', async () => {
    document.body.innerHTML = `<${TAG} category="3" limit="500"></${TAG}><${TAG} lang="ar" sort="name_asc" query="كنب"></${TAG}><${TAG}></${TAG}>`;
    Object.assign(document.body.lastElementChild as Element, { ids: [2, 3], limit: 2 });
    await start();
    const host = `start-${shops}`;
    expect(sent()).toEqual([
      list(host, `limit=100&${inShopsOrder}&category=3`),
      settings(host),
      list(host, `limit=10&sort_by=name_ar&sort_order=ASC&query=${encodeURIComponent('كنب')}`),
      list(host, `limit=2&${inShopsOrder}&id=2&id=3`),
    ]);
    const languages = backend.received.map(({ headers }) => headers.get('accept-language'));
    expect(languages).toEqual(['en', 'en', 'ar', 'en']);
  });

  it('is the same where the page hides the document’s typefaces', async () => {
    Object.assign(document, { fonts: document.createElement('img') });
    document.body.innerHTML = `<${TAG}></${TAG}>`;
    await start();
    const host = `start-${shops}`;
    expect(sent()).toEqual([list(host, `limit=10&${inShopsOrder}`), settings(host)]);
  });

  it('is that of the shop around an element, or of its own attribute', async () => {
    document.body.innerHTML = `
      <diwan-shop shop-url="https://around-${shops}.example"><div><${TAG} limit="4"></${TAG}></div></diwan-shop>
      <${TAG} limit="4" shop-url="https://own-${shops}.example/"></${TAG}>`;
    await start();
    expect(sent()).toEqual(
      [`around-${shops}`, `own-${shops}`].flatMap((host) => [
        list(host, `limit=4&${inShopsOrder}`),
        settings(host),
      ]),
    );
  });

  it('leaves out what the element won’t ask for either', async () => {
    document.body.innerHTML = `<${TAG} ids=""></${TAG}><${TAG} category="sofas"></${TAG}><${TAG} shop-url="shop"></${TAG}>`;
    await start();
    expect(sent()).toEqual([settings(`start-${shops}`)]);
  });

  it('asks for the settings once, whatever other elements come, and for nothing for a provider', async () => {
    document.body.innerHTML = `<diwan-shop><diwan-cart></diwan-cart><${TAG} limit="1"></${TAG}></diwan-shop>`;
    await start('diwan-shop');
    expect(sent()).toEqual([]);
    await start('diwan-cart');
    await start();
    expect(sent()).toEqual([settings(`start-${shops}`), list(`start-${shops}`, `limit=1&${inShopsOrder}`)]);
  });

  it.each([
    ['en', /Figtree/],
    ['ar', /Readex/],
  ])('fetches the typeface of texts in %s, but not for cards of the page’s own', async (lang, family) => {
    document.body.innerHTML = `<${TAG} lang="${lang}"></${TAG}>`;
    await start();
    expect(loadFont.mock.calls).toEqual([[expect.stringMatching(family), expect.any(String)]]);
    document.body.innerHTML = `<${TAG} limit="3"><template></template></${TAG}>`;
    await start();
    expect(loadFont).toHaveBeenCalledTimes(1);
  });

  it('fetches the picture of the first card, as wide as the card shows it', async () => {
    document.body.innerHTML = `<${TAG}></${TAG}><${TAG} category="4"></${TAG}>`;
    await start();
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
    expect(links).toHaveLength(1);
    expect(links[0]).toMatchObject({ type: 'image/avif', imageSizes: expect.stringContaining('94vw') });
    expect(links[0]?.imageSrcset).toMatch(
      new RegExp(`^https://start-${shops}.example/media/sofa-0.webp\\?w=320&f=avif 320w,.* 900w$`),
    );
  });

  it.each([
    ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refuses', async () => new Response('', { status: 503 })],
    ['is none', async () => Response.json({ results: 'no list' })],
  ])('says nothing when the API %s', async (_, respond) => {
    vi.mocked(fetch).mockImplementation(respond);
    document.body.innerHTML = `<${TAG}></${TAG}>`;
    await expect(start()).resolves.toBeUndefined();
    expect(document.querySelector('link[rel=preload]')).toBeNull();
  });

  it('warns once of a tag that no element has, and not of an element of the page’s own', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    customElements.define('diwan-own', class extends HTMLElement {});
    const { preload } = openSession({}, [TAG, 'diwan-cart']);
    for (const tag of ['diwan-own', 'diwan-product-gird', 'diwan-product-gird']) await preload(tag);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `Diwan: there is no element <diwan-product-gird>. The elements are <${TAG}>, <diwan-cart>.`,
    );
    warn.mockRestore();
  });
});

describe('an element whose code arrives', () => {
  const texts = createElementTexts(async (locale) => {
    const resources = await loadNamespaces(locale, ['common', 'errors', 'product']);
    return resources[locale] ?? {};
  });
  beforeEach(() => texts.load('en').then(() => {}));

  const articles = (element: Element) => element.shadowRoot?.querySelectorAll('article').length;
  const isLoading = (element: Element) => Boolean(element.shadowRoot?.querySelector('slot[name=loading]'));

  /** Whether an element has shown grey boxes at any time. */
  function everShowsLoading(element: Element) {
    let has = false;
    new MutationObserver(() => {
      has ||= isLoading(element);
    }).observe(element.shadowRoot as ShadowRoot, { childList: true, subtree: true });
    return () => has;
  }

  it('later than the shop’s answers shows them at once and fetches nothing twice', async () => {
    document.body.innerHTML = [3, 3, 5].map((id) => `<${TAG} category="${id}"></${TAG}>`).join('');
    const [first, second, changed] = [...document.body.children] as [Element, Element, Element];
    await start();
    changed.setAttribute('category', '4');
    await prepareElements(page.session, grid);
    registerElement(grid, texts, page.session);
    const hasLoaded = [first, second, changed].map(everShowsLoading);
    await waitFor(() => expect([first, second].map(articles)).toEqual([2, 2]));
    await waitFor(() => expect(articles(changed)).toBe(1));
    expect(hasLoaded.map((ever) => ever())).toEqual([false, false, true]);
    const [category3, category4, category5] = [3, 4, 5].map((id) =>
      list(`start-${shops}`, `limit=10&${inShopsOrder}&category=${id}`),
    );
    expect(sent()).toEqual([category3, settings(`start-${shops}`), category5, category4]);

    // For some seconds, elements share what one of them has received.
    first.setAttribute('category', '4');
    await waitFor(() => expect(articles(first)).toBe(1));
    first.setAttribute('category', '3');
    await waitFor(() => expect(articles(first)).toBe(2));
    expect(sent()).toHaveLength(4);
  });

  it('earlier than a slow shop’s shows that it loads, and then takes them over', async () => {
    let respond = () => {};
    const responding = new Promise<void>((resolve) => {
      respond = resolve;
    });
    vi.mocked(fetch).mockImplementation(async (...request) => {
      await responding;
      return backend.fetch(...request);
    });
    document.body.innerHTML = `<${TAG}-slow category="3"></${TAG}-slow>`;
    const slow = { ...grid, tag: `${TAG}-slow` } as const;
    const element = document.body.firstElementChild as Element;
    const { session, preload } = openSession({ shopUrl }, [slow.tag]);
    void preload(slow.tag);
    void session.responses.send(firstGridPage(element, session)?.request ?? { url: '', headers: {} });
    await prepareElements(session, slow);
    registerElement(slow, texts, session);
    await waitFor(() => expect(isLoading(element)).toBe(true));
    respond();
    await waitFor(() => expect(articles(element)).toBe(2));
    expect(sent()).toHaveLength(2);
  });
});
