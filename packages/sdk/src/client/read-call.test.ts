import { describe, expect, it, vi } from 'vitest';
import { type ConnectionOptions, createItemList, createSettings } from '../parts';
import { makeProductSummary, makeSettings } from '../testing';
import { AbortedError, ApiError, ContractError } from '.';
import { createReadCall } from './read-call';
import { recordedRuntime } from './testing/recorded-runtime';
import { json, type Respond, serve, stall, text } from './testing/serve';

const product = makeProductSummary();
const list = json({ results: [product], limit: 10 });

async function setUp(responses: [Respond, ...Respond[]], options: Partial<ConnectionOptions> = {}) {
  const server = await serve(...responses);
  const runtime = recordedRuntime();
  const call = createReadCall({ baseUrl: `${server.baseUrl}/`, ...options }, runtime);
  return { server, listItems: createItemList(call), settings: createSettings(call), waits: runtime.waits };
}

describe('createReadCall', () => {
  it('rejects a missing or relative base URL at once', () => {
    // @ts-expect-error: it is required
    expect(() => createReadCall({})).toThrow(TypeError);
    expect(() => createReadCall({ baseUrl: '/api' })).toThrow(/absolute/);
  });

  it('sends and returns the same as the full client', async () => {
    const { server, listItems, settings } = await setUp([list, json({ results: makeSettings() })], {
      locale: 'ar',
    });
    expect(await listItems({ limit: 1 })).toEqual({ results: [product], limit: 10, hasMore: false });
    expect(await settings.get(['commerce'])).toEqual(makeSettings());
    expect(server.received).toMatchObject([
      { method: 'GET', url: '/api/cms/public/items?limit=1', headers: { 'accept-language': 'ar' } },
      { method: 'GET', url: '/api/settings/public/group/commerce', headers: { accept: 'application/json' } },
    ]);
  });

  it('silently skips invalid items, but counts them', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { listItems } = await setUp([json({ results: [product, { id: 'x' }], limit: 2 })]);
    expect(await listItems({ limit: 2 })).toEqual({ results: [product], limit: 2, hasMore: true });
    expect(warn).not.toHaveBeenCalled();
  });

  it("throws a plain ApiError with the server's message for a failure status", async () => {
    const { listItems } = await setUp([json({ message: 'No such category', code: 'not_found' }, 404)]);
    const error = await listItems().catch((reason: unknown) => reason);
    expect((error as Error).constructor).toBe(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'not_found', visitorMessage: 'No such category' });
    expect((error as Error).message).toMatch(/GET \S+\/api\/cms\/public\/items returned 404 \(not_found\)$/);
  });

  it('reports an HTML page in place of the API', async () => {
    const { listItems } = await setUp([text('<h1>Not found</h1>', 404)]);
    const error = await listItems().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'http_404', visitorMessage: undefined });
    expect((error as Error).message).toMatch(/returned 404 with text\/html\S*: not a Diwan API$/);
  });

  it('retries when the server is busy, after the requested delay', async () => {
    const busy = json({ message: 'Busy', code: 'rate_limited' }, 429, { 'retry-after': '2' });
    const { listItems, waits } = await setUp([busy, list]);
    expect((await listItems()).results).toEqual([product]);
    expect(waits).toEqual([2000]);
  });

  it.each([
    ['is not JSON', text('<html>')],
    ['is empty', text('')],
    ['is invalid', json({ results: { id: 1 } })],
  ])('rejects a success that %s', async (_, response) => {
    const { listItems } = await setUp([response]);
    const error = await listItems().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ endpoint: 'items.list', status: 200, visitorMessage: undefined });
  });

  it('is aborted by its signal', async () => {
    const { listItems } = await setUp([stall]);
    const controller = new AbortController();
    const ended = expect(listItems({}, { signal: controller.signal })).rejects.toBeInstanceOf(AbortedError);
    controller.abort();
    await ended;
  });
});
