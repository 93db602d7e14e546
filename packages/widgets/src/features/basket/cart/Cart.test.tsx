import { basketProduct, lineCustomization } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { createFakeClient } from '@diwan/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { announced, renderInShop, type ShopProps, sampleProduct, sampleSummary } from '../../../testing';
import { Cart } from './Cart';

const sofa = sampleSummary({ id: 1, price: 1000, discount: 10, allow_discount: true });
const lamp = sampleSummary({ id: 2, name_en: 'Sahra Lamp', price: 200 });

/** A cart left by an earlier visit, in a shop that now sells `now`. */
function renderCart(
  lines: readonly [ProductSummary, number][],
  { now = lines.map(([product]) => product), ...shop }: { now?: ProductSummary[] } & Partial<ShopProps> = {},
) {
  const client = createFakeClient({
    items: { list: async () => ({ results: now, limit: 50, hasMore: false }) },
  });
  const stores = createStores({ client, storage: memoryStorage() });
  for (const [product, quantity] of lines) stores.cart.add(basketProduct(product), { quantity });
  renderInShop(<Cart checkoutHref="/checkout" />, { client, stores, ...shop });
  return stores;
}

const lineOf = (name: string) => {
  const line = screen.getByText(name).closest('article');
  if (!line) throw new Error(`No line "${name}"`);
  return within(line);
};
const amounts = () =>
  within(screen.getByRole('region', { name: 'Order summary' }))
    .getAllByText(/Saudi riyals$/)
    .map(({ textContent }) => textContent);

/** jsdom doesn't support popovers and treats toasts as hidden. */

