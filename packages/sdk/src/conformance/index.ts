export type { Deviation } from '../backend/checking/deviation';
export type { WebhookInbox, WebhookRequest } from '../backend/checking/webhook-inbox';
export { formatReport } from './format-report';
export { PROFILES, type Profile } from './profile';
export {
  type ConformanceOptions,
  type ConformanceReport,
  type Outcome,
  runConformance,
  Unreachable,
  type Verdict,
} from './run-conformance';
export { createWebhookReceiver, type WebhookReceiver } from './webhook-receiver';
