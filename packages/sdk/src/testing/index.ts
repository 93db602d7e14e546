export { createFakeBackend, type FakeBackend, type ReceivedCall } from './backend/fake-backend';
export { type FakeShop, makeShop } from './backend/fake-shop';
export * from './factories';
export { type ClientOverrides, createFakeClient } from './fake-client';
export { makeApiError } from './make-api-error';
export { realAddresses } from './real-addresses';
