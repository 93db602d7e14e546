import { expect, it } from 'vitest';
import { displayedSettingsGet, itemsList } from '../contract';
import { itemListRequest, settingsRequest } from './early-requests';
import { createReadCall } from './read-call';
import { createItemList } from './resources/item-list';
import { createSettings } from './resources/settings';

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
  const sent = await sentBy((options) =>
    createItemList(createReadCall(options, { 'items.list': itemsList }))(query),
  );
  expect(sent).toEqual([itemListRequest(backend, query)]);
});

it('is the request the client sends for the settings', async () => {
  const sent = await sentBy((options) =>
    createSettings(createReadCall(options, { 'settings.get': displayedSettingsGet })).get(),
  );
  expect(sent).toEqual([settingsRequest(backend)]);
});
