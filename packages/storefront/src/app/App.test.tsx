import { NetworkError, ServerError } from '@diwan/sdk';
import { productPath } from '@diwan/sdk/commerce';
import { createFakeClient, makeProduct, makePromo, makeSettings } from '@diwan/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPage } from '../navigation/page/fetch-page';
import { openShop, stubWindow } from '../testing/open-shop';

vi.mock('../navigation/page/fetch-page', { spy: true });

/** Resolves when the code of analytics may arrive; it is imported once. */
const analyticsCode = vi.hoisted(() => ({ mayArrive: Promise.resolve() }));
vi.mock('../visit/analytics/Analytics', async (importOriginal) => {
  await analyticsCode.mayArrive;
  return importOriginal();
});

const down = () =>
  Promise.reject(
    new ServerError({
      endpoint: 'items.get',
      request: 'GET /items/{id}',
      status: 503,
      body: {},
      contentType: null,
      requestId: undefined,
      retryAfterSeconds: undefined,
    }),
  );
const unreachable = () => Promise.reject(new NetworkError('no response', { endpoint: 'items.get' }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const inMenu = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name });

beforeEach(stubWindow);

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
});

describe('the logo', () => {
  it.each([
    [() => Promise.reject(new Error('404')), false],
    [() => Promise.resolve(), true],
  ])('is replaced by the name of the shop where its image cannot be shown', async (decode, isShown) => {
    const settings = makeSettings({ logo_url: '/files/media/logo.svg' });
    Object.assign(HTMLImageElement.prototype, { decode });
    await openShop('/cart', { settings: { get: async () => settings } });
    await act(async () => {});
    const home = screen.getByRole('banner').querySelector('a');
    expect(home?.querySelector('img') !== null).toBe(isShown);
    expect(home?.textContent).toBe(isShown ? '' : settings.brand?.name_en);
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });
});

