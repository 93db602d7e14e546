import { type EventType, leadRecordSchema, orderRecordSchema, requestRecordSchema } from './records';

/** Schema of the record that a webhook message of each type carries, as it is after the event. */
export const eventDataSchemas = {
  'order.placed': orderRecordSchema,
  'order.status_changed': orderRecordSchema,
  'request.received': requestRecordSchema,
  'request.status_changed': requestRecordSchema,
  'lead.received': leadRecordSchema,
  'lead.status_changed': leadRecordSchema,
} as const satisfies Record<EventType, unknown>;
