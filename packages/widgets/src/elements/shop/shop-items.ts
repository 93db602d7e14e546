import { type ConnectionOptions, createItems, createReadCall, type Items } from '@diwan/sdk';
import { itemsGet, itemsList, itemsRelated } from '@diwan/sdk/contract';

/** The products of a shop. */
export const createShopItems = (connection: ConnectionOptions): Items =>
  createItems(
    createReadCall(connection, {
      'items.list': itemsList,
      'items.get': itemsGet,
      'items.related': itemsRelated,
    }),
  );