describe('a page that fails to render', () => {
  it('leaves the header, and other pages can be opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openShop('/terms-and-conditions', {
      pages: { terms: async () => ({ sections: [null] }) as never },
    });
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
      'This part of the page didn’t load',
    );
    await userEvent.click(inMenu('About'));
    await heading(/over 45 years/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('following a link', () => {
  it('shows the page from the top, with its title and the focus on its heading', async () => {
    await openShop('/cart');
    await userEvent.click(inMenu('About'));
    const title = await heading(/over 45 years/);
    expect(window.location.pathname).toBe('/about');
    await waitFor(() => expect(document.title).toBe('About | Athel'));
    expect(title).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
    // A screen reader reads the focused heading; an announcement would repeat it.
    expect(screen.queryByText('About | Athel', { selector: '[aria-live] *', ignore: false })).toBeNull();
    expect(inMenu('About')).toHaveAttribute('aria-current', 'page');
  });

  it('marks the products entry on the pages below it', async () => {
    await openShop('/products/category/1');
    expect(inMenu('Products')).toHaveAttribute('aria-current', 'true');
  });

  it('restores the previous page and its scroll position on Back without another request', async () => {
    const get = vi.fn((id: number) => createFakeClient().projects.get(id));
    await openShop('/projects/3', { projects: { get } });
    vi.stubGlobal('scrollY', 700);
    await userEvent.click(inMenu('About'));
    await heading(/over 45 years/);
    window.history.back();
    await heading('House 3');
    expect(get).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 700 })),
    );
  });

  it('restores the previous page even if Back follows at once', async () => {
    const get = vi.fn((id: number) => createFakeClient().projects.get(id));
    await openShop('/projects/3', { projects: { get } });
    const here = window.history.state;
    let opened = '';
    // Simulates Back as soon as the next page is on the screen.
    const arrivals = new MutationObserver(() => {
      if (!screen.queryByRole('heading', { name: /over 45 years/ })) return;
      arrivals.disconnect();
      opened = window.location.pathname;
      window.history.replaceState(here, '', '/projects/3');
    });
    arrivals.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(inMenu('About'));
    await waitFor(() => expect(opened).toBe('/about'));
    await waitFor(() => expect(window.location.pathname).toBe('/projects/3'));
    await heading('House 3');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('returns the focus to the followed link on Back', async () => {
    await openShop('/products/category/1');
    screen.getByRole('link', { name: 'Asir Sofa' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await heading('Asir Sofa')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    window.history.back();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Asir Sofa' })).toHaveFocus());
  });
});

describe('product choices', () => {
  const sofa = makeProduct({ allow_edit_dimension: true, has_dimension: true });
  const quantity = () => screen.getByRole('textbox', { name: 'Quantity' });
  const width = () => screen.getByRole('textbox', { name: 'Change the width' });
  const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('are written to the URL without a request, and restored from it', async () => {
    const get = vi.fn(async () => sofa);
    const { unmount } = await openShop(`${productPath(sofa)}?utm_source=x`, { items: { get } });
    await click('Increase quantity');
    await click('Increase the width');
    expect(window.location.search).toBe('?utm_source=x&quantity=2&choices=w225');
    expect(get).toHaveBeenCalledTimes(1);
    unmount();
    await openShop(productPath(sofa) + window.location.search, { items: { get } });
    expect(quantity()).toHaveValue('2');
    expect(width()).toHaveValue('225');
    await click('Decrease quantity');
    await click('Reset: Width');
    expect(window.location.search).toBe('?utm_source=x');
  });

  it('are restored after Back', async () => {
    await openShop(productPath(sofa), { items: { get: async () => sofa } });
    await click('Increase quantity');
    await userEvent.click(inMenu('About'));
    await heading(/over 45 years/);
    window.history.back();
    await heading(sofa.name_en);
    expect(quantity()).toHaveValue('2');
  });

  it('fall back to the defaults when the URL is invalid', async () => {
    await openShop(`${productPath(sofa)}?choices=c999_w-1_%3Cb%3E&quantity=-3&edit=x`, {
      items: { get: async () => sofa },
    });
    expect(quantity()).toHaveValue('1');
    expect(width()).toHaveValue(String(sofa.dimensions?.default_width));
  });
});

describe('a page that fails to load', () => {
  it('shows the not-found page if it is a CMS page (spec §8)', async () => {
    await openShop('/cart', { pages: { get: down } });
    await userEvent.click(inMenu('Products'));
    await heading('Page Not Found');
    expect(window.location.pathname).toBe('/404');
  });

  it('shows this site’s not-found page for a path that looks like another origin', async () => {
    await openShop('/cart');
    // Resolved, this would be the home page of evil.example.
    act(() => window.history.pushState(null, '', `${window.location.origin}//evil.example`));
    await heading('Page Not Found');
  });

  it('shows an error screen with a retry button otherwise', async () => {
    await openShop('/about', { projects: { categories: down } });
    window.history.pushState(null, '', '/projects');
    await heading('The shop is unavailable');
    expect(window.location.pathname).toBe('/projects');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('keeps the visitor on the page when the network fails while the browser reports being online', async () => {
    const products = vi.fn(unreachable);
    await openShop('/about', { pages: { get: products } });
    await userEvent.click(inMenu('Products'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(
      /no connection to the shop/,
    );
    await heading(/over 45 years/);
    expect(window.location.pathname).toBe('/about');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(products).toHaveBeenCalledTimes(2));
    expect(window.location.pathname).toBe('/about');
  });
});

it('offers a retry, and neither reloads nor leaves the page, when its own link is pressed offline', async () => {
  const home = vi.fn((slug: string) => createFakeClient().pages.get(slug));
  await openShop('/', { pages: { get: home } });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  home.mockImplementation(unreachable);
  const [logo] = within(screen.getByRole('banner')).getAllByRole('link');
  await userEvent.click(logo as HTMLElement);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(retry).toHaveAccessibleDescription(/no connection to the shop/);
  expect(window.location.pathname).toBe('/');
  vi.restoreAllMocks();
});

it('keeps the history entry of a page that Back cannot open', async () => {
  let isReachable = false;
  const products = vi.fn(() => (isReachable ? createFakeClient().pages.get('products') : unreachable()));
  window.history.replaceState(null, '', '/products');
  window.history.pushState(null, '', '/cart');
  await openShop('/cart', { pages: { get: products } });
  window.history.back();
  await screen.findByRole('button', { name: 'Try again' });
  expect(window.location.pathname).toBe('/cart');
  isReachable = true;
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/products'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  expect(products).toHaveBeenCalledTimes(2);
});

describe('a page whose code fails to load', () => {
  beforeEach(() => void vi.mocked(fetchPage).mockRejectedValueOnce(new TypeError('No code')));

  it('keeps the visitor on the page when the document is unreachable too', async () => {
    const ask = vi.fn(() => Promise.reject(new TypeError('No network')));
    vi.stubGlobal('fetch', ask);
    await openShop('/cart');
    await userEvent.click(inMenu('About'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(retry).toHaveAccessibleDescription(/no connection to the shop/);
    expect(window.location.pathname).toBe('/cart');
    expect(ask).toHaveBeenCalledTimes(1);
    await userEvent.click(retry);
    await heading(/over 45 years/);
  });

  it('is abandoned once the visitor has gone back', async () => {
    const ask = vi.fn((_url: URL, _init: RequestInit) => new Promise<Response>(() => {}));
    vi.stubGlobal('fetch', ask);
    await openShop('/cart');
    await userEvent.click(inMenu('About'));
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(ask.mock.lastCall?.[0].pathname).toBe('/about');
    const { signal } = ask.mock.lastCall?.[1] ?? {};
    expect(signal?.aborted).toBe(false);
    window.history.back();
    await waitFor(() => expect(signal?.aborted).toBe(true));
    expect(window.location.pathname).toBe('/cart');
  });
});

describe('the category page', () => {
  it('writes filter and sort order to the URL and reloads the list', async () => {
    const list = vi.fn((query = {}) => createFakeClient().items.list(query));
    await openShop('/products/category/1', { items: { list } });
    const all = screen.getByRole('button', { name: 'All' });
    expect(all).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(screen.getByRole('button', { name: 'Two-seat' }));
    await waitFor(() => expect(window.location.search).toBe('?subcategory=12'));
    await waitFor(() => expect(all).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() =>
      expect(list.mock.lastCall?.[0]).toMatchObject({ category: 1, subcategory: 12, page: 1 }),
    );

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_desc');
    await waitFor(() => expect(window.location.search).toBe('?subcategory=12&sort=price_desc'));
    await waitFor(() =>
      expect(list.mock.lastCall?.[0]).toMatchObject({ sort_by: 'price', sort_order: 'DESC', page: 1 }),
    );

    await userEvent.click(all);
    await waitFor(() => expect(window.location.search).toBe('?sort=price_desc'));
  });

  it('shows what was loaded when Back undoes a filter, and stays where the list was left', async () => {
    const list = vi.fn((query = {}) => createFakeClient().items.list(query));
    await openShop('/products/category/1', { items: { list } });
    const scroll = vi.fn();
    Object.assign(Element.prototype, { scrollIntoView: scroll });
    const place = vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, -900, 100, 100));
    vi.stubGlobal('scrollY', 900);
    await userEvent.click(screen.getByRole('button', { name: 'Two-seat' }));
    await waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryAllByRole('article')).not.toHaveLength(0));
    const requests = list.mock.calls.length;
    vi.stubGlobal('scrollY', 0);
    window.history.back();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(window.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ top: 900 }));
    expect(list).toHaveBeenCalledTimes(requests);
    expect(scroll).toHaveBeenCalledTimes(1);
    // The filter chosen again starts over (spec §4).
    await userEvent.click(screen.getByRole('button', { name: 'Two-seat' }));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(requests + 1));
    place.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('shows no filters where there is only one: all', async () => {
    const [first, ...others] = await createFakeClient().categories.list();
    const list = async () => [{ ...first, subcategories: [] } as NonNullable<typeof first>, ...others];
    await openShop('/products/category/1', { categories: { list } });
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'All' })).not.toBeInTheDocument();
  });

  it('undoes sort order and filter on Back, and keeps the focus', async () => {
    const list = vi.fn((query = {}) => createFakeClient().items.list(query));
    await openShop('/products/category/1', { items: { list } });
    const all = screen.getByRole('button', { name: 'All' });
    const twoSeat = screen.getByRole('button', { name: 'Two-seat' });
    await userEvent.click(all);
    expect(list).toHaveBeenCalledTimes(1);
    await userEvent.click(twoSeat);
    await waitFor(() => expect(twoSeat).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price_desc');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price_desc'));

    window.history.back();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('default'));
    expect(window.location.search).toBe('?subcategory=12');
    window.history.back();
    await waitFor(() => expect(all).toHaveAttribute('aria-pressed', 'true'));
    expect(window.location.search).toBe('');
    expect(list).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  });
});

