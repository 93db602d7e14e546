import { makeProduct } from '@diwan/sdk/testing';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage, type TextStorage } from '../../../foundation/stores';
import { noteSeen, seenPieces } from './seen-pieces';

const shopOf = (...sold: number[]) => ({
  list: vi.fn(async () => ({ results: sold.map((id) => makeProduct({ id })), hasMore: false }) as never),
});
const everything = () => shopOf(...Array.from({ length: 20 }, (_, place) => place + 1));

const offered = async (storage: TextStorage, shop = everything()) =>
  (await seenPieces(shop, storage, {})).map(({ id }) => id);

describe('pieces seen lately', () => {
  it('are the last four that were opened, each once, the latest first', async () => {
    const storage = memoryStorage();
    for (const id of [1, 2, 3, 4, 5, 3]) noteSeen(storage, id);
    expect(await offered(storage)).toEqual([3, 5, 4, 2]);
  });

  it('leave out what is no longer sold, in whose place an earlier one comes', async () => {
    const storage = memoryStorage();
    for (const id of [1, 2, 3, 4, 5]) noteSeen(storage, id);
    expect(await offered(storage, shopOf(1, 2, 3, 5))).toEqual([5, 3, 2, 1]);
  });

  it('are bounded', () => {
    const storage = memoryStorage();
    for (let id = 1; id <= 50; id++) noteSeen(storage, id);
    expect(storage.read('diwan-seen')).toBe('50,49,48,47,46,45,44,43');
  });

  it('are none in a first visit, without a request', async () => {
    const shop = everything();
    expect(await offered(memoryStorage(), shop)).toEqual([]);
    expect(shop.list).not.toHaveBeenCalled();
  });

  it('leave out what isn’t an id, as another program may have written it', async () => {
    const stored = memoryStorage({ 'diwan-seen': '7,,x,-1,1.5,99999999999,{"a":1},7,2' });
    const shop = everything();
    expect(await offered(stored, shop)).toEqual([7]);
    expect(shop.list).toHaveBeenCalledWith({ id: [7], limit: 1 }, {});
    noteSeen(stored, 3);
    expect(stored.read('diwan-seen')).toBe('3,7');
  });

  it('are none where storage is blocked', async () => {
    const blocked: TextStorage = { read: () => null, write: () => false, subscribe: () => () => {} };
    noteSeen(blocked, 1);
    expect(await offered(blocked)).toEqual([]);
  });
});
