import { type ClientOptions, type ConnectedClient, createClient } from '@diwan/sdk';
import { createCall, createPages } from '@diwan/sdk/parts';

/** Connection of a shop's client. */
export interface ShopClientOptions extends ClientOptions {
  /** Types of sections that the shop has beside those of the contract. Pages keep them, with their fields as received. */
  sectionTypes?: readonly string[];
}

/**
 * The client of a shop. It is a chunk of its own for `lazy-client`: the SDK's entry itself is part of the first load for
 * its error classes.
 */
export const createShopClient = (options: ShopClientOptions): ConnectedClient => ({
  ...createClient(options),
  pages: createPages(createCall(options), options.sectionTypes),
});
