import { type ConnectionOptions, createItems, createReadCall, type Items } from '@diwan/sdk';

/** The products of a shop. */
export const createShopItems = (connection: ConnectionOptions): Items =>
  createItems(createReadCall(connection));
