import { type Client, type ConnectionOptions, createItems } from '@diwan/sdk';
import type { createItemsCall } from './items-call';

type ItemsCall = ReturnType<typeof createItemsCall>;

/** The products of a shop. What checks a product in full is downloaded with the first call. */
export function createLazyItems(connection: ConnectionOptions): Client['items'] {
  const call: ItemsCall = async (name, input, options) =>
    (await import('./items-call')).createItemsCall(connection)(name, input, options);
  return createItems(call);
}
