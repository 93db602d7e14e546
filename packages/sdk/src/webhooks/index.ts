export { retryAfterSeconds } from '../client/retry-after-seconds';
export { verifyWebhook, WebhookError, type WebhookHeaders } from './verify-webhook';
export type {
  UnknownWebhookMessage,
  WebhookData,
  WebhookMessage,
  WebhookMessageOf,
  WebhookType,
} from './webhook-message';
