import { type ConnectionOptions, createReadCall } from '@diwan/sdk';
import { itemsGet, itemsList, itemsRelated } from '@diwan/sdk/contract';

/** Calls what there is about products. */
export const createItemsCall = (connection: ConnectionOptions) =>
  createReadCall(connection, {
    'items.list': itemsList,
    'items.get': itemsGet,
    'items.related': itemsRelated,
  });
