import * as v from 'valibot';
import type { ObjectSchemaOf } from '../object-schema';
import { type OrderTotals, orderTotalsSchema } from '../order-receipt';
import { bilingual, idSchema, openPicklist } from '../primitives';
import { type Customization, customizationSchema } from '../quote-request';
import { LEAD_STATUS_MOVES, ORDER_STATUS_MOVES, REQUEST_STATUS_MOVES, statusesOf } from './statuses';

/*
 * Records of what visitors submitted, as the staff API returns them. Names and prices are snapshots of the time of submission;
 * references to the catalogue become null when their target is deleted.
 */

/** Schema of {@link OrderStatus}. */
export const orderStatusSchema = v.picklist(statusesOf(ORDER_STATUS_MOVES));
/** Schema of {@link RequestStatus}. */
export const requestStatusSchema = v.picklist(statusesOf(REQUEST_STATUS_MOVES));
/** Schema of {@link LeadStatus}. */
export const leadStatusSchema = v.picklist(statusesOf(LEAD_STATUS_MOVES));

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const linkedId = v.nullable(idSchema);

/** A change of a record's status. */
export interface StatusChange {
  /** Previous status. */
  from: string;
  /** New status. */
  to: string;
  /** Note by the staff member who changed it. */
  note: string;
  /** When it was changed, ISO 8601. */
  at: string;
  /** Name of the access it was changed with; null where it isn't known. */
  by?: string | null | undefined;
}

/** Schema of {@link StatusChange}. */
export const statusChangeSchema: ObjectSchemaOf<StatusChange> = v.object({
  from: v.string(),
  to: v.string(),
  note: v.string(),
  at: timestamp,
  by: v.nullish(v.string()),
});

/** The contact details of a visitor. */
export interface Person {
  /** Full name. */
  name: string;
  /** E-mail address, if given. */
  email: string | null;
  /** Phone number with plus and country code if it could be parsed, else as typed. */
  phone: string;
}

/** Schema of {@link Person}. */
export const personSchema: ObjectSchemaOf<Person> = v.object({
  name: v.string(),
  email: v.nullable(v.string()),
  phone: v.string(),
});

const recordFrame = {
  id: idSchema,
  created_at: timestamp,
  history: v.array(statusChangeSchema),
};

/** An order. */
export interface OrderRecord extends OrderTotals {
  /** Identifier: a positive integer. */
  id: number;
  /** When it was received, ISO 8601. */
  created_at: string;
  /** Status changes, oldest first. */
  history: StatusChange[];
  /** Human-readable order number, e.g. `48271-93045`. */
  number: string;
  /** Current status. */
  status:
    | 'unknown'
    | 'confirmed'
    | 'cancelled'
    | 'in_production'
    | 'out_for_delivery'
    | 'delivered'
    | 'returned'
    | 'placed';
  /** The visitor's contact details. */
  lead: Person;
  /** Delivery address. */
  address: {
    /** Country id; null once it is deleted. */
    country_id: number | null;
    /** Governorate id; null once it is deleted. */
    governorate_id: number | null;
    /** Zone id; null once it is deleted. */
    zone_id: number | null;
    /** Area in English. */
    area_en: string;
    /** Area in Arabic. */
    area_ar: string;
    /** Nearest landmark. */
    landmark: string;
    /** Street. */
    street: string;
    /** Number or name of the building. */
    building: string;
    /** Floor. */
    floor: string;
    /** Apartment. */
    flat: string;
  };
  /** The ordered lines. */
  lines: {
    /** Product code at that time. */
    code: string;
    /** Product id; null once it is deleted. */
    item_id: number | null;
    /** Name in English. */
    name_en: string;
    /** Name in Arabic. */
    name_ar: string;
    /** Quantity. */
    quantity: number;
    /** Price before discount, in the shop's currency. */
    price: number;
    /** Discount in percent. */
    discount: number;
    /** Price after discount, in the shop's currency. */
    unit_price: number;
    /** Unit price times quantity, in the shop's currency. */
    line_total: number;
  }[];
  /** The visitor's notes. */
  notes: string;
  /** Payment method: cash on delivery. */
  payment_method: 'unknown' | 'cash';
  /** The promo code used, if any. */
  promo_code: string | null;
  /** When name, contact details, address and notes were erased, ISO 8601; null or omitted while they are there. */
  anonymized_at?: string | null | undefined;
  /** ISO 4217 code of all amounts: the shop's currency at that time. */
  currency: string;
  /** VAT rate: 0.15 for 15 %. */
  tax_rate: number;
}

