import { type ClientOverrides, createFakeClient, makeApiError, makeDimensions } from '@diwan/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { I18nProvider } from '../../../foundation/i18n';
import { announced, renderInShop, Shop, sampleProduct } from '../../../testing';
import { i18nOf } from '../../../testing/i18n-of';
import { serverMarkup } from '../../../testing/server-html';
import { Compare, type CompareProps } from './Compare';

const piece = (
  code: string,
  width: number,
  height: number,
  product: Parameters<typeof sampleProduct>[0] = {},
) =>
  sampleProduct({
    id: width,
    code,
    name_en: `${code} Sofa`,
    name_ar: `كنبة ${code}`,
    shape: 'sofa',
    dimensions: makeDimensions({ default_width: width, default_depth: 90, default_height: height }),
    ...product,
  });

const products = [
  piece('RIMAL', 210, 80, { content_en: 'Oak, Linen', colors: sampleProduct().colors.slice(0, 2) }),
  piece('NAFUD', 228, 76, { content_en: 'Ash, Linen', is_custom: true, allow_online_purchase: false }),
  piece('ASIR', 235, 88),
  piece('DANA', 172, 74),
  piece('LAST', 168, 82),
];

const shop = (overrides: ClientOverrides = {}) => createFakeClient(overrides, { products });

function renderCompare(props: Partial<CompareProps> = {}, overrides: ClientOverrides = {}) {
  const onItemsChange = vi.fn();
  renderInShop(<Compare items={['RIMAL', 'NAFUD']} {...props} />, { client: shop(overrides) });
  return onItemsChange;
}
const columns = () => screen.getAllByRole('columnheader').map((column) => column.getAttribute('abbr'));
const cellsOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

