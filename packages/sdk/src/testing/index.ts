export * from './factories';
export { createFakeBackend, type FakeBackend, type ReceivedCall } from './fake-backend';
export { type ClientOverrides, createFakeClient } from './fake-client';
export type { FakeShop } from './fakes/shared/fake-shop';
export { makeApiError } from './make-api-error';
export { makeShop } from './make-shop';
export { realAddresses } from './real-addresses';
export {
  createWebhookSender,
  makeWebhookMessage,
  signedWebhook,
  WEBHOOK_TEST_SECRET,
} from './webhooks';