/** Schema of {@link OrderRecord}. */
export const orderRecordSchema: ObjectSchemaOf<OrderRecord> = v.object({
  ...recordFrame,
  number: v.string(),
  status: openPicklist(orderStatusSchema.options),
  lead: personSchema,
  address: v.object({
    country_id: linkedId,
    governorate_id: linkedId,
    zone_id: linkedId,
    ...bilingual('area'),
    landmark: v.string(),
    street: v.string(),
    building: v.string(),
    floor: v.string(),
    flat: v.string(),
  }),
  lines: v.array(
    v.object({
      item_id: linkedId,
      code: v.string(),
      ...bilingual('name'),
      quantity: v.number(),
      price: v.number(),
      discount: v.number(),
      unit_price: v.number(),
      line_total: v.number(),
    }),
  ),
  notes: v.string(),
  payment_method: openPicklist(['cash']),
  promo_code: v.nullable(v.string()),
  anonymized_at: v.nullish(timestamp),
  currency: v.fallback(v.string(), 'SAR'),
  tax_rate: v.number(),
  ...orderTotalsSchema.entries,
});

/** A quote, contact or project request. */
export interface RequestRecord {
  /** Identifier: a positive integer. */
  id: number;
  /** When it was received, ISO 8601. */
  created_at: string;
  /** Status changes, oldest first. */
  history: StatusChange[];
  /** Current status. */
  status: 'unknown' | 'in_progress' | 'answered' | 'closed' | 'new';
  /** The visitor's contact details. */
  lead: Person;
  /** The visitor's notes. */
  notes: string;
  /** Reason for the request; empty on the contact form. */
  reason: string;
  /** Id of the project the request is about; null once it is deleted. */
  project_id: number | null;
  /** Product id; null once it is deleted. */
  item_id: number | null;
  /** Products to quote. */
  details: {
    /** Product code at that time. */
    code: string;
    /** Name in English. */
    name_en: string;
    /** Name in Arabic. */
    name_ar: string;
    /** Product id; null once it is deleted. */
    item_id: number | null;
    /** Quantity. */
    quantity: number;
    /** The visitor's changes to the product. */
    customization: Customization | null;
    /** Name of the chosen colour, if it still exists. */
    color: {
      /** Name in English. */
      name_en: string;
      /** Name in Arabic. */
      name_ar: string;
    } | null;
    /** Names of the chosen fabrics that still exist. */
    fabrics: {
      /** Name in English. */
      name_en: string;
      /** Name in Arabic. */
      name_ar: string;
    }[];
  }[];
}

/** Schema of {@link RequestRecord}. */
export const requestRecordSchema: ObjectSchemaOf<RequestRecord> = v.object({
  ...recordFrame,
  status: openPicklist(requestStatusSchema.options),
  lead: personSchema,
  notes: v.string(),
  reason: v.string(),
  project_id: linkedId,
  item_id: linkedId,
  details: v.array(
    v.object({
      item_id: linkedId,
      code: v.string(),
      ...bilingual('name'),
      quantity: v.number(),
      customization: v.nullable(customizationSchema),
      color: v.nullable(v.object(bilingual('name'))),
      fabrics: v.array(v.object(bilingual('name'))),
    }),
  ),
});

/** Contact details left by a visitor. */
export interface LeadRecord extends Person {
  /** Identifier: a positive integer. */
  id: number;
  /** When it was received, ISO 8601. */
  created_at: string;
  /** Status changes, oldest first. */
  history: StatusChange[];
  /** Current status. */
  status: 'unknown' | 'closed' | 'new' | 'contacted';
  /** Id of the lead form; null for people who ordered or asked for a quote, and for deleted forms. */
  source_id: number | null;
}

/** Schema of {@link LeadRecord}. */
export const leadRecordSchema: ObjectSchemaOf<LeadRecord> = v.object({
  ...recordFrame,
  status: openPicklist(leadStatusSchema.options),
  ...personSchema.entries,
  source_id: linkedId,
});

/** The part of a record that is returned when its status changes: a token that may only write can't read the rest. */
export interface MovedRecord<Status extends string> {
  /** Identifier: a positive integer. */
  id: number;
  /** Current status. */
  status: 'unknown' | Status;
  /** Status changes, oldest first. */
  history: StatusChange[];
}

