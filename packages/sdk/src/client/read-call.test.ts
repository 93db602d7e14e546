import { describe, expect, it, vi } from 'vitest';
import { routes } from '../contract';
import { makeProductSummary, makeSettings } from '../testing';
import {
  AbortedError,
  ApiError,
  type ConnectionOptions,
  ContractError,
  createItemList,
  createSettings,
} from '.';
import { createReadCall } from './read-call';
import { recordedRuntime } from './testing/recorded-runtime';
import { json, type Respond, serve, stall, text } from './testing/serve';

const product = makeProductSummary();
const list = json({ results: [product], limit: 10 });

async function setUp(responses: [Respond, ...Respond[]], options: Partial<ConnectionOptions> = {}) {
  const server = await serve(...responses);
  const runtime = recordedRuntime();
  const call = createReadCall({ baseUrl: `${server.baseUrl}/`, ...options }, routes, runtime);
  return { server, listItems: createItemList(call), settings: createSettings(call), waits: runtime.waits };
}

describe('a call that reads', () => {
  it('asks and answers as the full client does', async () => {
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

  it('leaves broken items out, but counts them, and says nothing', async () => {
    const warn = vi.spyOn(console, 'warn');
    const { listItems } = await setUp([json({ results: [product, { id: 'x' }], limit: 2 })]);
    expect(await listItems({ limit: 2 })).toEqual({ results: [product], limit: 2, hasMore: true });
    expect(warn).not.toHaveBeenCalled();
  });

  it('reports a failure status with the words of the server, as a plain ApiError', async () => {
    const { listItems } = await setUp([json({ message: 'No such category', code: 'not_found' }, 404)]);
    const error = await listItems().catch((reason: unknown) => reason);
    expect((error as Error).constructor).toBe(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'not_found', visitorMessage: 'No such category' });
    expect((error as Error).message).toMatch(/GET \S+\/api\/cms\/public\/items returned 404 \(not_found\)$/);
  });

  it('names a page of a site in the place of the API', async () => {
    const { listItems } = await setUp([text('<h1>Not found</h1>', 404)]);
    const error = await listItems().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, code: 'http_404', visitorMessage: undefined });
    expect((error as Error).message).toMatch(
      /returned 404 with text\/html\S*: the address given is no Diwan API$/,
    );
  });

  it('tries again when the server is busy, and waits as it asks', async () => {
    const busy = json({ message: 'Busy', code: 'rate_limited' }, 429, { 'retry-after': '2' });
    const { listItems, waits } = await setUp([busy, list]);
    expect((await listItems()).results).toEqual([product]);
    expect(waits).toEqual([2000]);
  });

  it.each([
    ['is no JSON', text('<html>')],
    ['is empty', text('')],
    ['is of another shape', json({ results: { id: 1 } })],
  ])('refuses a success that %s', async (_, response) => {
    const { listItems } = await setUp([response]);
    const error = await listItems().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ endpoint: 'items.list', status: 200, visitorMessage: undefined });
  });

  it('ends with its signal', async () => {
    const { listItems } = await setUp([stall]);
    const controller = new AbortController();
    const ended = expect(listItems({}, { signal: controller.signal })).rejects.toBeInstanceOf(AbortedError);
    controller.abort();
    await ended;
  });
});
