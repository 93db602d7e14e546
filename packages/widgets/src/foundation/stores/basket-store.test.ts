import { basketProduct, CART_STORAGE_KEY, parseBasket, serialiseBasket } from '@diwan/sdk/commerce';
import { createFakeClient, makeApiError, makeProductSummary } from '@diwan/sdk/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BasketChange, createBasketStore } from './basket-store';
import { browserStorage, memoryStorage, type TextStorage } from './storage';

const sofa = basketProduct(makeProductSummary({ id: 1, price: 1000 }));
const lamp = basketProduct(makeProductSummary({ id: 2, price: 200 }));

const cartOn = (storage: TextStorage, client = createFakeClient()) =>
  createBasketStore({ kind: 'cart', storageKey: CART_STORAGE_KEY, storage, client });

const quantities = (cart: ReturnType<typeof cartOn>) =>
  Object.fromEntries(cart.lines.value.map(({ product, quantity }) => [product.id, quantity]));

const stored = (storage: TextStorage) => parseBasket(storage.read(CART_STORAGE_KEY)).lines;

describe('lines of a basket', () => {
  it('adds with quantity 1, and one more when added again', () => {
    const cart = cartOn(memoryStorage());
    cart.add(sofa);
    cart.add(sofa);
    cart.add(lamp);
    expect(quantities(cart)).toEqual({ 1: 2, 2: 1 });
    expect(cart.itemCount.value).toBe(3);
  });

  it('toggles: adds, then removes, whatever the quantity', () => {
    const cart = cartOn(memoryStorage());
    expect(cart.toggle(sofa)).toBeUndefined();
    expect(cart.has(1)).toBe(true);
    cart.increment('1');
    const undo = cart.toggle(sofa);
    expect(cart.has(1)).toBe(false);
    undo?.();
    expect(quantities(cart)).toEqual({ 1: 2 });
  });

  it('toggles based on what the visitor sees, though storage may be ahead', () => {
    const storage = memoryStorage();
    cartOn(storage).add(sofa, { quantity: 2 });
    const unread = cartOn(storage);
    expect(unread.toggle(sofa)).toBeUndefined();
    expect(quantities(unread)).toEqual({ 1: 2 });
  });

  it('ignores quantities below 1', () => {
    const cart = cartOn(memoryStorage());
    cart.add(sofa);
    cart.setQuantity('1', 5);
    cart.setQuantity('1', 0);
    cart.setQuantity('1', -2);
    expect(quantities(cart)).toEqual({ 1: 5 });
  });

  it('says whether an addition added anything', () => {
    const cart = cartOn(memoryStorage());
    expect(cart.add(sofa, { quantity: -3 })).toBe('refused');
    expect(cart.add(sofa, { quantity: 998 })).toBe('added');
    expect(cart.add(sofa, { quantity: 5 })).toBe('added');
    expect(cart.add(sofa)).toBe('full');
    expect(quantities(cart)).toEqual({ 1: 999 });
  });

  it('adds nothing that may not be added, and asks with what and for whom', () => {
    const mayAdd = vi.fn(() => false);
    const visitor = new EventTarget();
    const cart = createBasketStore({
      kind: 'cart',
      storageKey: CART_STORAGE_KEY,
      storage: memoryStorage(),
      client: createFakeClient(),
      mayAdd,
    }).usedBy(visitor);
    expect(cart.add(sofa, { quantity: 3 })).toBe('refused');
    expect(cart.toggle(sofa)).toBeUndefined();
    expect(quantities(cart)).toEqual({});
    const addition = { kind: 'cart', product: sofa, customization: null, by: visitor };
    expect(mayAdd.mock.calls).toEqual([[{ ...addition, quantity: 3 }], [{ ...addition, quantity: 1 }]]);
  });

  it('removes the line when decreased from 1', () => {
    const cart = cartOn(memoryStorage());
    cart.add(sofa, { quantity: 2 });
    cart.decrement('1');
    expect(quantities(cart)).toEqual({ 1: 1 });
    cart.decrement('1');
    expect(cart.lines.value).toEqual([]);
  });

  it('replaces a line in place, or merges it into an identical line', () => {
    const cart = cartOn(memoryStorage());
    const chair = basketProduct(makeProductSummary({ id: 3 }));
    cart.add(sofa, { quantity: 2 });
    cart.add(lamp);
    cart.replace('1', chair, { quantity: 5, customization: null });
    expect(cart.lines.value.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['3', 5],
      ['2', 1],
    ]);
    cart.replace('3', lamp, { quantity: 4, customization: null });
    cart.replace('gone', sofa, { quantity: 1, customization: null });
    expect(quantities(cart)).toEqual({ 2: 5, 1: 1 });
    for (const quantity of [0, -1, 1.5, Number.NaN])
      cart.replace('2', chair, { quantity, customization: null });
    expect(quantities(cart)).toEqual({ 2: 5, 1: 1 });
  });

  it('undoes a removal in place', () => {
    const cart = cartOn(memoryStorage());
    cart.add(sofa, { quantity: 3 });
    cart.add(lamp);
    const undo = cart.remove('1');
    undo();
    expect(cart.lines.value.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('undoes clearing, and keeps later additions', () => {
    const cart = cartOn(memoryStorage());
    cart.add(sofa);
    cart.add(lamp);
    const undo = cart.clear();
    expect(cart.lines.value).toEqual([]);
    cart.add(lamp);
    undo();
    expect(quantities(cart)).toEqual({ 1: 1, 2: 2 });
  });
});

describe('a basket in storage', () => {
  it('stays empty until restored, so that hydration matches the server’s markup', () => {
    const storage = memoryStorage();
    cartOn(storage).add(sofa);
    const cart = cartOn(storage);
    expect(cart.lines.value).toEqual([]);
    expect(cart.isRestored.value).toBe(false);
    cart.restore();
    expect(quantities(cart)).toEqual({ 1: 1 });
    expect(cart.isRestored.value).toBe(true);
  });

  it.each(['{', 'null', '[]', '{"version":1}', '{"version":9,"lines":[]}', '{"state":{"cart":[{}]}}'])(
    'drops invalid data: %s',
    (text) => {
      const cart = cartOn(memoryStorage({ [CART_STORAGE_KEY]: text }));
      cart.restore();
      expect(cart.lines.value).toEqual([]);
      cart.add(sofa);
      expect(quantities(cart)).toEqual({ 1: 1 });
    },
  );

  it('keeps the valid lines of a damaged basket', () => {
    const storage = memoryStorage();
    cartOn(storage).add(sofa);
    const [line] = stored(storage);
    storage.write(CART_STORAGE_KEY, JSON.stringify({ version: 1, lines: [{ id: 'x' }, line] }));
    const cart = cartOn(storage);
    cart.restore();
    expect(quantities(cart)).toEqual({ 1: 1 });
  });

  it('removes a hidden price stored by an earlier version', () => {
    const storage = memoryStorage();
    cartOn(storage).add(sofa);
    const [line] = stored(storage);
    const hidden = { ...line, product: { ...line?.product, price: 4321, is_price_show: false } };
    storage.write(CART_STORAGE_KEY, JSON.stringify({ version: 1, lines: [hidden] }));
    const cart = cartOn(storage);
    cart.restore();
    expect(storage.read(CART_STORAGE_KEY)).not.toContain('4321');
    expect(quantities(cart)).toEqual({ 1: 1 });
    const write = vi.spyOn(storage, 'write');
    cartOn(storage).restore();
    expect(write).not.toHaveBeenCalled();
  });

  it('keeps a product added before it was restored', () => {
    const storage = memoryStorage();
    cartOn(storage).add(sofa);
    const cart = cartOn(storage);
    cart.add(lamp);
    expect(quantities(cart)).toEqual({ 1: 1, 2: 1 });
  });

  it('follows other stores on the same storage', () => {
    const storage = memoryStorage();
    const [one, other] = [cartOn(storage), cartOn(storage)];
    one.restore();
    other.restore();
    one.add(sofa);
    expect(quantities(other)).toEqual({ 1: 1 });
    other.dispose();
    one.add(lamp);
    expect(quantities(other)).toEqual({ 1: 1 });
  });

  it('loses no line that another tab stored without an event', () => {
    const storage = memoryStorage();
    const withoutEvents: TextStorage = { ...storage, subscribe: () => () => {} };
    const cart = cartOn(withoutEvents);
    cart.restore();
    cartOn(storage).add(lamp);
    cart.add(sofa);
    expect(quantities(cart)).toEqual({ 1: 1, 2: 1 });
    expect(stored(storage)).toHaveLength(2);
  });

  it('works without storage', () => {
    const blocked: TextStorage = { read: () => null, write: () => false, subscribe: () => () => {} };
    const cart = cartOn(blocked);
    cart.add(sofa);
    cart.add(lamp);
    cart.increment('1');
    expect(quantities(cart)).toEqual({ 1: 2, 2: 1 });
    expect(cart.isUnsaved.value).toBe(true);
  });

  it('keeps what does not fit into storage, and stores all of it once there is room', () => {
    const storage = memoryStorage();
    let isFull = false;
    const limited: TextStorage = { ...storage, write: (key, text) => !isFull && storage.write(key, text) };
    const cart = cartOn(limited);
    cart.add(sofa);
    isFull = true;
    cart.add(lamp);
    cart.increment('2');
    expect(quantities(cart)).toEqual({ 1: 1, 2: 2 });
    expect(cart.isUnsaved.value).toBe(true);
    isFull = false;
    cart.increment('1');
    expect(cart.isUnsaved.value).toBe(false);
    expect(stored(storage).map(({ quantity }) => quantity)).toEqual([2, 2]);
  });
});

describe('changes of a basket', () => {
  const watched = (storage: TextStorage) => {
    const onChange = vi.fn<(change: BasketChange) => void>();
    const client = createFakeClient();
    const cart = createBasketStore({ kind: 'cart', storageKey: CART_STORAGE_KEY, storage, client, onChange });
    return { cart, onChange };
  };

  it('are reported with the previous lines and the actor', () => {
    const { cart, onChange } = watched(memoryStorage());
    const actor = new EventTarget();
    cart.usedBy(actor).add(sofa, { quantity: 2 });
    expect(onChange.mock.calls).toMatchObject([
      [{ kind: 'cart', before: [], after: [{ id: '1', quantity: 2 }], by: actor }],
    ]);
    expect(cart.itemCount.value).toBe(2);
  });

  it('have no actor when caused by another tab, the first read or a price refresh', async () => {
    const storage = memoryStorage();
    cartOn(storage).add(sofa);
    const { cart, onChange } = watched(storage);
    cart.restore();
    cartOn(storage).add(lamp);
    expect(onChange.mock.calls).toMatchObject([
      [{ after: [{ id: '1' }], by: undefined }],
      [{ after: [{ id: '1' }, { id: '2' }], by: undefined }],
    ]);
  });

  it('are not reported when the lines stay the same', () => {
    const { cart, onChange } = watched(memoryStorage());
    cart.restore();
    cart.setQuantity('none', 3);
    cart.clear();
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('local storage', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('is followed through storage events of other tabs', () => {
    const cart = cartOn(browserStorage());
    cart.restore();
    const elsewhere = cartOn(memoryStorage());
    elsewhere.add(sofa);
    const text = serialiseBasket(elsewhere.lines.value);
    localStorage.setItem(CART_STORAGE_KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: CART_STORAGE_KEY, newValue: text }));
    expect(quantities(cart)).toEqual({ 1: 1 });

    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }));
    expect(quantities(cart)).toEqual({ 1: 1 });

    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(cart.lines.value).toEqual([]);
    cart.dispose();
  });

  it('may throw on every access', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    const cart = cartOn(browserStorage());
    cart.add(sofa);
    cart.add(lamp);
    expect(quantities(cart)).toEqual({ 1: 1, 2: 1 });
    cart.dispose();
  });
});