/* @__NO_SIDE_EFFECTS__ */
/** Schema of {@link MovedRecord}. */
export const movedRecordSchema = <const Status extends string>(
  statuses: readonly Status[],
): ObjectSchemaOf<MovedRecord<Status>> =>
  v.object({ id: idSchema, status: openPicklist(statuses), history: v.array(statusChangeSchema) });

/** The events that webhook messages report. */
export const EVENT_TYPES = [
  'order.placed',
  'order.status_changed',
  'request.received',
  'request.status_changed',
  'lead.received',
  'lead.status_changed',
] as const;
/** An event that a webhook message reports. */
export type EventType = (typeof EVENT_TYPES)[number];

/** Who gets a message: the shop's webhook, or the maker by e-mail. */
export const EVENT_CHANNELS = ['webhook', 'mail'] as const;
/** Who gets a message. */
export type EventChannel = (typeof EVENT_CHANNELS)[number];

/** Delivery state of a webhook message. */
export const eventStateSchema = v.picklist(['pending', 'delivered', 'dead']);
/** Whether a webhook message is pending, delivered or dead. */
export type EventState = v.InferOutput<typeof eventStateSchema>;

/** A message to `WEBHOOK_URL`, or to the maker by e-mail. */
export interface EventRecord {
  /** Identifier: a positive integer. */
  id: number;
  /** Value of the `webhook-id` header, the same for every attempt. */
  message_id: string;
  /** Who gets it. */
  channel: EventChannel | 'unknown';
  /** Event type. */
  type:
    | 'unknown'
    | 'order.placed'
    | 'order.status_changed'
    | 'request.received'
    | 'request.status_changed'
    | 'lead.received'
    | 'lead.status_changed';
  /** Id of the order, request or lead. */
  record_id: number;
  /** Pending, delivered, or dead: given up after three days. */
  state: 'unknown' | 'delivered' | 'pending' | 'dead';
  /** Number of attempts. */
  attempts: number;
  /** When it was received, ISO 8601. */
  created_at: string;
  /** Time of the next attempt, ISO 8601; null unless pending. */
  next_attempt_at: string | null;
  /** When it was delivered, ISO 8601. */
  delivered_at: string | null;
  /** Why the last attempt failed. */
  last_error: string | null;
}

/** Schema of {@link EventRecord}. */
export const eventRecordSchema: ObjectSchemaOf<EventRecord> = v.object({
  id: idSchema,
  message_id: v.string(),
  channel: openPicklist(EVENT_CHANNELS),
  type: openPicklist(EVENT_TYPES),
  record_id: idSchema,
  state: openPicklist(eventStateSchema.options),
  attempts: v.number(),
  created_at: timestamp,
  next_attempt_at: v.nullable(timestamp),
  delivered_at: v.nullable(timestamp),
  last_error: v.nullable(v.string()),
});

/** The numbers of records that an erasure changed. */
export interface ForgottenRecords {
  /** Orders that lost name, contact details, address and notes. */
  orders: number;
  /** Orders left as they are, because they are under way. */
  open_orders: number;
  /** Deleted quote, contact and project requests. */
  requests: number;
  /** Deleted leads. */
  leads: number;
  /** Messages deleted, or left without the personal data. */
  messages: number;
  /** Number of the deleted messages that had been delivered: the receiver has its own copy. */
  delivered_messages: number;
  /** One-time codes, verified phones and limits that named the phone. */
  verifications: number;
}

/** Schema of {@link ForgottenRecords}. */
export const forgottenRecordsSchema: ObjectSchemaOf<ForgottenRecords> = v.object({
  orders: v.number(),
  open_orders: v.number(),
  requests: v.number(),
  leads: v.number(),
  messages: v.number(),
  delivered_messages: v.number(),
  verifications: v.number(),
});

/** The records of a person that were erased. */
export interface ForgottenPerson extends ForgottenRecords {
  /** Other phones and e-mails in the erased records. They may be the same person's: records with only those are still there. */
  also_named: string[];
}

/** Schema of {@link ForgottenPerson}. */
export const forgottenPersonSchema: ObjectSchemaOf<ForgottenPerson> = v.object({
  ...forgottenRecordsSchema.entries,
  also_named: v.array(v.string()),
});