describe('a comparison', () => {
  it('is a table of sizes, materials and times, in the order of its codes', async () => {
    renderCompare();
    expect(await screen.findByRole('heading', { name: 'Compare two sofas' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Compare two sofas' })).toBeInTheDocument();
    expect(columns()).toEqual(['RIMAL Sofa', 'NAFUD Sofa']);
    expect(cellsOf('Width')).toEqual([
      expect.stringMatching(/^210 cm.*18 centimetres less$/),
      expect.stringMatching(/^228 cm.*Widest$/),
    ]);
    expect(cellsOf('Depth')).toEqual([
      expect.stringMatching(/^90 cm/),
      expect.not.stringMatching(/less|Deepest/),
    ]);
    expect(cellsOf('Made of')).toEqual(['OakLinen', 'AshLinen']);
    expect(cellsOf('Availability')).toEqual(['In stock', 'Made to order']);
  });

  it('marks what all pieces share, and only that', async () => {
    renderCompare();
    const list = await screen.findAllByText('Linen');
    const classOf = (text: string) => screen.getAllByText(text)[0]?.closest('li')?.className;
    expect(new Set(list.map((item) => item.closest('li')?.className)).size).toBe(1);
    expect(classOf('Linen')).not.toBe(classOf('Oak'));
    expect(classOf('Oak')).toBe(classOf('Ash'));
  });

  it('says in words what the drawing shows', async () => {
    renderCompare();
    expect(
      await screen.findByText(
        'RIMAL Sofa 210 centimetres, NAFUD Sofa 228 centimetres. NAFUD Sofa is 18 centimetres wider and 4 centimetres lower than RIMAL Sofa.',
      ),
    ).toBeInTheDocument();
  });

  it('says it in Arabic, with its plurals', async () => {
    renderInShop(<Compare items={['RIMAL', 'NAFUD']} />, { client: shop(), locale: 'ar' });
    expect(await screen.findByRole('heading', { name: 'مقارنة كنبتين' })).toBeInTheDocument();
    expect(
      screen.getByText(/كنبة NAFUD أعرض بـ ١٨ سنتيمترًا وأخفض بـ ٤ سنتيمترات من كنبة RIMAL\./),
    ).toBeInTheDocument();
    expect(cellsOf('العرض')[0]).toMatch(/أقل بـ ١٨ سنتيمترًا$/);
  });

  it('draws each front beside the door, hidden from readers', async () => {
    const { container } = renderInShop(<Compare items={['RIMAL', 'NAFUD']} />, { client: shop() });
    await screen.findByRole('heading', { name: 'Compare two sofas' });
    const boxes = [...container.querySelectorAll('[aria-hidden] svg')].map((svg) =>
      svg.getAttribute('viewBox'),
    );
    expect(boxes.slice(0, 3)).toEqual(['0 0 90 210', '0 0 210 80', '0 0 228 76']);
  });

  it('has a button for the basket of each piece', async () => {
    renderCompare();
    await userEvent.click(await screen.findByRole('button', { name: /Add to price box – NAFUD/ }));
    expect(screen.getByRole('button', { name: /Add to cart – RIMAL/ })).toBeInTheDocument();
    expect(await screen.findByText(/^NAFUD Sofa was added to your price box/)).toBeInTheDocument();
  });

  it('draws nothing without sizes', async () => {
    renderCompare(
      { items: ['BARE', 'BLANK'] },
      {
        items: {
          get: async (code) =>
            piece(String(code), String(code).length, 80, { has_dimension: false, shape: 'box' }),
        },
      },
    );
    expect(await screen.findByRole('heading', { name: 'Compare two pieces' })).toBeInTheDocument();
    expect(screen.queryByText('Door')).not.toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'Width' })).not.toBeInTheDocument();
  });

  it('leaves out codes that aren’t sold or are none, and names them', async () => {
    renderCompare({ items: ['RIMAL', 'GONE', 'a-b', 'NAFUD'] });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/No longer sold: .*GONE.*a-b/));
    await waitFor(() => expect(columns()).toEqual(['RIMAL Sofa', 'NAFUD Sofa']));
  });

  it('is rendered on a server with its products, and requests nothing again', async () => {
    const html = serverMarkup(
      <I18nProvider i18n={i18nOf.en}>
        <Shop client={shop()}>
          <Compare items={['RIMAL', 'NAFUD']} products={products.slice(0, 2)} />
        </Shop>
      </I18nProvider>,
    );
    expect(html).toContain('Compare two sofas');
    expect(html).toContain('18 centimetres wider');
    const get = vi.fn();
    renderCompare(
      { products: products.slice(0, 2), missing: ['GONE'], items: ['RIMAL', 'NAFUD', 'GONE'] },
      {
        items: { get },
      },
    );
    expect(columns()).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('GONE');
    expect(get).not.toHaveBeenCalled();
  });

  it('tries again after a failure', async () => {
    const get = vi
      .fn(async (code: number | string) => products.find((product) => product.code === code) ?? products[0])
      .mockRejectedValueOnce(makeApiError({ status: 503 }));
    renderCompare({}, { items: { get: get as never } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Compare two sofas' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('removing', () => {
  it('moves the focus to the next column, else the one before, else the search, and says it once', async () => {
    renderCompare({ items: ['RIMAL', 'NAFUD', 'ASIR'] });
    const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name} Sofa` });
    await screen.findByRole('heading', { name: 'Compare three sofas' });
    await userEvent.click(remove('NAFUD'));
    expect(remove('ASIR')).toHaveFocus();
    expect(announced()).toEqual(['NAFUD Sofa removed, 2 pieces']);
    await userEvent.click(remove('ASIR'));
    expect(remove('RIMAL')).toHaveFocus();
    expect(screen.getAllByText('Add one more to compare.')).not.toHaveLength(0);
    await userEvent.click(remove('RIMAL'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Compare' })).toBeInTheDocument();
  });

  it('is a link where the comparison has an address', async () => {
    const onItemsChange = vi.fn();
    renderCompare({ hrefOf: (codes) => `/compare?items=${codes.join()}`, onItemsChange });
    const link = await screen.findByRole('link', { name: 'Remove RIMAL Sofa' });
    expect(link).toHaveAttribute('href', '/compare?items=NAFUD');
    await userEvent.click(link);
    expect(onItemsChange).toHaveBeenCalledExactlyOnceWith(['NAFUD']);
    // Whoever keeps the codes hasn't changed them.
    expect(columns()).toHaveLength(2);
  });
});

describe('adding', () => {
  it('finds pieces from two letters, marks those that are there, and adds one', async () => {
    renderCompare();
    await screen.findByRole('heading', { name: 'Compare two sofas' });
    const field = screen.getByRole('searchbox', { name: 'Name or code' });
    await userEvent.type(field, 's');
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    await userEvent.type(field, 'ofa');
    const found = await screen.findByRole('list', { name: '5 results' });
    expect(within(found).getAllByText('Already compared')).toHaveLength(2);
    await userEvent.click(within(found).getByRole('button', { name: /Add DANA Sofa/ }));
    expect(await screen.findByRole('heading', { name: 'Compare three sofas' })).toBeInTheDocument();
    expect(columns()).toEqual(['RIMAL Sofa', 'NAFUD Sofa', 'DANA Sofa']);
    expect(announced()).toEqual(['5 results', 'DANA Sofa added, 3 pieces']);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('moves the focus from the search to the title with the fourth piece, so that Enter removes none', async () => {
    renderCompare({ items: ['RIMAL', 'NAFUD', 'ASIR'] });
    await screen.findByRole('heading', { name: 'Compare three sofas' });
    await userEvent.type(screen.getByRole('searchbox'), 'dana');
    (await screen.findByRole('button', { name: /Add DANA Sofa/ })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Compare four sofas' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(columns()).toHaveLength(4);
  });

  it('has no room for a fifth piece', async () => {
    renderCompare({ items: ['RIMAL', 'NAFUD', 'ASIR', 'DANA', 'LAST'] });
    expect(await screen.findByRole('heading', { name: 'Compare four sofas' })).toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('follows other codes, as Back brings them, and says what came', async () => {
    function Host() {
      const [items, setItems] = useState(['RIMAL']);
      return (
        <>
          <button type="button" onClick={() => setItems(['RIMAL', 'ASIR'])}>
            Back
          </button>
          <Compare items={items} onItemsChange={setItems} onTitle={onTitle} />
        </>
      );
    }
    const onTitle = vi.fn();
    renderInShop(<Host />, { client: shop() });
    await screen.findByRole('columnheader');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Compare two sofas' })).toBeInTheDocument();
    expect(announced()).toEqual(['ASIR Sofa added, 2 pieces']);
    expect(onTitle.mock.calls.map(([title]) => title)).toEqual(['Compare', 'Compare two sofas']);
  });
});
