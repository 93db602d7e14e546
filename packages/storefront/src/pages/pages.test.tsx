import { makeApiError, makePage, makeSettings } from '@diwan/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop, stubWindow } from '../testing/open-shop';

beforeEach(stubWindow);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const main = () => within(screen.getByRole('main'));

describe('the about page', () => {
  const photos = ['1979', '1994', '2008', 'Today'].map((caption_en, index) => ({
    caption_en,
    caption_ar: `صورة ${index}`,
    src_url: `/files/photo-${index}.webp`,
  }));
  const openAbout = () => {
    const settings = makeSettings();
    const about = settings.about && { ...settings.about, photos };
    return openShop('/about', { settings: { get: async () => ({ ...settings, about }) } });
  };

  it('shows heading, introduction and history, with four photos to switch between', async () => {
    await openAbout();
    await heading('Furniture made slowly, for over 45 years');
    expect(main().getByText('Over 45 years of experience')).toBeInTheDocument();
    for (const name of ['Get to know us', 'Our history'])
      expect(main().getByRole('heading', { name })).toBeInTheDocument();
    const tabs = main().getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['1979', '1994', '2008', 'Today']);
    const shown = () =>
      main()
        .getAllByRole('tabpanel')
        .filter((panel) => !panel.dataset.hidden)
        .map((panel) => within(panel).getByRole('img').getAttribute('src'));
    expect(shown()).toEqual(['/files/photo-0.webp']);
    await userEvent.click(tabs[2] as HTMLElement);
    expect(tabs[2]).toHaveAttribute('aria-selected', 'true');
    expect(shown()).toEqual(['/files/photo-2.webp']);
  });

  it('opens one answer of the questions at a time, and calls the shop', async () => {
    await openAbout();
    const questions = [...screen.getByRole('main').querySelectorAll('details')];
    expect(questions.length).toBeGreaterThan(3);
    // Entries of one name close each other.
    expect(new Set(questions.map((question) => question.getAttribute('name'))).size).toBe(1);
    const [first] = questions;
    expect(first).not.toHaveAttribute('open');
    await userEvent.click(main().getByText('How long does delivery take?'));
    expect(first).toHaveAttribute('open');
    expect(first).toHaveTextContent('Custom furniture: 60–90 days.');
    const call = main().getByRole('link', { name: 'Call +966500000000' });
    expect(call).toHaveAttribute('href', 'tel:+966500000000');
  });
});

describe('the catalogue', () => {
  it('says that the shop has none, and links to its products', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await openShop('/catalog');
    await heading('There is no catalog at the moment');
    expect(main().getByText('You can see every piece in our shop instead.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  });

  it('says so in Arabic', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await openShop('/catalog', {}, { locale: 'ar' });
    await heading('لا يتوفر كتالوج حاليًا');
    expect(main().getByText('يمكنك تصفّح جميع القطع في متجرنا.')).toBeVisible();
  });

  it('says that it is being made, then that the connection was lost; a retry keeps the focus', async () => {
    const answers = [
      async () => new Response(null, { status: 503, headers: { 'retry-after': '0' } }),
      async () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response(null, { status: 404 }),
    ];
    vi.stubGlobal('fetch', async () => answers.shift()?.());
    await openShop('/catalog');
    await heading('The catalog is being prepared');
    await heading('The catalog could not be opened');
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await heading('There is no catalog at the moment')).toHaveFocus();
  });
});

describe('a CMS page without sections', () => {
  const empty = async () => makePage({ name: 'Empty', sections: [] });

  it.each([
    ['/interior-design', 'There is nothing to show on this page yet.'],
    ['/pa/anything', 'No Sections Found for this page'],
  ])('%s says "%s"', async (path, words) => {
    await openShop(path, { pages: { get: empty } });
    expect(await main().findByText(words)).toBeInTheDocument();
  });
});

it('terms that fail to load lead to the not-found page', async () => {
  const terms = () => Promise.reject(makeApiError({ status: 503 }));
  await openShop('/cart', { pages: { terms } });
  const link = document.createElement('a');
  link.href = '/terms-and-conditions';
  document.body.append(link);
  await userEvent.click(link);
  await heading('Page Not Found');
  expect(window.location.pathname).toBe('/404');
  link.remove();
});

it('a subcategory has a banner with its name, a sort order and its products', async () => {
  const list = vi.fn(async () => ({ results: [], limit: 10, hasMore: false }));
  await openShop('/products/category/subcategory/12', { items: { list } });
  await heading('Two-seat');
  expect(list).toHaveBeenCalledWith(
    expect.objectContaining({ subcategory: 12, sort_by: 'postion', sort_order: 'ASC' }),
    expect.anything(),
  );
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'price_asc');
  await waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({ subcategory: 12, sort_by: 'price', sort_order: 'ASC', page: 1 }),
      expect.anything(),
    ),
  );
});

it('a comparison of nothing offers the pieces that were opened lately', async () => {
  for (const [code, name] of Object.entries({ SF1001: 'Nafud Sofa', SF1002: 'Rimal Sofa' })) {
    const { unmount } = await openShop(`/product/${code}`);
    await heading(name);
    unmount();
  }
  await openShop('/compare');
  const seen = within(await main().findByRole('list', { name: 'Recently viewed' }));
  const offered = seen.getAllByRole('link');
  expect(offered.map((link) => link.getAttribute('href'))).toEqual([
    '/compare?items=SF1002',
    '/compare?items=SF1001',
  ]);
  await userEvent.click(offered[0] as HTMLElement);
  await waitFor(() => expect(window.location.search).toBe('?items=SF1002'));
  expect(await main().findByRole('columnheader')).toHaveTextContent('Rimal Sofa');
});

it('a sent message thanks the visitor and leads on', async () => {
  await openShop('/contact?item_id=101');
  await userEvent.type(await main().findByRole('textbox', { name: 'Full name' }), 'Noura');
  await userEvent.type(main().getByRole('textbox', { name: 'Email' }), 'noura@example.com');
  await userEvent.type(main().getByRole('textbox', { name: 'Phone' }), '0501234567');
  await userEvent.click(main().getByRole('button', { name: /^Send message/ }));
  await userEvent.click(await main().findByRole('button', { name: /^Continue/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
