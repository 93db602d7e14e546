export type { FakeShop } from '../backend/fake/fake-shop';
export * from './factories';
export { createFakeBackend, type FakeBackend, type ReceivedCall } from './fake-backend';
export { type ClientOverrides, createFakeClient } from './fake-client';
export type { FakeWebhook } from './fake-delivery';
export { makeShop } from './fake-shop';
export { makeApiError } from './make-api-error';
export { realAddresses } from './real-addresses';
export {
  createWebhookSender,
  makeWebhookMessage,
  signedWebhook,
  WEBHOOK_TEST_SECRET,
} from './webhooks';
