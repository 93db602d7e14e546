import { basketProduct } from '@diwan/sdk/commerce';
import { makeProductSummary } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStores, memoryStorage, type TextStorage } from '../stores';
import { reportBasket } from './reported-basket';

const chair = basketProduct(makeProductSummary({ id: 1, allow_online_purchase: true }));

interface Heard {
  type: string;
  by: string;
  detail: unknown;
}

const types = ['diwan-add', 'diwan-remove', 'diwan-cart-change'] as const;
let heard: Heard[] = [];
const hear = (event: Event) => {
  const { type, target, detail } = event as CustomEvent<unknown>;
  heard.push({ type, by: target instanceof Element ? target.id : 'document', detail });
};

/** A cart of a page with two elements. */
function cartOfPage(storage: TextStorage = memoryStorage()) {
  const { cart } = createStores({ client: { items: {} as never }, storage });
  document.body.innerHTML = '<div id="grid"></div><div id="cart"></div>';
  const [grid, cartElement] = [...document.body.children] as [HTMLElement, HTMLElement];
  const elements = new Set([grid, cartElement]);
  return { cart, elements, grid, cartElement, reported: reportBasket(cart, elements) };
}

beforeEach(() => {
  heard = [];
  for (const type of types) document.addEventListener(type, hear);
});
afterEach(() => {
  for (const type of types) document.removeEventListener(type, hear);
});

describe('reportBasket', () => {
  it('tells what the visitor did through the element that was used', () => {
    const { cartElement, reported } = cartOfPage();
    const cart = reported.usedBy(cartElement);
    cart.add(chair, { quantity: 3 });
    expect(heard).toMatchObject([
      {
        type: 'diwan-add',
        by: 'cart',
        detail: { basket: 'cart', quantity: 3, line: { product: { id: 1 } } },
      },
      { type: 'diwan-cart-change', by: 'cart', detail: { itemCount: 3, lines: [{ quantity: 3 }] } },
    ]);
  });

  it('tells what went, and what came back', () => {
    const { grid, reported } = cartOfPage();
    const cart = reported.usedBy(grid);
    cart.add(chair, { quantity: 2 });
    const [line] = cart.lines.value;
    heard = [];
    const undo = cart.remove(line?.id ?? '');
    expect(heard).toMatchObject([
      { type: 'diwan-remove', detail: { quantity: 2 } },
      { type: 'diwan-cart-change', detail: { itemCount: 0, lines: [] } },
    ]);
    heard = [];
    undo();
    expect(heard).toMatchObject([
      { type: 'diwan-add', by: 'grid', detail: { quantity: 2 } },
      { type: 'diwan-cart-change' },
    ]);
  });

  it('tells a change from elsewhere once, as a change only', () => {
    const storage = memoryStorage();
    const { cart, elements } = cartOfPage(storage);
    cart.restore();
    const otherTab = createStores({ client: { items: {} as never }, storage }).cart;
    otherTab.add(chair);
    expect(heard).toMatchObject([{ type: 'diwan-cart-change', by: 'grid', detail: { itemCount: 1 } }]);

    heard = [];
    elements.clear();
    otherTab.add(chair);
    expect(heard).toMatchObject([{ type: 'diwan-cart-change', by: 'document', detail: { itemCount: 2 } }]);
  });

  it('tells nothing when nothing changed', () => {
    const { cart, grid, reported } = cartOfPage();
    reported.usedBy(grid).setQuantity('none', 2);
    cart.restore();
    expect(heard).toEqual([]);
  });

  it('goes on when a listener of the page reads the basket or fails', () => {
    const { grid, cart, reported } = cartOfPage();
    const listen = () => {
      cart.lines.value.at(0);
      throw new Error('the page’s own mistake');
    };
    const swallow = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener('error', swallow);
    document.addEventListener('diwan-cart-change', listen);
    reported.usedBy(grid).add(chair);
    reported.usedBy(grid).add(chair);
    document.removeEventListener('diwan-cart-change', listen);
    window.removeEventListener('error', swallow);
    expect(heard.filter(({ type }) => type === 'diwan-add')).toHaveLength(2);
    expect(cart.itemCount.value).toBe(2);
  });
});