describe('cart', () => {
  it('sums up lines, VAT and total', async () => {
    renderCart(
      [
        [sofa, 2],
        [lamp, 1],
      ],
      { settings: { allow_tax_rate: true } },
    );
    expect(await screen.findByRole('heading', { name: '3 pieces in your cart' })).toBeInTheDocument();
    // 2 × 900 + 200; 15 %; total; saved 2 × 100
    expect(amounts()).toEqual(['2,000 Saudi riyals', '300 Saudi riyals', '2,300 Saudi riyals']);
    expect(screen.getByText('You save 200 Saudi riyals on reduced pieces')).toBeInTheDocument();
    expect(screen.getByText('Calculated at checkout')).toBeInTheDocument();
  });

  it('links to a comparison of its pieces, of the first four, where there are several', async () => {
    const pieces = [1, 2, 3, 4, 5].map((id) => sampleSummary({ id, code: `NF${id}` }));
    const compare = () => screen.queryByRole('link', { name: 'Compare' });
    renderCart(pieces.map((piece) => [piece, 1]));
    await waitFor(() => expect(compare()).toHaveAttribute('href', '/compare?items=NF1,NF2,NF3,NF4'));
    cleanup();
    renderCart([[pieces[0] as ProductSummary, 3]]);
    await screen.findByRole('heading', { name: /in your cart/ });
    expect(compare()).toBeNull();
  });

  it('uses the given heading level', async () => {
    const client = createFakeClient({});
    const stores = createStores({ client, storage: memoryStorage() });
    renderInShop(<Cart headingLevel={1} />, { client, stores });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeInTheDocument();
    act(() => stores.cart.add(basketProduct(lamp)));
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 piece in your cart' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Order summary' })).toBeInTheDocument();
  });

  it('has no VAT row if the shop charges none', async () => {
    renderCart([[lamp, 1]]);
    await screen.findByRole('heading', { name: 'Order summary' });
    expect(screen.queryByText('VAT (15%)')).not.toBeInTheDocument();
    expect(amounts()).toEqual(['200 Saudi riyals', '200 Saudi riyals']);
  });

  it('changes quantities', async () => {
    const { cart } = renderCart([[lamp, 1]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Increase quantity of Sahra Lamp' }));
    expect(cart.itemCount.value).toBe(2);
    const field = screen.getByRole('textbox', { name: 'Quantity of Sahra Lamp' });
    await userEvent.clear(field);
    await userEvent.type(field, '٧{Enter}');
    expect(cart.itemCount.value).toBe(7);
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    expect(cart.itemCount.value).toBe(7);
  });

  it('keeps an out-of-range quantity in its field, and says why it is not used', async () => {
    const { cart } = renderCart([[lamp, 2]]);
    const field = await screen.findByRole('textbox', { name: 'Quantity of Sahra Lamp' });
    for (const typed of ['0', '1000', '']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(field).toHaveValue(typed);
      expect(field).toHaveAccessibleDescription('Enter a quantity from 1 to 999.');
      expect(field).toBeInvalid();
      expect(cart.itemCount.value).toBe(2);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '3{Enter}');
    expect(cart.itemCount.value).toBe(3);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('removes a line at quantity one, keeps its place, and undoes it', async () => {
    const { cart } = renderCart([
      [sofa, 1],
      [lamp, 1],
    ]);
    const line = lineOf('Nafud Three-Seat Sofa');
    expect(line.getAllByRole('button', { name: 'Remove Nafud Three-Seat Sofa' })).toHaveLength(1);
    await userEvent.click(line.getByRole('button', { name: 'Remove the last Nafud Three-Seat Sofa' }));
    expect(cart.lines.value.map(({ product }) => product.id)).toEqual([2]);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Nafud Three-Seat Sofa was removed');
    const undo = screen.getByRole('button', { name: 'Undo removing Nafud Three-Seat Sofa' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(cart.lines.value.map(({ product }) => product.id)).toEqual([1, 2]);
    expect(undo).not.toBeInTheDocument();
    expect(lineOf('Nafud Three-Seat Sofa').getByRole('button', { name: /^Remove Nafud/ })).toHaveFocus();
    expect(announced()).toEqual([
      'Nafud Three-Seat Sofa was removed',
      expect.stringMatching(/^Total: [\d,]+ Saudi riyals$/),
      'Nafud Three-Seat Sofa is back. 2 pieces in your cart',
      expect.stringMatching(/^Total: [\d,]+ Saudi riyals$/),
    ]);
  });

  it('undoes with the shortcut shown next to the button, latest removal first', async () => {
    const { cart } = renderCart([
      [sofa, 1],
      [lamp, 2],
    ]);
    const ids = () => cart.lines.value.map(({ product }) => product.id);
    await userEvent.click(await lineOf('Nafud Three-Seat Sofa').findByText('Remove'));
    await userEvent.click(await lineOf('Sahra Lamp').findByText('Remove'));
    expect(announced().filter((text) => !text?.startsWith('Total'))).toEqual([
      'Nafud Three-Seat Sofa was removed',
      'Sahra Lamp was removed',
    ]);
    expect(screen.getAllByText('Ctrl+Z')).toHaveLength(2);
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    expect(ids()).toEqual([2]);
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    expect(ids()).toEqual([1, 2]);
    const field = screen.getByRole('textbox', { name: 'Quantity of Sahra Lamp' });
    await userEvent.click(lineOf('Nafud Three-Seat Sofa').getByText('Remove'));
    await userEvent.type(field, '{Control>}[KeyZ]{/Control}');
    expect(ids()).toEqual([2]);
  });

  it('keeps the undo row of the last line, above the link to the products', async () => {
    const { cart } = renderCart([[lamp, 1]]);
    await userEvent.click(within(await screen.findByRole('article')).getByText('Remove'));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    const undo = screen.getByRole('button', { name: 'Undo removing Sahra Lamp' });
    expect(undo).toHaveFocus();
    await userEvent.click(undo);
    expect(cart.itemCount.value).toBe(1);
  });

  it('drops the row of a removed line once the product is back', async () => {
    const { cart } = renderCart([[lamp, 1]]);
    await userEvent.click(within(await screen.findByRole('article')).getByText('Remove'));
    act(() => cart.add(basketProduct(lamp)));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('flags a changed price, and shows the new one', async () => {
    renderCart([[lamp, 1]], { now: [{ ...lamp, price: 150 }] });
    expect(await screen.findByText(/The price has changed/)).toBeInTheDocument();
    expect(amounts()).toEqual(['150 Saudi riyals', '150 Saudi riyals']);
  });

  it('keeps a line whose product is gone, out of the sum', async () => {
    renderCart(
      [
        [sofa, 1],
        [lamp, 1],
      ],
      { now: [lamp] },
    );
    expect(await screen.findByText('This piece is no longer available.')).toBeInTheDocument();
    const gone = lineOf('Nafud Three-Seat Sofa');
    expect(gone.queryByRole('textbox')).not.toBeInTheDocument();
    expect(gone.queryByRole('link')).not.toBeInTheDocument();
    expect(amounts()).toEqual(['200 Saudi riyals', '200 Saudi riyals']);
  });

  it('links to the shop’s checkout', async () => {
    renderCart([[lamp, 1]]);
    const [link] = await screen.findAllByRole('link', { name: 'Proceed to checkout' });
    expect(link).toHaveAttribute('href', '/checkout');
  });

  it('has no checkout link while nothing in it can be ordered', async () => {
    renderCart([[lamp, 1]], { now: [] });
    await screen.findByText('This piece is no longer available.');
    expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).not.toBeInTheDocument();
  });

  it('asks for confirmation before clearing, and undoes it', async () => {
    const { cart } = renderCart([[lamp, 1]]);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear cart' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Clear your cart?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(cart.itemCount.value).toBe(1);

    await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear cart' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
    const undo = screen.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(announced().at(-1)).toBe('Your cart was cleared');

    await userEvent.click(undo);
    expect(cart.itemCount.value).toBe(1);
    await waitFor(() =>
      expect(lineOf('Sahra Lamp').getByRole('button', { name: /^Remove Sahra/ })).toHaveFocus(),
    );
    expect(announced().filter((text) => !/^Total|removed\.$/.test(text ?? ''))).toEqual([
      'Your cart was cleared',
      'Sahra Lamp is back. 1 piece in your cart',
    ]);
  });

  it('keeps the focus when another tab removes the focused line, and the last one', async () => {
    const client = createFakeClient({
      items: { list: async () => ({ results: [sofa, lamp], limit: 50, hasMore: false }) },
    });
    const storage = memoryStorage();
    const [here, elsewhere] = [createStores({ client, storage }), createStores({ client, storage })];
    for (const product of [sofa, lamp]) here.cart.add(basketProduct(product), { quantity: 1 });
    renderInShop(<Cart checkoutHref="/checkout" />, { client, stores: here });
    const remove = async (name: string) => {
      const { id } = here.cart.lines.value.find(({ product }) => product.name_en === name) ?? { id: '' };
      await act(async () => void elsewhere.cart.remove(id));
    };
    await screen.findByText('Sahra Lamp');
    act(() => lineOf(sofa.name_en).getByText('Remove').closest('button')?.focus());
    await remove(sofa.name_en);
    expect(screen.getByText('Sahra Lamp').closest('li')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await remove('Sahra Lamp');
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(document.activeElement?.localName).toBe('a');
  });

  it('says when the browser stores nothing, so that the cart will be gone', async () => {
    const client = createFakeClient({
      items: { list: async () => ({ results: [sofa], limit: 50, hasMore: false }) },
    });
    const full = { ...memoryStorage(), write: () => false };
    const stores = createStores({ client, storage: full });
    stores.cart.add(basketProduct(sofa));
    renderInShop(<Cart checkoutHref="/checkout" />, { client, stores });
    expect(await screen.findByRole('alert')).toHaveTextContent(/isn’t storing this cart/);
  });

  it('shows the choices made for a piece', async () => {
    const product = sampleProduct({ id: 9 });
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    stores.cart.add(basketProduct(product), {
      customization: lineCustomization({ product, choices: { color_id: 3, fabric_ids: [2], width: 240 } }),
    });
    renderInShop(<Cart checkoutHref="/checkout" />, { client, stores, locale: 'ar' });
    for (const choice of ['طيني', 'بوكليه', 'العرض ٢٤٠ سم'])
      expect(await screen.findByText(choice)).toBeInTheDocument();
  });
});
