import type { Section } from '@diwan/sdk/contract';
import {
  makeAdvertisement,
  makeCategory,
  makePage,
  makeSection,
  makeTag,
  SECTION_TYPES,
} from '@diwan/sdk/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopPaths } from '../foundation/paths/shop-paths';
import { renderInShop } from '../testing';
import { loadSectionList } from './load-section-list';
import { SectionList } from './SectionList';
import { type OwnSectionProps, sectionRegistry } from './section-registry';
import * as styles from './sections.css';

beforeAll(async () => void (await loadSectionList()));
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => void vi.unstubAllGlobals());

let lastId = 0;
const text = (title_en: string, overrides: Partial<Section> = {}): Section => ({
  ...makeSection('text_content', { title_en, id: ++lastId }),
  ...(overrides as object),
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('section list', () => {
  it('supports every type of the contract', () => {
    expect(Object.keys(sectionRegistry).sort()).toEqual([...SECTION_TYPES].sort());
    // Spec §2 lists these.
    expect(SECTION_TYPES.length).toBeGreaterThanOrEqual(14);
  });

  it('renders every type', () => {
    const { container } = renderInShop(<SectionList sections={makePage().sections} />, {
      categories: [makeCategory()],
    });
    const frames = [...container.querySelectorAll('[lang] > div:not(:has(> [aria-live]))')];
    expect(frames).toHaveLength(SECTION_TYPES.length);
    for (const frame of frames) expect(frame).not.toBeEmptyDOMElement();
    expect(screen.getAllByText('Nafud Three-Seat Sofa').length).toBeGreaterThanOrEqual(8);
  });

  it('renders types that a shop adds in their place, and skips those that nobody knows', () => {
    const Hours = ({ section, isFirst }: OwnSectionProps) => (
      <h2>{`${section.type} ${section.id} ${isFirst}`}</h2>
    );
    const added = (id: number, type: string) => ({ ...text('', { id }), type }) as unknown as Section;
    const sections = [added(1, 'hours'), text('Ours'), added(2, 'hours'), added(3, 'unknown')];
    renderInShop(<SectionList sections={sections} own={{ hours: Hours }} />);
    expect(headings()).toEqual(['hours 1 true', 'Ours', 'hours 2 false']);
  });

  it('keeps the editor’s order', () => {
    renderInShop(
      <SectionList
        sections={[
          text('Third', { postion: 3 }),
          text('First', { postion: 1 }),
          text('Second', { postion: 2 }),
        ]}
      />,
    );
    expect(headings()).toEqual(['First', 'Second', 'Third']);
  });

  it('renders sections for one kind of device, and hides them with CSS', () => {
    renderInShop(
      <SectionList
        sections={[
          text('Phones', { is_desktop: false }),
          text('Desktops', { is_mobile: false }),
          text('Both'),
          text('Nobody', { is_mobile: false, is_desktop: false }),
        ]}
      />,
    );
    const frameOf = (title: string) => screen.getByText(title).closest('section')?.parentElement;
    expect(frameOf('Phones')).toHaveClass(styles.phonesOnly);
    expect(frameOf('Desktops')).toHaveClass(styles.largerScreensOnly);
    expect(frameOf('Both')).not.toHaveClass(styles.phonesOnly);
    expect(screen.queryByText('Nobody')).not.toBeInTheDocument();
  });

  it('makes the banner that opens the page its h1, and no other', () => {
    const banner = (title_en: string, postion: number) =>
      makeSection('advertisement', { id: postion, postion, advertisement: makeAdvertisement({ title_en }) });
    renderInShop(<SectionList sections={[banner('Opening', 1), banner('Later', 2)]} heading="Home" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Opening');
    expect(screen.getByRole('heading', { name: 'Later', level: 2 })).toBeInTheDocument();
  });

  it('says that it is empty on a kind of device that no section is for, under one heading each', () => {
    const empty = <h1>Nothing here</h1>;
    const { unmount } = renderInShop(
      <SectionList sections={[text('Phones', { is_desktop: false })]} heading="Home" empty={empty} />,
    );
    expect(screen.getByText('Nothing here').parentElement).toHaveClass(styles.largerScreensOnly);
    expect(screen.getByText('Home').closest('h1')).toHaveClass(styles.phonesOnly);
    unmount();
    renderInShop(
      <SectionList
        sections={[text('Nobody', { is_mobile: false, is_desktop: false })]}
        heading="Home"
        empty={empty}
      />,
    );
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Nothing here',
    ]);
  });

  it('has an h1 if no banner opens the page', () => {
    renderInShop(<SectionList sections={[text('Words')]} heading="Home" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home');
  });

  it('keeps its name as its h1, whatever the slides that open it say', () => {
    const ads = ['Summer', 'Winter'].map((title_en, index) => makeAdvertisement({ id: index + 1, title_en }));
    renderInShop(
      <SectionList
        sections={[makeSection('advertisements_slider', { tag: makeTag({ ads }) })]}
        heading="Sofas"
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sofas');
    expect(screen.getByRole('heading', { name: 'Summer' })).toBeInTheDocument();
  });
});

describe('banners', () => {
  const banner = (overrides: Parameters<typeof makeAdvertisement>[0]) =>
    renderInShop(
      <SectionList
        sections={[makeSection('advertisement', { advertisement: makeAdvertisement(overrides) })]}
      />,
    );

  it('open their link in a new tab and announce it', () => {
    banner({ cta_url: 'https://elsewhere.example/' });
    const link = screen.getByRole('link', { name: /opens in a new tab/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveTextContent('See the collection');
  });

  it.each([{ cta_text_ar: null }, { cta_text_en: '' }, { cta_url: null }])(
    'have no button with %o',
    (missing) => {
      banner(missing);
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it('show an empty state if there are none', () => {
    renderInShop(
      <SectionList sections={[makeSection('advertisements_slider', { tag: makeTag({ ads: [] }) })]} />,
    );
    expect(screen.getByText('No ads available')).toBeInTheDocument();
  });

  it('are not a slider if there is only one', () => {
    renderInShop(
      <SectionList
        sections={[makeSection('advertisements_slider', { tag: makeTag({ ads: [makeAdvertisement()] }) })]}
      />,
    );
    expect(screen.queryByRole('button', { name: /slide/i })).not.toBeInTheDocument();
    expect(screen.getByText('Rooms made for gathering')).toBeInTheDocument();
  });
});

describe('products and categories', () => {
  it('show an empty state for an empty items slider', () => {
    renderInShop(<SectionList sections={[makeSection('items_slider', { tag: null })]} />);
    expect(screen.getByText('No items available')).toBeInTheDocument();
  });

  it('show a tag’s banner after every eighth product', () => {
    const items = Array.from({ length: 9 }, (_, index) => ({
      ...(makeTag().items[0] as NonNullable<ReturnType<typeof makeTag>['items'][0]>),
      id: index + 1,
    }));
    renderInShop(
      <SectionList
        sections={[
          makeSection('tag', {
            title_en: 'New',
            tag: makeTag({ items, projects: [], ads: [makeAdvertisement()] }),
          }),
        ]}
      />,
    );
    const cells = within(screen.getByRole('list', { name: 'New' })).getAllByRole('listitem');
    expect(cells.map((cell) => within(cell).queryByText('Rooms made for gathering') !== null)).toEqual([
      ...Array(8).fill(false),
      true,
      false,
    ]);
  });

  it('show categories with their product counts', () => {
    renderInShop(<SectionList sections={[makeSection('categories_grid')]} />, {
      locale: 'ar',
      categories: [makeCategory({ items_count: 3 })],
    });
    expect(screen.getByText('٣ قطع')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'الكنب' })).toHaveAttribute('href', '/products/category/1');
  });
});

describe('links of editors', () => {
  it('lead into the shop from other sites, and elsewhere unchanged', () => {
    const { editorial } = createShopPaths('https://shop.example/');
    expect(editorial('/contact')).toBe('https://shop.example/contact');
    expect(editorial('https://other.example/')).toBe('https://other.example/');
    expect(createShopPaths().editorial('/contact')).toBe('/contact');
  });

  const unsafe = [
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'VBScript:x',
    '//other.example',
    '/\\other.example',
  ];

  it.each(unsafe)('are dropped for the unsafe URL %j', (address) => {
    expect(createShopPaths('https://shop.example').editorial(address)).toBeUndefined();
    const ad = makeAdvertisement({ cta_url: address, cta_text_en: 'Go', cta_text_ar: 'اذهب' });
    renderInShop(
      <SectionList
        sections={[
          makeSection('text_content', { cta_url: address }),
          makeSection('items_slider', { title_en: 'Sofas', cta_url: address }),
          makeSection('call_to_action', { cta_url: address }),
          makeSection('advertisement', { advertisement: ad }),
          makeSection('tag', { tag: makeTag({ ads: [ad] }) }),
        ]}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Sofas' })).toBeInTheDocument();
    const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => !href?.startsWith('/pro'))).toEqual([]);
  });
});