describe('the header', () => {
  it('shows the cart with its count, only when it has items', async () => {
    await openShop('/products/category/1');
    const cart = screen.getByRole('link', { name: 'Cart, empty', hidden: true });
    expect(cart).not.toHaveAttribute('data-shown');
    const [add] = screen.getAllByRole('button', { name: /^Add .+ to cart$/ });
    await userEvent.click(add as HTMLElement);
    expect(cart).toHaveAttribute('data-shown');
    expect(cart).toHaveAccessibleName('Cart, 1 piece');
  });
});

/** The overlay's field, once it has replaced the early field. */
const searchField = async () =>
  within(await screen.findByRole('dialog', { hidden: true })).getByRole('searchbox', { hidden: true });

describe('search', () => {
  it('searches once typing pauses, and links to the results', async () => {
    const list = vi.fn((query = {}) => createFakeClient().items.list(query));
    await openShop('/cart', { items: { list } });
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const field = await searchField();
    await userEvent.type(field, 'nafud sofa');
    expect(list).not.toHaveBeenCalled();
    expect(field.closest('dialog')?.querySelectorAll('[aria-busy] > div')).toHaveLength(10);
    const result = await screen.findByRole('link', { name: /Nafud Sofa/, hidden: true });
    expect(list).toHaveBeenCalledTimes(1);
    expect(list.mock.lastCall?.[0]).toMatchObject({ query: 'nafud sofa' });
    expect(result).toHaveAttribute('href', expect.stringMatching(/^\/product\/nafud-sofa-/));
  });

  it('opens the results page on Enter', async () => {
    await openShop('/cart');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await searchField(), 'nafud sofa{Enter}');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Search results for “nafud sofa”' }),
    ).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/products?query=nafud+sofa');
    expect(await screen.findByRole('heading', { level: 2, name: /Nafud Sofa/ })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('returns to the field or clears it on the first Esc, and closes on the second', async () => {
    await openShop('/cart');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const field = await searchField();
    await userEvent.type(field, 'nafud sofa');
    const result = await screen.findByRole('link', { name: /Nafud Sofa/, hidden: true });
    const pressEsc = () =>
      fireEvent(field.closest('dialog') as HTMLElement, new Event('cancel', { cancelable: true }));
    result.focus();
    pressEsc();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('nafud sofa');
    await userEvent.type(field, 's');
    pressEsc();
    expect(field).toHaveValue('');
    await userEvent.type(field, 'nafud');
    (await screen.findByRole('link', { name: /Nafud Sofa/, hidden: true })).focus();
    pressEsc();
    pressEsc();
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  });

  it('links to all products when the results page is empty', async () => {
    await openShop('/products?query=zzz');
    expect(await screen.findByText('No pieces match your search')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/products');
  });

  it('reports when nothing is found', async () => {
    await openShop('/cart');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await searchField(), 'zzz');
    expect(await screen.findByText(/^No items found/)).toBeInTheDocument();
  });
});

describe('maintenance', () => {
  const closed = { settings: { get: async () => makeSettings({ maintenance_mode: true }) } };

  it('shows the shop to staff', async () => {
    await openShop('/about', { ...closed, auth: { isStaff: async () => true } }, { fallback: 'maintenance' });
    await heading(/over 45 years/);
    expect(screen.getByText('Maintenance mode is on. Visitors can’t see the site.')).toBeInTheDocument();
  });

  it('keeps the shop closed to everyone else', async () => {
    const isStaff = vi.fn(async () => false);
    await openShop('/about', { ...closed, auth: { isStaff } }, { fallback: 'maintenance' });
    await waitFor(() => expect(isStaff).toHaveBeenCalled());
    expect(await heading('We will be back soon')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).toBeNull();
  });
});

describe('analytics', () => {
  const withTagManager = { settings: { get: async () => makeSettings({ tag_manager_id: 'GTM-7' }) } };
  const script = () => document.head.querySelector('script[src*="googletagmanager"]');
  /** Once its code has arrived. */
  const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  const pushed = (event: string) =>
    (window.dataLayer ?? []).filter((entry) => JSON.stringify(entry).includes(event));

  afterEach(() => script()?.remove());

  // First: the code isn't loaded yet.
  it('reports what is added before its code has loaded, but not what was added before consent', async () => {
    let arrive = () => {};
    analyticsCode.mayArrive = new Promise((resolve) => {
      arrive = resolve;
    });
    await openShop('/products/category/1', withTagManager);
    const [first, second] = screen.getAllByRole('button', { name: /^Add .+ to cart$/ });
    await userEvent.click(first as HTMLElement);
    await click('Accept');
    await userEvent.click(second as HTMLElement);
    expect(window.dataLayer).toBeUndefined();
    arrive();
    await waitFor(() =>
      expect(pushed('add_to_cart')).toMatchObject([{ ecommerce: { items: [{ quantity: 1 }] } }]),
    );
    await waitFor(() => expect(pushed('page_view')).toHaveLength(1));
  });

  it('loads and queues nothing until the visitor accepts', async () => {
    await openShop('/cart?promo_code=X', withTagManager);
    await userEvent.click(inMenu('About'));
    await heading(/over 45 years/);
    expect(await screen.findByRole('region', { name: 'Cookies' })).toBeInTheDocument();
    expect(script()).toBeNull();
    expect(window.dataLayer).toBeUndefined();

    await click('Accept');
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() =>
      expect(window.dataLayer?.slice(1)).toEqual([
        { event: 'page_view', page_path: '/about', page_title: 'About | Athel' },
      ]),
    );
    expect(script()).toHaveAttribute('src', expect.stringContaining('id=GTM-7'));
    await userEvent.click(inMenu('Contact Us'));
    await waitFor(() => expect(window.dataLayer).toHaveLength(3));
  });

  it('loads nothing once declined, on later pages too; the footer can reopen the choice', async () => {
    localStorage.setItem('diwan-consent', 'declined');
    await openShop('/cart', withTagManager);
    await userEvent.click(inMenu('About'));
    await heading(/over 45 years/);
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(script()).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }));
    await click('Decline');
    expect(localStorage.getItem('diwan-consent')).toBe('declined');
    expect(script()).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });

  it('reports page views without their query, product lists and cart additions', async () => {
    localStorage.setItem('diwan-consent', 'granted');
    await openShop('/products/category/1?sort=price_asc', withTagManager);
    // From then on.
    await waitFor(() => expect(pushed('page_view')).toHaveLength(1));
    const [add] = screen.getAllByRole('button', { name: /^Add .+ to cart$/ });
    await userEvent.click(add as HTMLElement);
    await waitFor(() =>
      expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'add_to_cart' })),
    );
    expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'view_item_list' }));
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'page_view', page_path: '/products/category/1' }),
    );
    const added = window.dataLayer?.find((entry) => JSON.stringify(entry).includes('add_to_cart'));
    expect(added).toMatchObject({ ecommerce: { currency: 'SAR', items: [{ quantity: 1 }] } });
  });

  const quote = { type: 'quote', key: 'k-1', lines: [] } as const;

  it('reports a conversion once, even if a second tab or a reload repeats it', async () => {
    localStorage.setItem('diwan-consent', 'granted');
    const first = await openShop('/about', withTagManager);
    await waitFor(() => expect(pushed('page_view')).toHaveLength(1));
    act(() => {
      first.stores.conversions.report(quote);
      first.stores.conversions.report(quote);
    });
    expect(pushed('generate_lead')).toHaveLength(1);
    first.unmount();
    const second = await openShop('/about', withTagManager);
    await waitFor(() => expect(pushed('page_view')).toHaveLength(2));
    act(() => {
      second.stores.conversions.report(quote);
      second.stores.conversions.report({ ...quote, key: 'k-2' });
    });
    expect(pushed('generate_lead')).toHaveLength(2);
  });

  it('reports no conversion before the visitor consents', async () => {
    const { stores } = await openShop('/about', withTagManager);
    act(() => stores.conversions.report(quote));
    expect(window.dataLayer).toBeUndefined();
    expect(localStorage.getItem('diwan-reported')).toBeNull();
  });

  it('starts at once when the shop requires no consent, until declined in the footer', async () => {
    await openShop('/about', {
      settings: { get: async () => makeSettings({ tag_manager_id: 'GTM-7', consent_required: false }) },
    });
    await waitFor(() => expect(pushed('page_view')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }));
    await click('Decline');
    await userEvent.click(inMenu('Contact Us'));
    await heading(/contact/i);
    expect(pushed('page_view')).toHaveLength(1);
  });

  it('doesn’t ask for consent without a tag manager', async () => {
    await openShop('/cart');
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(window.dataLayer).toBeUndefined();
  });
});

describe('a promo code in the URL', () => {
  const verify = () => vi.fn(async () => makePromo({ min_order_total: 0 }));

  it('is stored, checked once the cart has items, and announced once', async () => {
    const check = verify();
    await openShop('/products/category/1?promo_code=WELCOME10', { promos: { verify: check } });
    await waitFor(() => expect(localStorage.getItem('promo-storage')).toBe('WELCOME10'));
    expect(check).not.toHaveBeenCalled();
    const [add] = screen.getAllByRole('button', { name: /^Add .+ to cart$/ });
    await userEvent.click(add as HTMLElement);
    expect(await screen.findAllByText('Promo code applied successfully. (WELCOME10)')).toHaveLength(1);
    expect(check).toHaveBeenCalledTimes(1);
    expect(check).toHaveBeenCalledWith('WELCOME10');
  });

  it('is ignored when malformed', async () => {
    const check = verify();
    await openShop('/products/category/1?promo_code=..%2Forders', { promos: { verify: check } });
    const [add] = screen.getAllByRole('button', { name: /^Add .+ to cart$/ });
    await userEvent.click(add as HTMLElement);
    expect(localStorage.getItem('promo-storage')).toBeNull();
    expect(check).not.toHaveBeenCalled();
  });
});
