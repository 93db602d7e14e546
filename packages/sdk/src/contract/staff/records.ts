import * as v from 'valibot';
import { orderTotalsSchema } from '../order-receipt';
import { bilingual, idSchema, openPicklist } from '../primitives';
import { customizationSchema } from '../quote-request';
import { LEAD_STATUS_MOVES, ORDER_STATUS_MOVES, REQUEST_STATUS_MOVES, statusesOf } from './statuses';

/*
 * What visitors sent, as the shop's staff reads it. Names and prices are those of the moment it was sent; links into the
 * catalogue are null once what they led to is gone.
 */

export const orderStatusSchema = v.picklist(statusesOf(ORDER_STATUS_MOVES));
export const requestStatusSchema = v.picklist(statusesOf(REQUEST_STATUS_MOVES));
export const leadStatusSchema = v.picklist(statusesOf(LEAD_STATUS_MOVES));

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const linkedId = v.nullable(idSchema);

const statusChangeSchema = v.object({
  /** Status before. */
  from: v.string(),
  /** Status after. */
  to: v.string(),
  /** Note of the person who moved it. */
  note: v.string(),
  /** When it was moved, ISO 8601. */
  at: timestamp,
});
export interface StatusChange extends v.InferOutput<typeof statusChangeSchema> {}

const personSchema = v.object({
  /** Full name. */
  name: v.string(),
  /** E-mail address, if given. */
  email: v.nullable(v.string()),
  /** Phone number with country code and plus when it could be read, else as typed. */
  phone: v.string(),
});

const recordFrame = {
  id: idSchema,
  /** When it was received, ISO 8601. */
  created_at: timestamp,
  /** Changes of status, oldest first. */
  history: v.array(statusChangeSchema),
};

/** An order. */
export const orderRecordSchema = v.object({
  ...recordFrame,
  /** What people call it by, e.g. `48271-93045`. */
  number: v.string(),
  /** Where it is on its way. */
  status: openPicklist(orderStatusSchema.options),
  /** Who sent it. */
  lead: personSchema,
  /** Where it is delivered to. */
  address: v.object({
    /** Country; null once it is gone. */
    country_id: linkedId,
    /** Governorate; null once it is gone. */
    governorate_id: linkedId,
    /** Zone; null once it is gone. */
    zone_id: linkedId,
    /** Country, governorate and zone in words. */
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
  /** What was ordered. */
  lines: v.array(
    v.object({
      /** Product; null once it is gone. */
      item_id: linkedId,
      /** Code of the product at that time. */
      code: v.string(),
      ...bilingual('name'),
      /** How many. */
      quantity: v.number(),
      /** SAR before discount. */
      price: v.number(),
      /** Percent off. */
      discount: v.number(),
      /** SAR after discount. */
      unit_price: v.number(),
      /** SAR: unit price times quantity. */
      line_total: v.number(),
    }),
  ),
  /** What the visitor wrote. */
  notes: v.string(),
  /** How it is paid: in cash on delivery. */
  payment_method: openPicklist(['cash']),
  /** The promo code used, if any. */
  promo_code: v.nullable(v.string()),
  /** ISO 4217 code of all amounts: the shop's currency at that time. */
  currency: v.fallback(v.string(), 'SAR'),
  /** 0.15 for 15 %. */
  tax_rate: v.number(),
  ...orderTotalsSchema.entries,
});
export interface OrderRecord extends v.InferOutput<typeof orderRecordSchema> {}

/** A quote, contact or project request. */
export const requestRecordSchema = v.object({
  ...recordFrame,
  /** Where it is on its way. */
  status: openPicklist(requestStatusSchema.options),
  /** Who sent it. */
  lead: personSchema,
  /** What the visitor wrote. */
  notes: v.string(),
  /** Why the visitor asks; empty on the contact form. */
  reason: v.string(),
  /** Project the request is about. */
  project_id: linkedId,
  /** Product; null once it is gone. */
  item_id: linkedId,
  /** Products to quote. */
  details: v.array(
    v.object({
      /** Product; null once it is gone. */
      item_id: linkedId,
      /** Code of the product at that time. */
      code: v.string(),
      ...bilingual('name'),
      /** How many. */
      quantity: v.number(),
      /** What was changed on the product. */
      customization: v.nullable(customizationSchema),
      /** Name of the chosen colour, if the catalogue still has it. */
      color: v.nullable(v.object(bilingual('name'))),
      /** Names of the chosen fabrics that the catalogue still has. */
      fabrics: v.array(v.object(bilingual('name'))),
    }),
  ),
});
export interface RequestRecord extends v.InferOutput<typeof requestRecordSchema> {}

/** Contact details somebody left. */
export const leadRecordSchema = v.object({
  ...recordFrame,
  /** Where it is on its way. */
  status: openPicklist(leadStatusSchema.options),
  ...personSchema.entries,
  /** The lead form; null for people who ordered or asked for a quote, and for forms that are gone. */
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

/** A message to `WEBHOOK_URL`, by where it is on its way. */
export const eventStateSchema = v.picklist(['pending', 'delivered', 'dead']);
export type EventState = v.InferOutput<typeof eventStateSchema>;

/** A message to the webhook. */
export const eventRecordSchema = v.object({
  id: idSchema,
  /** The header `webhook-id`, the same for every attempt. */
  message_id: v.string(),
  /** What happened. */
  type: openPicklist(EVENT_TYPES),
  /** Id of the order, request or lead. */
  record_id: idSchema,
  /** Whether it is still to be sent, was delivered, or was given up. */
  state: openPicklist(eventStateSchema.options),
  /** How often it was sent. */
  attempts: v.number(),
  /** When it was received, ISO 8601. */
  created_at: timestamp,
  /** When it is sent next, ISO 8601; null unless pending. */
  next_attempt_at: v.nullable(timestamp),
  /** When it was delivered, ISO 8601. */
  delivered_at: v.nullable(timestamp),
  /** Why the last attempt failed. */
  last_error: v.nullable(v.string()),
});
export interface EventRecord extends v.InferOutput<typeof eventRecordSchema> {}
