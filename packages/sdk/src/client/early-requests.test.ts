import { expect, it } from 'vitest';
import { itemListRequest, settingsRequest } from './early-requests';
import { createReadCall } from './read-call';
import { createDisplayedSettings } from './resources/displayed-settings';
import { createItemList } from './resources/item-list';

/** The request the client sends. */
async function sentBy(call: (options: typeof backend & { fetch: typeof fetch }) => Promise<unknown>) {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url, headers: init?.headers });
    return Response.json({}, { status: 404 });
  };
  await call({ ...backend, fetch }).catch(() => {});
  return sent;
}
const backend = { baseUrl: 'https://shop.example/api/', locale: 'ar' } as const;

it('is the request the client sends for a list', async () => {
  const query = { limit: 4, category: 3, id: [7, 9], query: 'كنبة & sofa', page: 1 };
  const sent = await sentBy((options) => createItemList(createReadCall(options))(query));
  expect(sent).toEqual([itemListRequest(backend, query)]);
});

it('is the request the client sends for the settings', async () => {
  const sent = await sentBy((options) => createDisplayedSettings(createReadCall(options)).get());
  expect(sent).toEqual([settingsRequest(backend)]);
});