describe('fresh prices', () => {
  const shopOf = (...products: ReturnType<typeof makeProductSummary>[]) =>
    vi.fn(async ({ id }: { id?: unknown } = {}) => ({
      results: products.filter((product) => (id as number[]).includes(product.id)),
      limit: 50,
      hasMore: false,
    }));

  it('flags a changed price and shows the new one', async () => {
    const list = shopOf(makeProductSummary({ id: 1, price: 900 }), makeProductSummary({ id: 2, price: 200 }));
    const storage = memoryStorage();
    const cart = cartOn(storage, createFakeClient({ items: { list } }));
    cart.add(sofa);
    cart.add(lamp);
    await cart.refreshPrices();
    expect(list).toHaveBeenCalledOnce();
    expect([...cart.flags.value]).toEqual([['1', 'price_changed']]);
    expect(cart.lines.value[0]?.product.price).toBe(900);
    expect(stored(storage)[0]?.product.price).toBe(900);
  });

  it('flags a product that is gone, keeps its line but excludes it from ordering', async () => {
    const cart = cartOn(
      memoryStorage(),
      createFakeClient({ items: { list: shopOf(makeProductSummary({ id: 2, price: 200 })) } }),
    );
    cart.add(sofa);
    cart.add(lamp);
    await cart.refreshPrices();
    expect([...cart.flags.value]).toEqual([['1', 'gone']]);
    expect(cart.lines.value).toHaveLength(2);
    expect(cart.availableLines.value.map(({ product }) => product.id)).toEqual([2]);
  });

  it('treats a product that is no longer sold online as gone from the cart', async () => {
    const list = shopOf(makeProductSummary({ id: 1, price: 1000, allow_online_purchase: false }));
    const cart = cartOn(memoryStorage(), createFakeClient({ items: { list } }));
    cart.add(sofa);
    await cart.refreshPrices();
    expect([...cart.flags.value]).toEqual([['1', 'gone']]);
  });

  it('does not treat products added during the request as gone', async () => {
    const list = shopOf(makeProductSummary({ id: 1, price: 1000 }));
    const cart = cartOn(memoryStorage(), createFakeClient({ items: { list } }));
    cart.add(sofa);
    const refreshed = cart.refreshPrices();
    cart.add(lamp);
    await refreshed;
    expect(cart.flags.value.size).toBe(0);
    expect(quantities(cart)).toEqual({ 1: 1, 2: 1 });
  });

  it('changes nothing if the shop cannot be reached', async () => {
    const list = () => Promise.reject(makeApiError({ status: 503 }));
    const cart = cartOn(memoryStorage(), createFakeClient({ items: { list } }));
    cart.add(sofa);
    await cart.refreshPrices();
    expect(cart.flags.value.size).toBe(0);
    expect(quantities(cart)).toEqual({ 1: 1 });
  });

  it('fetches many products in batches', async () => {
    const list = shopOf();
    const cart = cartOn(memoryStorage(), createFakeClient({ items: { list } }));
    for (let id = 1; id <= 60; id++) cart.add(basketProduct(makeProductSummary({ id })));
    await cart.refreshPrices();
    expect(list.mock.calls.map(([query]) => query?.id)).toMatchObject([{ length: 50 }, { length: 10 }]);
  });

  it('requests nothing for an empty basket', async () => {
    const list = shopOf();
    await cartOn(memoryStorage(), createFakeClient({ items: { list } })).refreshPrices();
    expect(list).not.toHaveBeenCalled();
  });
});

describe('a basket from elsewhere', () => {
  const line = (product: typeof sofa, quantity: number) => ({
    id: String(product.id),
    product,
    quantity,
    customization: null,
  });

  it('is merged with the stored one, and can be undone', () => {
    const storage = memoryStorage();
    cartOn(storage).add(sofa, { quantity: 2 });
    const cart = cartOn(storage);
    const undo = cart.merge([line(sofa, 5), line(lamp, 1)]);
    expect(quantities(cart)).toEqual({ 1: 5, 2: 1 });
    expect(stored(storage)).toHaveLength(2);
    undo();
    expect(quantities(cart)).toEqual({ 1: 2 });
    expect(stored(storage)).toHaveLength(1);
  });

  it('is reread after a change by another tab without an event', () => {
    const storage = memoryStorage();
    const cart = cartOn({ ...storage, subscribe: () => () => {} });
    cart.restore();
    cartOn(storage).add(lamp);
    expect(quantities(cart)).toEqual({});
    cart.reread();
    expect(quantities(cart)).toEqual({ 2: 1 });
  });
});
