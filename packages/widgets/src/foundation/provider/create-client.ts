/** A chunk of its own for `lazy-client`: the SDK's entry itself is part of the first load for its error classes. */
export { createClient } from '@diwan/sdk';
