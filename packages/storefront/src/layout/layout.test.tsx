import { createFakeClient, makeSettings } from '@diwan/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShop, stubWindow } from '../testing/open-shop';

beforeEach(stubWindow);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function scrollTo(pixels: number) {
  vi.stubGlobal('scrollY', pixels);
  fireEvent.scroll(window);
}

const linksOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.firstChild?.textContent, link.getAttribute('href')]);

describe('the header', () => {
  it.each([
    ['en', ['Home', 'About', 'Products', 'Contact Us', 'Catalog'], 'Main menu'],
    ['ar', ['الرئيسية', 'من نحن', 'المنتجات', 'تواصل معنا', 'الكتالوج'], 'القائمة الرئيسية'],
  ] as const)('names the pages of the menu (%s)', async (locale, names, label) => {
    await openShop('/cart', {}, { locale });
    const menu = screen.getByRole('navigation', { name: label });
    expect(linksOf(menu)).toEqual([
      [names[0], '/'],
      [names[1], '/about'],
      [names[2], '/products'],
      [names[3], '/contact'],
      [names[4], '/catalog'],
    ]);
    const newTabs = within(menu)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('target') === '_blank');
    expect(newTabs.map((link) => link.getAttribute('href'))).toEqual(['/catalog']);
  });

  it('has logo, search, price box, language switch and, for phones, a menu button', async () => {
    await openShop('/cart');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: /^Athel/ })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: /^Price box/ })).toHaveAttribute('href', '/price-box');
    for (const name of ['Search', 'Open menu', 'تصفّح الموقع باللغة العربية'])
      expect(header.getByRole('button', { name })).toBeInTheDocument();
  });

  it('asks for the categories by position', async () => {
    const list = vi.fn(createFakeClient().categories.list);
    await openShop('/cart', { categories: { list } });
    expect(list.mock.calls.map(([query]) => query)).toEqual([{ sort: 'postion', order: 'ASC' }]);
  });

  it('sticks, as a compact bar, after 50 px of scrolling', async () => {
    await openShop('/cart');
    const header = screen.getByRole('banner');
    act(() => scrollTo(50));
    expect(header).not.toHaveAttribute('data-stuck');
    act(() => scrollTo(51));
    expect(header).toHaveAttribute('data-stuck');
    act(() => scrollTo(0));
    expect(header).not.toHaveAttribute('data-stuck');
  });
});

