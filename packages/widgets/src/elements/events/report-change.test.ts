import { basketProduct } from '@diwan/sdk/commerce';
import { makeProductSummary } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBaskets, memoryStorage, type TextStorage } from '../../foundation/stores';
import { reportChange } from './report-change';

const chair = basketProduct(makeProductSummary({ id: 1, allow_online_purchase: true }));

interface ReceivedEvent {
  type: string;
  by: string;
  detail: unknown;
}

const types = ['diwan-add', 'diwan-remove', 'diwan-cart-change'] as const;
let received: ReceivedEvent[] = [];
const hear = (event: Event) => {
  const { type, target, detail } = event as CustomEvent<unknown>;
  received.push({ type, by: target instanceof Element ? target.id : 'document', detail });
};

const client = { items: { list: () => Promise.reject(new Error('not asked for in these tests')) } };

/** A cart of a page with two elements, as each of them uses it. */
function cartOfPage(storage: TextStorage = memoryStorage()) {
  document.body.innerHTML = '<div id="grid"></div><div id="cart"></div>';
  const [grid, cartElement] = [...document.body.children] as [HTMLElement, HTMLElement];
  const { cart } = createBaskets({ client, storage, onChange: (change) => reportChange(change, grid) });
  return { cart, inGrid: cart.usedBy(grid), inCart: cart.usedBy(cartElement) };
}

beforeEach(() => {
  received = [];
  for (const type of types) document.addEventListener(type, hear);
});
afterEach(() => {
  for (const type of types) document.removeEventListener(type, hear);
});

describe('reportChange', () => {
  it('reports what the visitor did on the element that was used', () => {
    const { inCart } = cartOfPage();
    inCart.add(chair, { quantity: 3 });
    expect(received).toMatchObject([
      {
        type: 'diwan-add',
        by: 'cart',
        detail: { basket: 'cart', quantity: 3, line: { product: { id: 1 } } },
      },
      { type: 'diwan-cart-change', by: 'cart', detail: { itemCount: 3, lines: [{ quantity: 3 }] } },
    ]);
  });

  it.each(['toggle', 'remove', 'decrement', 'clear'] as const)('reports what left the basket: %s', (verb) => {
    const { inGrid } = cartOfPage();
    inGrid.add(chair);
    received = [];
    const [line] = inGrid.lines.value;
    const acts = {
      toggle: () => inGrid.toggle(chair),
      remove: () => inGrid.remove(line?.id ?? ''),
      decrement: () => inGrid.decrement(line?.id ?? ''),
      clear: () => inGrid.clear(),
    };
    acts[verb]();
    expect(received).toMatchObject([
      { type: 'diwan-remove', by: 'grid', detail: { quantity: 1 } },
      { type: 'diwan-cart-change', by: 'grid', detail: { itemCount: 0, lines: [] } },
    ]);
  });

  it('reports what came back with an undo, on the element that offered it', () => {
    const { inCart } = cartOfPage();
    inCart.add(chair, { quantity: 2 });
    const undo = inCart.clear();
    received = [];
    undo();
    expect(received).toMatchObject([
      { type: 'diwan-add', by: 'cart', detail: { quantity: 2 } },
      { type: 'diwan-cart-change', by: 'cart', detail: { itemCount: 2 } },
    ]);
  });

  it('reports a change from another tab once, as a change only', () => {
    const storage = memoryStorage();
    cartOfPage(storage).cart.restore();
    const otherTab = createBaskets({ client, storage }).cart;
    otherTab.add(chair);
    expect(received).toMatchObject([{ type: 'diwan-cart-change', by: 'grid', detail: { itemCount: 1 } }]);
  });

  it('reports what the first reading of storage found, as a change only', () => {
    const storage = memoryStorage();
    createBaskets({ client, storage }).cart.add(chair);
    cartOfPage(storage).cart.restore();
    expect(received).toMatchObject([{ type: 'diwan-cart-change', by: 'grid', detail: { itemCount: 1 } }]);
  });

  it('reports nothing when nothing changed', () => {
    const { cart, inGrid } = cartOfPage();
    inGrid.setQuantity('none', 2);
    cart.restore();
    expect(received).toEqual([]);
  });

  it('goes on when a listener of the page reads the basket or fails', () => {
    const { cart, inGrid } = cartOfPage();
    const listen = () => {
      cart.lines.value.at(0);
      throw new Error('the page’s own mistake');
    };
    const swallow = (event: ErrorEvent) => event.preventDefault();
    window.addEventListener('error', swallow);
    document.addEventListener('diwan-cart-change', listen);
    inGrid.add(chair);
    inGrid.add(chair);
    document.removeEventListener('diwan-cart-change', listen);
    window.removeEventListener('error', swallow);
    expect(received.filter(({ type }) => type === 'diwan-add')).toHaveLength(2);
    expect(cart.itemCount.value).toBe(2);
  });
});
