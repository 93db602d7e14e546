import { basketProduct, type Locale, lineCustomization } from '@diwan/sdk/commerce';
import type { Customization, Product, ProductSummary } from '@diwan/sdk/contract';
import { createFakeClient } from '@diwan/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, type ShopProps, sampleProduct, sampleSummary } from '../../../testing';
import { announced } from '../../../testing/announced';
import { PriceBox } from './PriceBox';

const sofa = sampleProduct({ id: 7, name_en: 'Nafud Sofa', discount: 0, price: 9940 });
const rug = sampleSummary({ id: 8, name_en: 'Sadu Rug', price: 1200, is_price_show: true });

/** A price box left by an earlier visit, in a shop that now offers `now`. */
function renderBox(
  lines: readonly [product: Product | ProductSummary, choices?: Customization][],
  {
    now = lines.map(([product]) => product),
    ...shop
  }: { now?: ProductSummary[]; locale?: Locale } & Partial<ShopProps> = {},
) {
  const client = createFakeClient({
    items: { list: async () => ({ results: now, limit: 50, hasMore: false }) },
  });
  const stores = createStores({ client, storage: memoryStorage() });
  for (const [product, choices] of lines) {
    const customization = choices && lineCustomization({ product: product as Product, choices });
    stores.priceBox.add(basketProduct(product), customization ? { customization } : {});
  }
  renderInShop(<PriceBox headingLevel={1} />, { client, stores, ...shop });
  return stores.priceBox;
}

const texts = (line: HTMLElement) =>
  within(line)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('price box', () => {
  it('shows two customisations of one product as two different lines', async () => {
    renderBox([
      [sofa, { color_id: 3, width: 240 }],
      [sofa, { color_id: 2, fabric_ids: [2, 3] }],
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: '2 pieces to price' })).toBeInTheDocument();
    const [clay, oat] = screen.getAllByRole('article');
    if (!clay || !oat) throw new Error('Two lines expected');
    // The abbreviation is shown, the word is spoken.
    expect(texts(clay)).toEqual(['Clay', 'Width 240 cmWidth 240 centimetres']);
    expect(texts(oat)).toEqual(['Oat', 'Bouclé', 'Sadu weave']);
    const swatch = within(clay).getByText('Clay').previousElementSibling;
    expect(swatch).toHaveStyle({ backgroundColor: '#A77F68' });
    const fabric = within(oat).getByText('Bouclé').parentElement?.querySelector('img');
    expect(fabric).toHaveAttribute('src', sofa.fabrics[1]?.image_url);
  });

  it('keeps the typed request across a reload', async () => {
    const storage = memoryStorage();
    const open = () => {
      const client = createFakeClient({
        items: { list: async () => ({ results: [rug], limit: 50, hasMore: false }) },
      });
      const stores = createStores({ client, storage });
      if (stores.priceBox.lines.value.length === 0) stores.priceBox.add(basketProduct(rug));
      return renderInShop(<PriceBox />, { client, stores });
    };
    const first = open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Noura');
    await userEvent.type(screen.getByRole('textbox', { name: /^Notes/ }), 'By spring');
    first.unmount();
    open();
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Noura');
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('By spring');
  });

  it('shows no price for a customised piece, and that of a standard one', async () => {
    renderBox([[sofa, { color_id: 3 }], [rug]]);
    const [custom, standard] = await screen.findAllByRole('article');
    expect(custom).toHaveTextContent('Price on request');
    expect(custom).not.toHaveTextContent('9,940');
    expect(standard).toHaveTextContent('1,200 Saudi riyals');
    expect(standard).not.toHaveTextContent('Price on request');
  });

  it('links back to the choices of customised pieces only, also by name', async () => {
    renderBox([[sofa, { color_id: 3 }], [rug]]);
    const link = await screen.findByRole('link', { name: 'Edit choices of Nafud Sofa' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/product\/.+\?choices=c3&edit=c3$/));
    expect(screen.getAllByRole('link', { name: /^Edit choices/ })).toHaveLength(1);
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(addressOf('Nafud Sofa')).toMatch(/^\/product\/[^?]+\?choices=c3$/);
    expect(addressOf('Sadu Rug')).toMatch(/^\/product\/[^?]+$/);
  });

  it('flags a changed price and a piece that is gone', async () => {
    renderBox([[sofa], [rug]], { now: [{ ...rug, price: 1100 }] });
    expect(await screen.findByText('This piece is no longer available.')).toBeInTheDocument();
    expect(screen.getByText(/The price has changed/)).toBeInTheDocument();
  });

  it('changes quantities, removes and undoes in Arabic', async () => {
    const box = renderBox([[rug]], { locale: 'ar' });
    await userEvent.click(await screen.findByRole('button', { name: /^زيادة كمية/ }));
    expect(box.itemCount.value).toBe(2);
    await userEvent.click(screen.getByText('إزالة'));
    expect(box.lines.value).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^التراجع عن إزالة/ }));
    expect(box.itemCount.value).toBe(2);
  });

  it('explains itself while empty, and fills as pieces are added', async () => {
    const box = renderBox([]);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your price box is empty' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
    act(() => box.add(basketProduct(rug)));
    expect(await screen.findByRole('heading', { level: 1, name: '1 piece to price' })).toBeInTheDocument();
  });

  it('asks for confirmation before it is cleared, and undoes it', async () => {
    const box = renderBox([[rug]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear price box' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Clear your price box?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Clear price box' }));
    expect(box.lines.value).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    expect(box.itemCount.value).toBe(1);
    await waitFor(() => expect(announced().at(-1)).toMatch(/is back\. 1 piece to price$/));
  });
});
