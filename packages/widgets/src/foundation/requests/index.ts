export { ifAccepted } from './if-accepted';
export { type IdempotencyKeys, useIdempotencyKeys } from './use-idempotency-keys';
export { type Loaded, useLoaded } from './use-loaded';
