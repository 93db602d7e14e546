import type { Section } from '@diwan/sdk/contract';
import {
  createFakeClient,
  makeAdvertisement,
  makeProductSummary,
  makeProjectSummary,
  makeSection,
  makeTag,
} from '@diwan/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../testing';
import { fakeIntersections } from '../testing/intersections';
import * as fixedStyles from './fixed-picture/FixedPicture.css';
import { loadSectionList } from './load-section-list';
import { SectionList } from './SectionList';
import * as styles from './use-reveal.css';

const show = (section: Section, shop?: Parameters<typeof renderInShop>[1]) =>
  renderInShop(<SectionList sections={[section]} />, shop);

beforeAll(async () => void (await loadSectionList()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sections with an editor’s link', () => {
  it.each([
    ['call_to_action', 'Learn more – Made for gathering'],
    ['text_content', 'Learn more – Made for gathering'],
    ['tag', 'View all'],
    ['projects_grid', 'View all'],
    ['categories_grid', 'View all'],
  ] as const)('%s has the link, and none without a URL', (type, name) => {
    const { unmount } = show(makeSection(type, { cta_url: '/about' }));
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/about');
    unmount();
    show(makeSection(type, { cta_url: null }));
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});

describe('projects', () => {
  it('show their details and link to their page', () => {
    const project = makeProjectSummary({ id: 7 });
    show(makeSection('project', { project }), { locale: 'ar' });
    const link = screen.getByRole('link', { name: project.name_ar });
    expect(link).toHaveAttribute('href', '/projects/7');
    expect(screen.getByText(project.category?.name_ar ?? '')).toBeInTheDocument();
    expect(screen.getByText(project.short_description_ar ?? '')).toBeInTheDocument();
  });

  it('show an empty state for an empty grid or slider', () => {
    for (const type of ['projects_grid', 'projects_slider'] as const) {
      const { unmount } = show(makeSection(type, { tag: null }));
      expect(screen.getByText('There are no items here yet.')).toBeInTheDocument();
      unmount();
    }
  });
});

describe('tag', () => {
  it('shows its projects after its products', () => {
    show(makeSection('tag', { title_en: 'New', tag: makeTag({ ads: [] }) }));
    const cells = within(screen.getByRole('list', { name: 'New' })).getAllByRole('listitem');
    const addresses = cells.map((cell) => within(cell).getAllByRole('link')[0]?.getAttribute('href'));
    expect(addresses.map((address) => address?.split('/')[1])).toEqual([
      ...Array(4).fill('product'),
      ...Array(3).fill('projects'),
    ]);
  });
});

describe('the banners of a tag', () => {
  const ad = (id: number) => makeAdvertisement({ id, title_en: `Banner ${id}` });
  const cellsOf = (tag: Parameters<typeof makeTag>[0]) => {
    show(makeSection('tag', { title_en: 'New', tag: makeTag({ projects: [], ...tag }) }));
    return within(screen.getByRole('list', { name: 'New' }))
      .getAllByRole('listitem')
      .map((cell) => /Banner \d/.exec(cell.textContent ?? '')?.[0] ?? 'product');
  };
  const products = (count: number) =>
    Array.from({ length: count }, (_, index) => makeProductSummary({ id: index + 1 }));

  it('stand after each eight products, and what is left over after the last', () => {
    expect(cellsOf({ items: products(9), ads: [ad(1), ad(2)] })).toEqual([
      ...Array(8).fill('product'),
      'Banner 1',
      'product',
      'Banner 2',
    ]);
  });

  it('are shown without any product', () => {
    expect(cellsOf({ items: [], ads: [ad(1)] })).toEqual(['Banner 1']);
  });
});

describe('spacer', () => {
  it.each([
    [48, '48px'],
    [9000, '240px'],
    [null, '0px'],
  ])('of %s is %s high', (space_height, height) => {
    const { container } = show(makeSection('spacer', { space_height }));
    const spacer = container.querySelector<HTMLElement>('[aria-hidden="true"][style]');
    expect(spacer?.style.getPropertyValue('--space')).toBe(height);
  });
});

describe('lead form', () => {
  it('sends to the source the editor chose', async () => {
    const create = vi.fn(async () => ({ id: 1 }));
    show(makeSection('lead_form', { source_id: 31 }), { client: createFakeClient({ leads: { create } }) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Noura');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '0500000000');
    await userEvent.click(screen.getByRole('button', { name: /^Request a call/ }));
    await waitFor(() =>
      expect(create).toHaveBeenCalledExactlyOnceWith(
        31,
        expect.objectContaining({ name: 'Noura', phone: '0500000000' }),
        { idempotencyKey: expect.any(String) },
      ),
    );
  });
});

describe('an ad with `is_parlex`', () => {
  it.each([
    ['advertisement', { advertisement: makeAdvertisement({ is_parlex: true }) }],
    [
      'advertisements_slider',
      { tag: makeTag({ ads: [makeAdvertisement({ is_parlex: true }), makeAdvertisement({ id: 2 })] }) },
    ],
    ['tag', { tag: makeTag({ items: [], ads: [makeAdvertisement({ is_parlex: true })] }) }],
  ] as const)('has a fixed picture in %s', (type, content) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { container } = show(makeSection(type, content));
    expect(container.querySelectorAll(`.${fixedStyles.picture} img`)).toHaveLength(1);
  });

  it('scrolls with the page otherwise', () => {
    const { container } = show(
      makeSection('advertisement', { advertisement: makeAdvertisement({ is_parlex: false }) }),
    );
    expect(container.querySelector('img')).toBeInTheDocument();
    expect(container.querySelector(`.${fixedStyles.picture}`)).toBeNull();
  });
});

describe('banner', () => {
  it('has an arrow that scrolls past it, if the editor enables it', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('scrollBy', vi.fn());
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 10, 640));
    show(makeSection('advertisement', { advertisement: makeAdvertisement({ has_scroll_action: true }) }));
    await userEvent.click(screen.getByRole('button'));
    expect(window.scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' });
  });

  it('fades in when it scrolls into view, unless it is visible from the start', () => {
    const { reach } = fakeIntersections();
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const textOf = () => screen.getByRole('heading', { level: 2 }).parentElement;
    const banner = { ...makeSection('advertisement'), postion: 2 };
    const sections = [makeSection('spacer', { id: 2 }), banner];

    place.mockReturnValue(new DOMRect(0, 0, 10, 10));
    const { unmount } = renderInShop(<SectionList sections={sections} />);
    expect(textOf()).not.toHaveClass(styles.waiting);
    unmount();

    place.mockReturnValue(new DOMRect(0, 5000, 10, 10));
    renderInShop(<SectionList sections={sections} />);
    expect(textOf()).toHaveClass(styles.waiting);
    expect(textOf()).not.toHaveClass(styles.revealed);
    reach();
    expect(textOf()).toHaveClass(styles.revealed);
  });
});
