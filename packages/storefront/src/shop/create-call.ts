/** A chunk of its own for `lazy-client`: the SDK's entry itself is part of the first load for its error classes. */
import { createCallOf } from '@diwan/sdk';
import { routes } from '@diwan/sdk/contract';

export const createCall = (options: Parameters<typeof createCallOf>[0]) => createCallOf(options, routes);
