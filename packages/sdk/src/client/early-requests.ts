import { type ItemListQuery, SETTINGS_GROUPS } from '../contract';
import { ITEMS_LIST_PATH, SETTINGS_PATH } from '../contract/endpoints/paths';
import { acceptHeaders } from './accept-headers';
import { callAddress } from './call-address';
import type { ConnectionOptions } from './exchange';

/** Arguments for `fetch`. */
export interface EarlyRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Backend = Pick<ConnectionOptions, 'baseUrl' | 'locale'>;

/**
 * The request `createItemList` sends for a query. Pages use it to send the request before the client has loaded, and
 * pass the response to the client's `fetch`.
 */
export const itemListRequest = ({ baseUrl, locale }: Backend, query: ItemListQuery): EarlyRequest => ({
  url: callAddress(baseUrl, 'items.list', ITEMS_LIST_PATH, { query }),
  headers: acceptHeaders(locale),
});

/** The request `createSettings` sends by default. */
export const settingsRequest = ({ baseUrl, locale }: Backend): EarlyRequest => ({
  url: callAddress(baseUrl, 'settings.get', SETTINGS_PATH, { params: { groups: SETTINGS_GROUPS.join('/') } }),
  headers: acceptHeaders(locale),
});
