import * as v from 'valibot';
import { pagingQuerySchema } from '../list-query';
import { idParam } from '../url-params';
import { eventStateSchema, leadStatusSchema, orderStatusSchema, requestStatusSchema } from './records';

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
