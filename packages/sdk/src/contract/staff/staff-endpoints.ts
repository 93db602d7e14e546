import * as v from 'valibot';
import type { Endpoint } from '../endpoints';
import { pagingQuerySchema } from '../list-query';
import { idParam } from '../url-params';
import {
  eventRecordSchema,
  eventStateSchema,
  leadRecordSchema,
  leadStatusSchema,
  orderRecordSchema,
  orderStatusSchema,
  requestRecordSchema,
  requestStatusSchema,
} from './records';

const noQuery = v.object({});
const byId = v.object({
  /** Id of the record. */
  id: idParam,
});

/** Years of four digits; dates that the calendar doesn't have, like February 30, are rejected. */
const isInCalendar = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split(/\D/).map(Number);
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1000 && day >= 1 && day <= days;
};

/** A date or timestamp in a query, e.g. `2026-03-01` or `2026-03-01T09:00:00Z`. Dates are days in the shop's time zone. */
const moment = v.pipe(
  v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())]),
  v.check(isInCalendar),
);

/** Filters of every list. Lists are sorted newest first. */
const filters = {
  ...pagingQuerySchema.entries,
  /** Part of a name, an e-mail, a phone or an order number. */
  query: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Only records with a smaller id: continues after the last record of a list, also while new ones arrive. */
  before: v.optional(idParam),
  /** Created at or after this time. */
  from: v.optional(moment),
  /** Created before this time. */
  to: v.optional(moment),
};

export const orderListQuerySchema = v.object({
  ...filters,
  /** Only records with this status. */
  status: v.optional(orderStatusSchema),
});
export interface OrderListQuery extends v.InferInput<typeof orderListQuerySchema> {}
export const requestListQuerySchema = v.object({
  ...filters,
  /** Only records with this status. */
  status: v.optional(requestStatusSchema),
});
export interface RequestListQuery extends v.InferInput<typeof requestListQuerySchema> {}
export const leadListQuerySchema = v.object({
  ...filters,
  /** Only records with this status. */
  status: v.optional(leadStatusSchema),
  /** Only leads of this lead form. */
  source_id: v.optional(idParam),
});
export interface LeadListQuery extends v.InferInput<typeof leadListQuerySchema> {}
export const eventListQuerySchema = v.object({
  ...pagingQuerySchema.entries,
  /** Only messages in this state. */
  state: v.optional(eventStateSchema),
});
export interface EventListQuery extends v.InferInput<typeof eventListQuerySchema> {}

const note = v.optional(v.pipe(v.string(), v.maxLength(1_000)), '');

const staffEndpoint = <const Row extends Endpoint>(row: Row): Row & { needsStaffToken: true } => ({
  ...row,
  needsStaffToken: true,
});

/**
 * Endpoints for staff, called with the staff token: reading what visitors submitted and changing its status. Separate
 * from the visitors' table, so that no page downloads them.
 */
export const staffEndpoints = {
  'staff.orders.list': staffEndpoint({
    method: 'GET',
    path: '/staff/orders',
    results: v.array(orderRecordSchema),
    isPaged: true,
    summary: 'Orders, newest first',
    tag: 'Staff',
    params: noQuery,
    query: orderListQuerySchema,
  }),
  'staff.orders.get': staffEndpoint({
    method: 'GET',
    path: '/staff/orders/{id}',
    results: orderRecordSchema,
    summary: 'One order',
    tag: 'Staff',
    params: byId,
    query: noQuery,
  }),
  'staff.orders.move': staffEndpoint({
    method: 'POST',
    path: '/staff/orders/{id}/status',
    results: orderRecordSchema,
    summary: 'Move an order to another status',
    tag: 'Staff',
    params: byId,
    query: noQuery,
    body: v.object({
      /** The new status. */
      status: orderStatusSchema,
      /** A note for colleagues, stored in the history. */
      note,
    }),
  }),
  'staff.requests.list': staffEndpoint({
    method: 'GET',
    path: '/staff/requests',
    results: v.array(requestRecordSchema),
    isPaged: true,
    summary: 'Quote, contact and project requests, newest first',
    tag: 'Staff',
    params: noQuery,
    query: requestListQuerySchema,
  }),
  'staff.requests.get': staffEndpoint({
    method: 'GET',
    path: '/staff/requests/{id}',
    results: requestRecordSchema,
    summary: 'One request',
    tag: 'Staff',
    params: byId,
    query: noQuery,
  }),
  'staff.requests.move': staffEndpoint({
    method: 'POST',
    path: '/staff/requests/{id}/status',
    results: requestRecordSchema,
    summary: 'Move a request to another status',
    tag: 'Staff',
    params: byId,
    query: noQuery,
    body: v.object({
      /** The new status. */
      status: requestStatusSchema,
      /** A note for colleagues, stored in the history. */
      note,
    }),
  }),
  'staff.leads.list': staffEndpoint({
    method: 'GET',
    path: '/staff/leads',
    results: v.array(leadRecordSchema),
    isPaged: true,
    summary: 'Leads, newest first',
    tag: 'Staff',
    params: noQuery,
    query: leadListQuerySchema,
  }),
  'staff.leads.get': staffEndpoint({
    method: 'GET',
    path: '/staff/leads/{id}',
    results: leadRecordSchema,
    summary: 'One lead',
    tag: 'Staff',
    params: byId,
    query: noQuery,
  }),
  'staff.leads.move': staffEndpoint({
    method: 'POST',
    path: '/staff/leads/{id}/status',
    results: leadRecordSchema,
    summary: 'Move a lead to another status',
    tag: 'Staff',
    params: byId,
    query: noQuery,
    body: v.object({
      /** The new status. */
      status: leadStatusSchema,
      /** A note for colleagues, stored in the history. */
      note,
    }),
  }),
  'staff.events.list': staffEndpoint({
    method: 'GET',
    path: '/staff/events',
    results: v.array(eventRecordSchema),
    isPaged: true,
    summary: 'Webhook messages, newest first; `state=dead` lists those given up',
    tag: 'Staff',
    params: noQuery,
    query: eventListQuerySchema,
  }),
  'staff.events.retry': staffEndpoint({
    method: 'POST',
    path: '/staff/events/{id}/retry',
    results: eventRecordSchema,
    summary: 'Retry a dead message for another three days',
    tag: 'Staff',
    params: byId,
    query: noQuery,
  }),
} as const;

export type StaffEndpoints = typeof staffEndpoints;
export type StaffEndpointName = keyof StaffEndpoints;
/** The validated `results` of the response. */
export type StaffResultsOf<Name extends StaffEndpointName> = v.InferOutput<StaffEndpoints[Name]['results']>;
