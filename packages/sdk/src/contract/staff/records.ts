import * as v from 'valibot';
import { orderTotalsSchema } from '../order-receipt';
import { bilingual, idSchema, openPicklist } from '../primitives';
import { customizationSchema } from '../quote-request';
import { LEAD_STATUS_MOVES, ORDER_STATUS_MOVES, REQUEST_STATUS_MOVES, statusesOf } from './statuses';

/*
 * What visitors submitted, as returned by the staff API. Names and prices are snapshots of the time of submission;
 * references to the catalogue become null when their target is deleted.
 */

export const orderStatusSchema = v.picklist(statusesOf(ORDER_STATUS_MOVES));
export const requestStatusSchema = v.picklist(statusesOf(REQUEST_STATUS_MOVES));
export const leadStatusSchema = v.picklist(statusesOf(LEAD_STATUS_MOVES));

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const linkedId = v.nullable(idSchema);

const statusChangeSchema = v.object({
  /** Previous status. */
  from: v.string(),
  /** New status. */
  to: v.string(),
  /** Note by the staff member who changed it. */
  note: v.string(),
  /** When it was changed, ISO 8601. */
  at: timestamp,
  /** Name of the access it was changed with; null where it isn't known. */
  by: v.nullish(v.string()),
});
export interface StatusChange extends v.InferOutput<typeof statusChangeSchema> {}

const personSchema = v.object({
  /** Full name. */
  name: v.string(),
  /** E-mail address, if given. */
  email: v.nullable(v.string()),
  /** Phone number with plus and country code if it could be parsed, else as typed. */
  phone: v.string(),
});

const recordFrame = {
  id: idSchema,
  /** When it was received, ISO 8601. */
  created_at: timestamp,
  /** Status changes, oldest first. */
  history: v.array(statusChangeSchema),
};

/** An order. */
export const orderRecordSchema = v.object({
  ...recordFrame,
  /** Human-readable order number, e.g. `48271-93045`. */
  number: v.string(),
  /** Current status. */
  status: openPicklist(orderStatusSchema.options),
  /** The visitor's contact details. */
  lead: personSchema,
  /** Delivery address. */
  address: v.object({
    /** Country id; null once it is deleted. */
    country_id: linkedId,
    /** Governorate id; null once it is deleted. */
    governorate_id: linkedId,
    /** Zone id; null once it is deleted. */
    zone_id: linkedId,
    /** Names of country, governorate and zone. */
    ...bilingual('area'),
    /** Nearest landmark. */
    landmark: v.string(),
    /** Street. */
    street: v.string(),
    /** Number or name of the building. */
    building: v.string(),
    /** Floor. */
    floor: v.string(),
    /** Apartment. */
    flat: v.string(),
  }),
  /** The ordered lines. */
  lines: v.array(
    v.object({
      /** Product id; null once it is deleted. */
      item_id: linkedId,
      /** Product code at that time. */
      code: v.string(),
      ...bilingual('name'),
      /** Quantity. */
      quantity: v.number(),
      /** Price before discount, in the shop's currency. */
      price: v.number(),
      /** Discount in percent. */
      discount: v.number(),
      /** Price after discount, in the shop's currency. */
      unit_price: v.number(),
      /** Unit price times quantity, in the shop's currency. */
      line_total: v.number(),
    }),
  ),
  /** The visitor's notes. */
  notes: v.string(),
  /** Payment method: cash on delivery. */
  payment_method: openPicklist(['cash']),
  /** The promo code used, if any. */
  promo_code: v.nullable(v.string()),
  /** When name, contact details, address and notes were erased, ISO 8601; null or omitted while they are there. */
  anonymized_at: v.nullish(timestamp),
  /** ISO 4217 code of all amounts: the shop's currency at that time. */
  currency: v.fallback(v.string(), 'SAR'),
  /** VAT rate: 0.15 for 15 %. */
  tax_rate: v.number(),
  ...orderTotalsSchema.entries,
});
export interface OrderRecord extends v.InferOutput<typeof orderRecordSchema> {}

