import { NetworkError } from '@diwan/sdk';
import { basketProduct, lineId } from '@diwan/sdk/commerce';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../foundation/stores';
import { sampleSummary } from '../../../../testing';
import { createQuoteOutbox, type QuoteDraft, type RunExclusively } from './quote-outbox-model';

const endpoint = 'requests.create';
const product = basketProduct(sampleSummary({ id: 8 }));
const draft: QuoteDraft = {
  contact: { name: 'Noura', email: 'noura@example.com', phone: '0501234567' },
  notes: 'Third floor',
  lines: [{ id: lineId(8, null), product, quantity: 2, customization: null }],
};

/** A single-process Web Locks API. */
function createLock(): RunExclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const result = last.then(action);
    last = result.catch(() => {});
    return result;
  };
}

function setUp() {
  const create = vi.fn().mockResolvedValue({ id: 1 });
  const onSent = vi.fn();
  const connection = { isOnline: false };
  const sender = { client: createFakeClient({ requests: { create } }), onSent };
  const shared = {
    storage: memoryStorage(),
    exclusively: createLock(),
    isOnline: () => connection.isOnline,
  };
  const openTab = () => {
    const outbox = createQuoteOutbox(shared);
    stops.push(outbox.start(sender));
    return outbox;
  };
  const goOnline = () => {
    connection.isOnline = true;
    window.dispatchEvent(new Event('online'));
  };
  return { create, onSent, connection, openTab, goOnline, storage: shared.storage };
}

const stops: (() => void)[] = [];
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the quote outbox', () => {
  it('sends immediately while online, and stores nothing', async () => {
    const { create, connection, openTab } = setUp();
    connection.isOnline = true;
    const outbox = openTab();
    await expect(outbox.send('k', draft)).resolves.toBe('sent');
    expect(create).toHaveBeenCalledExactlyOnceWith(
      {
        notes: 'Third floor',
        lead: draft.contact,
        reason: '',
        details: [{ item_id: 8, quantity: 2, customization: null }],
      },
      { idempotencyKey: 'k' },
    );
    expect(outbox.quotes.value).toEqual([]);
  });

  it('reports each received request once, without personal data', async () => {
    const { create, onSent, connection, openTab, goOnline } = setUp();
    const outbox = openTab();
    openTab();
    await outbox.send('k', draft);
    expect(onSent).not.toHaveBeenCalled();
    goOnline();
    await settled();
    expect(onSent).toHaveBeenCalledExactlyOnceWith({ type: 'quote', key: 'k', lines: draft.lines });

    connection.isOnline = true;
    create.mockRejectedValueOnce(makeApiError({ status: 503 }));
    await expect(outbox.send('l', draft)).rejects.toThrow();
    expect(onSent).toHaveBeenCalledOnce();
    await outbox.send('l', draft);
    expect(onSent).toHaveBeenCalledTimes(2);
  });

  it('stores a request while offline and sends it when the connection returns', async () => {
    const { create, openTab, goOnline } = setUp();
    const outbox = openTab();
    await expect(outbox.send('k', draft)).resolves.toBe('waiting');
    expect(outbox.quotes.value).toEqual([{ ...draft, key: 'k', status: 'waiting' }]);
    expect(create).not.toHaveBeenCalled();
    goOnline();
    await settled();
    expect(create).toHaveBeenCalledExactlyOnceWith(expect.anything(), { idempotencyKey: 'k' });
    expect(outbox.quotes.value).toMatchObject([{ key: 'k', status: 'sent', lines: [] }]);
  });

  it('stores it also when the connection is lost while sending', async () => {
    const { create, connection, openTab } = setUp();
    connection.isOnline = true;
    create.mockImplementationOnce(async () => {
      connection.isOnline = false;
      throw new NetworkError('cut', { endpoint });
    });
    const outbox = openTab();
    await expect(outbox.send('k', draft)).resolves.toBe('waiting');
  });

  it('rejects when the shop fails or storage is unavailable, so that the form keeps everything', async () => {
    const { create, connection, openTab, storage } = setUp();
    const outbox = openTab();
    vi.spyOn(storage, 'write').mockReturnValue(false);
    await expect(outbox.send('k', draft)).rejects.toThrow();
    connection.isOnline = true;
    create.mockRejectedValueOnce(makeApiError({ status: 500 }));
    await expect(outbox.send('k', draft)).rejects.toMatchObject({ status: 500 });
    expect(outbox.quotes.value).toEqual([]);
  });

  it('sends once however many tabs come back online', async () => {
    const { create, openTab, goOnline } = setUp();
    const [first, second] = [openTab(), openTab()];
    await first.send('k', draft);
    expect(second.quotes.value).toHaveLength(1);
    goOnline();
    await settled();
    expect(create).toHaveBeenCalledTimes(1);
    expect(second.quotes.value).toMatchObject([{ status: 'sent' }]);
  });

  it('sends after a reload what an earlier visit stored', async () => {
    const { create, connection, openTab } = setUp();
    await openTab().send('k', draft);
    connection.isOnline = true;
    openTab();
    await settled();
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ lead: draft.contact, details: [expect.objectContaining({ quantity: 2 })] }),
      { idempotencyKey: 'k' },
    );
  });

  it('retries with the same key while the shop can’t be reached', async () => {
    const { create, openTab, goOnline } = setUp();
    const outbox = openTab();
    await outbox.send('k', draft);
    create
      .mockRejectedValueOnce(new NetworkError('no route', { endpoint }))
      .mockRejectedValueOnce(makeApiError({ status: 503 }));
    goOnline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(create.mock.calls.map(([, options]) => options.idempotencyKey)).toEqual(['k', 'k', 'k']);
    expect(outbox.quotes.value).toMatchObject([{ status: 'sent' }]);
  });

  it('returns a refused request, and never resends it by itself', async () => {
    const { create, openTab, goOnline } = setUp();
    const outbox = openTab();
    await outbox.send('k', draft);
    create.mockRejectedValue(makeApiError({ status: 422 }));
    goOnline();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(create).toHaveBeenCalledTimes(1);
    expect(outbox.quotes.value).toMatchObject([{ status: 'refused' }]);
    await expect(outbox.cancel('k')).resolves.toMatchObject(draft);
  });

  it('cancels a request unless it is being sent', async () => {
    const { create, openTab, goOnline } = setUp();
    const outbox = openTab();
    await outbox.send('kept', draft);
    await expect(outbox.cancel('kept')).resolves.toMatchObject(draft);
    expect(outbox.quotes.value).toEqual([]);

    await outbox.send('late', draft);
    goOnline();
    await expect(outbox.cancel('late')).resolves.toBeUndefined();
    expect(create).toHaveBeenCalledTimes(1);
    outbox.dismiss('late');
    expect(outbox.quotes.value).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '{"version":2,"quotes":[]}',
    '{"version":1,"quotes":[null,{"key":1},{"key":"k","status":"waiting","contact":{},"notes":"","box":"x"}]}',
  ])('ignores invalid stored data: %s', (text) => {
    const { openTab, storage } = setUp();
    storage.write('quote-outbox', text);
    expect(openTab().quotes.value).toEqual([]);
  });
});
