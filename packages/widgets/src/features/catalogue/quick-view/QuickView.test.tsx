import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, type ShopProps, sampleProduct, sampleSet, sampleSummary } from '../../../testing';
import { ProductCard } from '../card/ProductCard';

afterEach(() => history.replaceState(null, '', '/'));

const summaryOf = ({ fabrics, set_items, dimensions, keywords, set, ...summary }: Product): ProductSummary =>
  summary;

function renderCard(
  product: Product = sampleProduct(),
  shop: Partial<ShopProps> & { locale?: 'en' | 'ar' } = {},
) {
  const client = createFakeClient({ items: { get: async () => product } });
  const stores = createStores({ client, storage: memoryStorage() });
  renderInShop(<ProductCard product={summaryOf(product)} />, { client, stores, ...shop });
  return stores;
}

const eye = () => screen.getByRole('link', { name: /^(Quick view|نظرة سريعة|معاينة سريعة)/ });
async function open() {
  await userEvent.click(eye());
  return within(await screen.findByRole('dialog'));
}

describe('the quick view', () => {
  it('shows name, price, code, three content entries, fabrics and a link to the page', async () => {
    renderCard();
    const dialog = await open();
    expect(dialog.getByRole('heading', { name: 'Nafud Three-Seat Sofa' })).toHaveFocus();
    expect(dialog.getByText('8,449 Saudi riyals')).toBeInTheDocument();
    expect(dialog.getByText('9,940 Saudi riyals').closest('del')).toBeInTheDocument();
    expect(dialog.getByText('−15%')).toBeInTheDocument();
    expect(dialog.getByText('SF1001')).toBeInTheDocument();
    expect(await dialog.findByRole('checkbox', { name: 'Bouclé' })).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'View full details' })).toHaveAttribute(
      'href',
      '/product/nafud-three-seat-sofa-SF1001',
    );
  });

  it('is a link to the product’s page, which can be opened in another tab', async () => {
    renderCard();
    expect(eye()).toHaveAttribute('href', '/product/nafud-three-seat-sofa-SF1001');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    fireEvent(eye(), click);
    expect(click.defaultPrevented).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens by keyboard, closes with its button, and restores the focus', async () => {
    renderCard();
    eye().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(eye()).toHaveFocus();
  });

  it('closes on Esc', async () => {
    renderCard();
    await open();
    // Browsers report Esc to a dialog with this event.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Its history entry is gone, too.
    await waitFor(() => expect(history.state?.diwanLayers).toBeUndefined());
  });

  it('closes on Back without leaving the list', async () => {
    history.replaceState({ entry: 'list' }, '', '/products');
    renderCard();
    await open();
    // On a busy machine, the dialog is there before its history entry.
    await waitFor(() => expect(history.state).toMatchObject({ entry: 'list', diwanLayers: 1 }));
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/products');
    expect(history.state).toEqual({ entry: 'list' });
  });

  it('stays open, and adds nothing, while a colour is neither confirmed nor cancelled', async () => {
    const { cart, priceBox } = renderCard();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Change: Colour' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Clay' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    expect(cart.itemCount.value + priceBox.itemCount.value).toBe(0);
    expect(dialog.getByRole('alert')).toHaveTextContent('Confirm the new colour, or cancel it');
    expect(dialog.getByRole('button', { name: 'Confirm colour' })).toHaveFocus();
  });

  it('adds the standard product to the cart, and closes', async () => {
    const { cart, priceBox } = renderCard();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }));
    expect(cart.lines.value.map(({ product, quantity }) => [product.code, quantity])).toEqual([
      ['SF1001', 1],
    ]);
    expect(priceBox.itemCount.value).toBe(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Nafud Three-Seat Sofa was added to your cart')).toBeInTheDocument();
  });

  it('adds a customised product to the price box, with its choices', async () => {
    const { cart, priceBox } = renderCard();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Bouclé' }));
    expect(dialog.getByText(/We price customised pieces/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add to price box' }));
    expect(cart.itemCount.value).toBe(0);
    expect(priceBox.lines.value[0]?.customization?.fabrics.map(({ name_en }) => name_en)).toContain('Bouclé');
  });

  it('shows the list’s data while the full product loads', async () => {
    const client = createFakeClient({ items: { get: () => new Promise<Product>(() => {}) } });
    renderInShop(<ProductCard product={sampleSummary({ has_fabrics: true })} />, { client });
    const dialog = await open();
    expect(dialog.getByText('Loading…')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  });

  it('shows when choices could not be loaded, and retries', async () => {
    let isDown = true;
    const client = createFakeClient({
      items: {
        get: async () => {
          if (isDown) throw makeApiError({ status: 503 });
          return sampleProduct();
        },
      },
    });
    renderInShop(<ProductCard product={summaryOf(sampleProduct())} />, { client });
    const dialog = await open();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Some choices could not be loaded.');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('checkbox', { name: 'Bouclé' })).toBeInTheDocument();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows when the piece is gone from the shop', async () => {
    const client = createFakeClient({
      items: {
        get: async () => {
          throw makeApiError({ status: 404, code: 'not_found' });
        },
      },
    });
    renderInShop(<ProductCard product={sampleSummary()} />, { client });
    const dialog = await open();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Item not found.');
    expect(dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('shows no hidden price, but a quote button', async () => {
    renderCard(sampleProduct({ is_price_show: false, allow_online_purchase: false }));
    const dialog = await open();
    expect(dialog.getByText('Price on request')).toBeInTheDocument();
    expect(dialog.queryByText(/riyals/)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add to price box' })).toBeInTheDocument();
  });

  it('lists the pieces of a set', async () => {
    renderCard(sampleSet());
    const dialog = await open();
    const pieces = await dialog.findByRole('list', { name: 'In this set' });
    expect(
      within(pieces)
        .getAllByRole('listitem')
        .map((piece) => piece.textContent),
    ).toEqual(['Nafud Three-Seat Sofa × 1', 'Nafud Three-Seat Sofa × 2']);
  });

  it('is in Arabic', async () => {
    renderCard(sampleProduct(), { locale: 'ar' });
    const dialog = await open();
    expect(dialog.getByRole('heading', { name: 'كنبة نفود ثلاثية المقاعد' })).toBeInTheDocument();
    expect(dialog.getByText('٨٬٤٤٩ ريالًا سعوديًا')).toBeInTheDocument();
  });
});

describe('its pictures', () => {
  it('are selected by thumbnails and open full screen, which Back closes alone', async () => {
    renderCard();
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Image 2 of 3' }));
    expect(dialog.getByRole('button', { name: 'Image 2 of 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(dialog.getByRole('button', { name: /Open full-screen gallery/ }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    history.back();
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(dialog.getByRole('heading', { name: 'Nafud Three-Seat Sofa' })).toBeInTheDocument();
  });

  it('are replaced by the placeholder if there are none', async () => {
    renderCard(sampleProduct({ images: [] }));
    const dialog = await open();
    expect(dialog.queryByRole('button', { name: /full-screen/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  });
});

describe('the lens', () => {
  const box = DOMRect.fromRect({ x: 100, y: 50, width: 520, height: 520 });

  async function openPicture() {
    renderCard();
    const dialog = await open();
    const picture = dialog.getByRole('button', { name: /Open full-screen gallery/ });
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(box);
    return picture;
  }
  const lensOf = (picture: Element) => picture.querySelector<HTMLElement>('[data-lens] > span');
  const pointer = (picture: Element, type: string, init: PointerEventInit & { timeStamp?: number }) => {
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, ...init });
    if (init.timeStamp !== undefined) Object.defineProperty(event, 'timeStamp', { value: init.timeStamp });
    fireEvent(picture, event);
  };

  it('has a hint for mouse and touch until first used', async () => {
    const picture = await openPicture();
    const hints = ['Move over the picture to zoom', 'Press and hold the picture to zoom'];
    for (const hint of hints) expect(screen.getByText(hint)).toBeInTheDocument();
    pointer(picture, 'pointermove', { pointerType: 'mouse', clientX: 300, clientY: 150 });
    for (const hint of hints) expect(screen.queryByText(hint)).not.toBeInTheDocument();
  });

  it('is centred on the pointer and shows that point at 2×', async () => {
    const picture = await openPicture();
    expect(lensOf(picture)).toBeNull();
    pointer(picture, 'pointermove', { pointerType: 'mouse', clientX: 300, clientY: 150 });
    const lens = lensOf(picture);
    expect(lens).toHaveStyle({ transform: 'translate(100px, 0px)' });
    expect(lens?.firstElementChild).toHaveStyle({
      inlineSize: '1040px',
      blockSize: '1040px',
      transform: 'translate(-300px, -100px)',
    });
    fireEvent.pointerOut(picture, { pointerType: 'mouse', relatedTarget: document.body });
    expect(lensOf(picture)).toBeNull();
  });

  it('moves with the arrow keys, 16 px at a time, and stays on the picture', async () => {
    const picture = await openPicture();
    fireEvent.keyDown(picture, { key: 'ArrowRight' });
    fireEvent.keyDown(picture, { key: 'ArrowUp' });
    expect(lensOf(picture)).toHaveStyle({ transform: 'translate(176px, 144px)' });
    for (let press = 0; press < 40; press += 1) fireEvent.keyDown(picture, { key: 'ArrowLeft' });
    expect(lensOf(picture)).toHaveStyle({ transform: 'translate(-100px, 144px)' });
  });

  it('shows under a finger only while it is down, and opens nothing after a drag', async () => {
    const picture = await openPicture();
    pointer(picture, 'pointermove', { pointerType: 'touch', clientX: 300, clientY: 150 });
    expect(lensOf(picture)).toBeNull();
    pointer(picture, 'pointerdown', { pointerType: 'touch', clientX: 300, clientY: 150, timeStamp: 0 });
    pointer(picture, 'pointermove', { pointerType: 'touch', clientX: 340, clientY: 150, timeStamp: 100 });
    expect(lensOf(picture)).toHaveStyle({ transform: 'translate(140px, 0px)' });
    pointer(picture, 'pointerup', { pointerType: 'touch', clientX: 340, clientY: 150, timeStamp: 200 });
    expect(lensOf(picture)).toBeNull();
    fireEvent.click(picture);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    pointer(picture, 'pointerdown', { pointerType: 'touch', clientX: 300, clientY: 150, timeStamp: 1000 });
    pointer(picture, 'pointerup', { pointerType: 'touch', clientX: 301, clientY: 150, timeStamp: 1080 });
    fireEvent.click(picture);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  });
});