/** A quote, contact or project request. */
export const requestRecordSchema = v.object({
  ...recordFrame,
  /** Current status. */
  status: openPicklist(requestStatusSchema.options),
  /** The visitor's contact details. */
  lead: personSchema,
  /** The visitor's notes. */
  notes: v.string(),
  /** Reason for the request; empty on the contact form. */
  reason: v.string(),
  /** Id of the project the request is about; null once it is deleted. */
  project_id: linkedId,
  /** Product id; null once it is deleted. */
  item_id: linkedId,
  /** Products to quote. */
  details: v.array(
    v.object({
      /** Product id; null once it is deleted. */
      item_id: linkedId,
      /** Product code at that time. */
      code: v.string(),
      ...bilingual('name'),
      /** Quantity. */
      quantity: v.number(),
      /** What the visitor changed about the product. */
      customization: v.nullable(customizationSchema),
      /** Name of the chosen colour, if it still exists. */
      color: v.nullable(v.object(bilingual('name'))),
      /** Names of the chosen fabrics that still exist. */
      fabrics: v.array(v.object(bilingual('name'))),
    }),
  ),
});
export interface RequestRecord extends v.InferOutput<typeof requestRecordSchema> {}

/** Contact details left by a visitor. */
export const leadRecordSchema = v.object({
  ...recordFrame,
  /** Current status. */
  status: openPicklist(leadStatusSchema.options),
  ...personSchema.entries,
  /** Id of the lead form; null for people who ordered or asked for a quote, and for deleted forms. */
  source_id: linkedId,
});
export interface LeadRecord extends v.InferOutput<typeof leadRecordSchema> {}

export const EVENT_TYPES = [
  'order.placed',
  'order.status_changed',
  'request.received',
  'request.status_changed',
  'lead.received',
  'lead.status_changed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Who gets a message: the shop's webhook, or the maker by e-mail. */
export const EVENT_CHANNELS = ['webhook', 'mail'] as const;
export type EventChannel = (typeof EVENT_CHANNELS)[number];

/** Delivery state of a webhook message. */
export const eventStateSchema = v.picklist(['pending', 'delivered', 'dead']);
export type EventState = v.InferOutput<typeof eventStateSchema>;

/** A message to `WEBHOOK_URL`, or to the maker by e-mail. */
export const eventRecordSchema = v.object({
  id: idSchema,
  /** Value of the `webhook-id` header, the same for every attempt. */
  message_id: v.string(),
  /** Who gets it. */
  channel: openPicklist(EVENT_CHANNELS),
  /** Event type. */
  type: openPicklist(EVENT_TYPES),
  /** Id of the order, request or lead. */
  record_id: idSchema,
  /** Pending, delivered, or dead: given up after three days. */
  state: openPicklist(eventStateSchema.options),
  /** Number of attempts. */
  attempts: v.number(),
  /** When it was received, ISO 8601. */
  created_at: timestamp,
  /** Time of the next attempt, ISO 8601; null unless pending. */
  next_attempt_at: v.nullable(timestamp),
  /** When it was delivered, ISO 8601. */
  delivered_at: v.nullable(timestamp),
  /** Why the last attempt failed. */
  last_error: v.nullable(v.string()),
});
export interface EventRecord extends v.InferOutput<typeof eventRecordSchema> {}

/** How many records an erasure changed. */
export const forgottenRecordsSchema = v.object({
  /** Orders that lost name, contact details, address and notes. */
  orders: v.number(),
  /** Orders left as they are, because they are under way. */
  open_orders: v.number(),
  /** Deleted quote, contact and project requests. */
  requests: v.number(),
  /** Deleted leads. */
  leads: v.number(),
  /** Messages deleted, or left without the personal data. */
  messages: v.number(),
  /** Those of them that were delivered: the receiver has its own copy. */
  delivered_messages: v.number(),
  /** One-time codes, verified phones and limits that named the phone. */
  verifications: v.number(),
});
export interface ForgottenRecords extends v.InferOutput<typeof forgottenRecordsSchema> {}

/** What was erased of a person. */
export const forgottenPersonSchema = v.object({
  ...forgottenRecordsSchema.entries,
  /** Other phones and e-mails in the erased records. They may be the same person's: records with only those are still there. */
  also_named: v.array(v.string()),
});
export interface ForgottenPerson extends v.InferOutput<typeof forgottenPersonSchema> {}
