import { expect, it, vi } from 'vitest';
import { createFakeBackend } from '../../testing';
import { createClient, type DiwanError, ServerError } from '..';

const answering = (answer: (response: Response) => Response | Promise<Response>) => {
  const { fetch } = createFakeBackend();
  return createClient({
    baseUrl: 'https://shop.example/api',
    retries: 0,
    onWarning: () => {},
    fetch: async (url, init) => answer(await fetch(url, init)),
  });
};

it.each([
  ['an error', () => Response.json({ message: 'Item not found.', code: 'not_found' }, { status: 404 })],
  ['a web page', () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } })],
])('are undefined, and no failure, where the backend has none and answers with %s', async (_, answer) => {
  const client = answering(answer);
  const failed = vi.fn();
  client.onFailure(failed);
  expect(await client.items.facets({ color: 1 })).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
  await expect(client.items.get(1)).rejects.toThrow();
  expect(failed).toHaveBeenCalledTimes(1);
});

it('fail as other calls do', async () => {
  const failing = answering(() => Response.json({ message: 'Broken', code: 'internal' }, { status: 500 }));
  const error = await failing.items.facets().catch((reason: DiwanError) => reason);
  expect(error).toBeInstanceOf(ServerError);
});

it('leave out a facet whose filter the backend ignored, which lists name', async () => {
  const client = answering(async (response) => {
    response.headers.set('x-ignored-parameters', 'width_max, on_sale');
    return response;
  });
  const facets = await client.items.facets({ width_max: 200, on_sale: true, color: 1 });
  expect(facets).toMatchObject({ total: expect.any(Number), color: expect.any(Array) });
  expect(facets).not.toHaveProperty('width');
  expect(facets).not.toHaveProperty('on_sale');
  expect((await client.items.list({ width_max: 200 })).ignored).toEqual(['width_max', 'on_sale']);
});

it('are asked for without paging and sorting', async () => {
  const backend = createFakeBackend();
  const client = createClient({ baseUrl: '/api', fetch: backend.fetch });
  await client.items.facets({ color: [1, 2], page: 3, limit: 5, sort_by: 'price', sort_order: 'ASC' });
  expect(backend.received[0]?.query).toEqual({ color: ['1', '2'] });
  expect(await client.items.list()).not.toHaveProperty('ignored');
});
