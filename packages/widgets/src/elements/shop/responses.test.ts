import { itemListRequest } from '@diwan/sdk/parts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResponses, type Responses } from './responses';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const baseUrl = 'https://shop.example/api';
let responses: Responses;

beforeEach(() => {
  responses = createResponses();
  fetched.mockReset().mockImplementation(async () => Response.json({ number: fetched.mock.calls.length }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const list = (locale: 'en' | 'ar' = 'en') => itemListRequest({ baseUrl, locale }, { page: 1 });
/** What the element's own call receives. */
async function received({ url, headers }: ReturnType<typeof list>, init?: RequestInit) {
  return (await responses.fetch(url, { headers: { ...headers }, ...init })).json();
}

describe('a request sent ahead', () => {
  it('is the one the element gets its response from', async () => {
    void responses.send(list());
    expect(await received(list())).toEqual({ number: 1 });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is sent once for all callers of the next seconds, and again for one who asks later', async () => {
    vi.useFakeTimers();
    void responses.send(list());
    vi.advanceTimersByTime(10_000);
    expect(await Promise.all([received(list()), received(list())])).toEqual([{ number: 1 }, { number: 1 }]);
    expect(await received(list())).toEqual({ number: 1 });
    vi.advanceTimersByTime(3_000);
    expect(await received(list())).toEqual({ number: 2 });
    expect(await received(list())).toEqual({ number: 2 });
  });

  it('outlives the caller that gives it up', async () => {
    const signal = AbortSignal.abort();
    void received(list(), { signal });
    expect(await received(list())).toEqual({ number: 1 });
    expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('signal');
  });

  it('is nobody else’s: not of another language, address or purpose', async () => {
    void responses.send(list());
    expect(await received(list('ar'))).toEqual({ number: 2 });
    expect(await received(itemListRequest({ baseUrl, locale: 'en' }, { page: 2 }))).toEqual({ number: 3 });
    expect(await received(list(), { method: 'POST', body: '{}' })).toEqual({ number: 4 });
    expect(await received(list())).toEqual({ number: 1 });
  });

  it.each([429, 503])('is sent again after %i', async (status) => {
    fetched.mockImplementationOnce(async () => Response.json({}, { status }));
    expect(await received(list())).toEqual({});
    expect(await received(list())).toEqual({ number: 2 });
  });

  it('passes its failure on, after which the element asks again', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    void responses.send(list());
    await expect(received(list())).rejects.toThrow('Failed to fetch');
    expect(await received(list())).toEqual({ number: 2 });
  });

  it('is of no use once it is old', async () => {
    vi.useFakeTimers();
    void responses.send(list());
    vi.advanceTimersByTime(60_000);
    expect(await received(list())).toEqual({ number: 2 });
  });

  it('is known to be there or on its way', async () => {
    expect(responses.arrivalOf(list())).toBeUndefined();
    void responses.send(list());
    await expect(responses.arrivalOf(list())).resolves.toBeDefined();
    expect(await received(list())).toEqual({ number: 1 });
  });
});