describe('the menu of phones', () => {
  it('opens entries and categories, and the subcategories of one', async () => {
    await openShop('/cart');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const [name, href] of [
      ['Home', '/'],
      ['About', '/about'],
      ['All products', '/products'],
      ['Contact Us', '/contact'],
      ['Catalog', '/catalog'],
    ] as const)
      expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    // Phones have no tabs side by side: the catalogue replaces the page.
    expect(menu.getByRole('link', { name: 'Catalog' })).not.toHaveAttribute('target');
    expect(menu.getByRole('button', { name: 'تصفّح الموقع باللغة العربية' })).toBeInTheDocument();

    await userEvent.click(menu.getByRole('button', { name: 'Sofas' }));
    expect(menu.getByRole('link', { name: 'All Sofas' })).toHaveAttribute('href', '/products/category/1');
    expect(menu.getByRole('link', { name: 'Two-seat' })).toHaveAttribute(
      'href',
      '/products/category/1?subcategory=12',
    );
    await userEvent.click(menu.getByRole('button', { name: 'Back to menu' }));
    expect(menu.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  });

  it('stays closed on the page that the visitor returns to, and starts with its entries when opened again', async () => {
    await openShop('/cart');
    const openMenu = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
      return within(await screen.findByRole('dialog', { name: 'Menu' }));
    };
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('button', { name: 'Sofas' }));
    await userEvent.click(menu.getByRole('link', { name: 'All Sofas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('heading', { level: 1, name: 'Sofas' });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: /cart/i });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await openMenu()).getByRole('link', { name: 'Home' })).toBeInTheDocument();
  });
});

describe('the menu of wide screens', () => {
  it('opens the categories, closes them with each visit, and stays closed where the visitor returns to', async () => {
    await openShop('/cart');
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    await userEvent.click(menu.getByRole('button', { name: /Products/ }));
    await userEvent.click(await menu.findByRole('link', { name: 'Sofas' }));
    await waitFor(() => expect(menu.queryByRole('link', { name: 'Sofas' })).toBeNull());
    await screen.findByRole('heading', { level: 1, name: 'Sofas' });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: /cart/i });
    expect(menu.getByRole('button', { name: /Products/ })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the footer', () => {
  const group = (id: number) => ({
    name_en: `Group ${id}`,
    name_ar: `مجموعة ${id}`,
    links: [{ name_en: `Link ${id}`, name_ar: `رابط ${id}`, href: `/pa/${id}` }],
  });
  const openWith = async (settings: Parameters<typeof makeSettings>[0], locale: 'en' | 'ar' = 'en') => {
    await openShop('/cart', { settings: { get: async () => makeSettings(settings) } }, { locale });
    return within(await screen.findByRole('contentinfo'));
  };

  it('has up to four groups of links, two on each side of the logo', async () => {
    const footer = await openWith({ footer_links: [1, 2, 3, 4, 5].map(group) });
    const groups = footer.getAllByRole('navigation');
    expect(groups.map((one) => linksOf(one))).toEqual(
      [1, 2, 3, 4].map((id) => [[`Link ${id}`, `/pa/${id}`]]),
    );
    const text = footer.getByText('Drawn and built in Riyadh.');
    const isBefore = (one: HTMLElement) =>
      Boolean(one.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(groups.map(isBefore)).toEqual([true, true, false, false]);
  });

  it("has the rich text, and the year of the page's data in the language of the page", async () => {
    // The data is loaded in the first minutes of another year than the one of the visitor's clock.
    const clock = vi.spyOn(Date, 'now').mockReturnValueOnce(Date.UTC(1999, 11, 31, 21, 5));
    const footer_text_ar = '<p>تُرسم <strong>وتُصنع</strong> في الرياض.</p>';
    const footer = await openWith({ footer_links: [group(1)], footer_text_ar }, 'ar');
    expect(footer.getByText('وتُصنع').tagName).toBe('STRONG');
    expect(footer.getByRole('link', { name: 'رابط 1' })).toBeInTheDocument();
    expect(footer.getByText(/٢٠٠٠/)).toBeInTheDocument();
    clock.mockRestore();
  });

  it('has an icon for each of the ten social networks', async () => {
    const names = [
      ...['facebook', 'instagram', 'twitter', 'pinterest', 'youtube'],
      ...['tiktok', 'whatsapp', 'linkedin', 'x', 'snapchat'],
    ];
    const socials = names.map((name) => ({ name, href: `https://social.example/${name}` }));
    const footer = await openWith({ socials });
    const drawings = footer
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('https://social.example/'))
      .map((link) => link.querySelector('svg')?.innerHTML);
    expect(drawings).toHaveLength(10);
    expect(new Set(drawings).size).toBe(10);
  });

  it.each([null, ''])('shows the default credits for credits of %j', async (credits) => {
    const footer = await openWith({ credits_en: credits, credits_ar: credits });
    expect(footer.getByText('Designed and developed by Athel')).toBeInTheDocument();
  });

  it('shows the chat button after 300 px of scrolling', async () => {
    const footer = await openWith({});
    const chat = footer.getByRole('link', { name: /WhatsApp \(opens in a new tab\)/ });
    act(() => scrollTo(300));
    expect(chat).not.toHaveAttribute('data-shown');
    act(() => scrollTo(301));
    await waitFor(() => expect(chat).toHaveAttribute('data-shown'));
  });
});
